/** Shapes of drawings, which end themselves. */
const ended = /><\/(?:path|circle|ellipse|rect|line|polygon|polyline|use)>/g

/** What an island is given: JSON, which is full of the quotes that other attributes stand in. */
const given = /( data-props=)"([^"']*)"/g

/**
 * Markup that browsers read as the same elements, in fewer bytes: 0.15 KB of home. Words and attributes stay as they are.
 */
export const shortMarkup = (html: string): string =>
  html
    .replace(ended, '/>')
    .replace(given, (_, name: string, value: string) => `${name}'${value.replaceAll('&quot;', '"')}'`)
