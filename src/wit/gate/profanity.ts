import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

/** The library's list, and milder words that it lacks. The library reads double letters as one, but for b, e, o, l, s and g: "crappy" as "crapy". */
const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .addPhrase((phrase) =>
    phrase
      .addPattern(pattern`|shit`)
      .addWhitelistedTerm('shiitake')
      .addWhitelistedTerm('cockpit')
      .addWhitelistedTerm('peacock')
      .addWhitelistedTerm('shuttlecock')
      .addWhitelistedTerm('retardant')
      .addWhitelistedTerm('retardation'),
  )
  .addPhrase((phrase) => phrase.addPattern(pattern`|damn`).addWhitelistedTerm('damnation'))
  .addPhrase((phrase) => phrase.addPattern(pattern`|crap|`).addPattern(pattern`|crapy`))
  .addPhrase((phrase) => phrase.addPattern(pattern`|piss`).addWhitelistedTerm('pissarro'))
  .addPhrase((phrase) => phrase.addPattern(pattern`|prick|`))
  .addPhrase((phrase) => phrase.addPattern(pattern`|wtf|`))
  .addPhrase((phrase) => phrase.addPattern(pattern`the hell|`))
  .addPhrase((phrase) => phrase.addPattern(pattern`|godam`))

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers })
/** Swear words with signs in place of letters: "f*ck", "s#t", "bull****". */
const starred =
  /\b(?:f[*@#$%!-]+c?k|s[*@#$%!-]+i?t|sh[*@#$%!-]+t|b[*@#$%!-]+t?ch|a[*$@#]{2}|d[*@#$!]+ck|c[*@#$!]+nt|\w+[*]{2})/i

/** Whether a text holds a swear word, plain or hidden behind look-alike signs. */
export function isProfane(text: string): boolean {
  return starred.test(text) || matcher.hasMatch(text)
}
