/**
 * Calls `act` after the first paint. Measuring or changing the page earlier forces a layout, and the first paint waits for
 * it.
 */
export const afterFirstFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
