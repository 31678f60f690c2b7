// `en-GB` has no comma before the last word, which is the site's style; `en-US` would add one.
const all = new Intl.ListFormat('en-GB')
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** "a, b and c" */
export const allOf = (words: readonly string[]): string => all.format(words)

/** "a, b or c" */
export const anyOf = (words: readonly string[]): string => any.format(words)
