/**
 * Calls `act` once the page has been shown. What a script changes or measures before that has the whole page laid out first,
 * and the first picture waits for the script.
 */
export const afterFirstFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
