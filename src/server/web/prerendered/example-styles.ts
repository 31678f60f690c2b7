/** In the `server` folder of a build. scripts/build/styles/page-styles.ts writes it. */
export const exampleStylesFile = 'example-styles.json'

/** The style sheet of all pages of examples: what those that the build made have together. */
export interface ExampleStyles {
  readonly css: string
  /** Selectors of what none of them has, whose rules it lacks. */
  readonly leftOut: readonly string[]
}

/** What a page has, as selectors. */
function selectorsOn(html: string): Set<string> {
  const classes = new Set(html.match(/\sclass="[^"]*"/g)).values().flatMap((attribute) =>
    attribute
      .slice(attribute.indexOf('"') + 1, -1)
      .split(/\s+/)
      .map((name) => `.${name}`),
  )
  const attributes = new Set(html.match(/ data-[\w-]+(?:="[^"]*")?/g)).values().flatMap((attribute) => {
    const [name = '', value] = attribute.trim().split(/="|"$/)
    return value === undefined ? [`[${name}]`] : [`[${name}]`, `[${name}=${value}]`, `[${name}="${value}"]`]
  })
  const elements = new Set(html.match(/<[a-z][\w-]*/gi)).values().map((element) => element.slice(1))
  return new Set([...classes, ...attributes, ...elements])
}

/** Whether a page shows nothing whose rules the style sheet lacks. */
export function suits({ leftOut }: ExampleStyles, html: string): boolean {
  const shown = selectorsOn(html)
  return !leftOut.some((selector) => shown.has(selector))
}
