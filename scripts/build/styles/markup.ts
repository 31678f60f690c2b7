/** An element with code in it. */
export interface Code {
  readonly element: string
  /** What stands between its tags. */
  readonly text: string
  readonly kind: 'style' | 'script' | 'facts'
}

/** A piece of a page, of whole elements, and what style sheets and policies ask it for. */
export interface Markup {
  readonly text: string
  readonly classes: ReadonlySet<string>
  /** As `<p`. */
  readonly elements: ReadonlySet<string>
  /** Those that begin with `data-`, with a space before and their values. */
  readonly attributes: ReadonlySet<string>
  /** Custom properties that it reads, as `var(--ink`. */
  readonly properties: ReadonlySet<string>
  readonly code: readonly Code[]
}

/** Takes words of markup apart once: most pages have the same elements. */
const classNames = new Map<string, readonly string[]>()

function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const attribute of new Set(html.match(/\sclass="[^"]*"/g))) {
    const names = classNames.get(attribute) ?? attribute.slice(attribute.indexOf('"') + 1, -1).split(/\s+/)
    classNames.set(attribute, names)
    for (const name of names) classes.add(name)
  }
  return classes
}

/** Facts for search engines are code to a parser alone. */
const kindOf = (name: string | undefined, attributes: string): Code['kind'] => {
  if (attributes.includes('application/ld+json')) return 'facts'
  return name === 'style' ? 'style' : 'script'
}

const codeIn = (html: string): Code[] =>
  [...html.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)].map(
    ([element, kind, attributes = '', text = '']) => ({
      element,
      text,
      kind: kindOf(kind, attributes),
    }),
  )

const foundIn = (html: string, pattern: RegExp): ReadonlySet<string> => new Set(html.match(pattern))

export const readMarkup = (text: string): Markup => ({
  text,
  classes: classesIn(text),
  elements: foundIn(text, /<[a-z][\w-]*/gi),
  attributes: foundIn(text, / data-[\w-]+(?:="[^"]*")?/g),
  properties: foundIn(text, /var\(--[\w-]+/g),
  code: codeIn(text),
})

/** The name of an attribute, with the space before it. */
export const attributeName = (attribute: string): string => attribute.split('=', 1)[0] ?? attribute
