/** Path within the `server` folder of a build. scripts/build/styles/page-styles.ts writes it. */
export const exampleStylesFile = 'example-styles.json'

/** The common style sheet of the pages of examples, from those of the build. */
export interface ExampleStyles {
  readonly css: string
  /** Selectors without a match in the build's pages, whose rules it lacks. */
  readonly leftOut: readonly string[]
}

/** The classes, attributes and elements of a page, as selectors. */
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

/** Whether the style sheet has all rules that a page needs. */
export function suits({ leftOut }: ExampleStyles, html: string): boolean {
  const shown = selectorsOn(html)
  return !leftOut.some((selector) => shown.has(selector))
}
