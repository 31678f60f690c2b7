/** A word without the endings of plurals and tenses. Only alike matters, not whether it is still a word. */
export function stemOf(word: string): string {
  const singular = withoutPlural(word)
  const root = singular.replace(/(?:ing|(?<!e)ed)$/, (ending, at: number) =>
    hasVowel(singular.slice(0, at)) ? '' : ending,
  )
  const single = root === singular ? root : root.replace(/([bdfgmnprt])\1$/, '$1')
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single
}

function withoutPlural(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '')
}

const hasVowel = (text: string): boolean => text.length > 2 && /[aeiouy]/.test(text)
