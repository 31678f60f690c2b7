import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

/** The kept library's list, and milder words that it leaves alone. */
const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .addPhrase((phrase) =>
    phrase
      .addPattern(pattern`|shit`)
      .addWhitelistedTerm('shiitake')
      .addWhitelistedTerm('cockpit')
      .addWhitelistedTerm('peacock')
      .addWhitelistedTerm('shuttlecock'),
  )
  .addPhrase((phrase) => phrase.addPattern(pattern`|damn`).addWhitelistedTerm('damnation'))
  .addPhrase((phrase) => phrase.addPattern(pattern`|crap|`).addPattern(pattern`|crappy`))
  .addPhrase((phrase) => phrase.addPattern(pattern`|piss`).addWhitelistedTerm('pissarro'))
  .addPhrase((phrase) => phrase.addPattern(pattern`|prick|`))
  .addPhrase((phrase) => phrase.addPattern(pattern`|wtf|`))
  .addPhrase((phrase) => phrase.addPattern(pattern`the hell|`))
  .addPhrase((phrase) => phrase.addPattern(pattern`|goddam`))

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers })
/** A letter that a sign stands for: "f*ck", "sh!t", "@ss". */
const starred =
  /\b(?:f[*@#$%!-]+c?k\w*|s[*@#$%!-]+[i*]?t\w*|sh[*@#$%!-]+t\w*|b[*@#$%!-]+t?ch\w*|a[*$@#]{2,}\w*|d[*@#$!]+ck\w*|c[*@#$!]+nt\w*|\w+[*]{2,}\w*)/i

/** Whether a text holds a swear word, plain or hidden behind look-alike signs. */
export function isProfane(text: string): boolean {
  return starred.test(text) || matcher.hasMatch(text)
}
