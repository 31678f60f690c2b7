// The house writes lists without the comma before the last word; in `en-US` there would be one.
const all = new Intl.ListFormat('en-GB')
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** "a, b and c" */
export const allOf = (words: readonly string[]): string => all.format(words)

/** "a, b or c" */
export const anyOf = (words: readonly string[]): string => any.format(words)
