import type { Reading } from './reading.ts'

/** A line would hang on the wrong one of two clauses, or on what is not said to be so. */
const twofold =
  /[;?!]|\b(?:if|unless|whether|might|but|because|although|though|however|due to|which|since|sorry|regret|unfortunately)\b|\bapolog|, (?:so|and|or) (?:we|i|it|they|you|he|she|there|please|the|our)\b|, (?:so|please|which)\b/
/** Not for the gate, which was passed, but for lines that do not look at the subject. */
const delicate =
  /\b(?:accidents?|injur\w+|patients?|hospital|doctor|nurse|clinic|medical|medication|police|court|lawsuit|attorney|service animals?|wheelchair|women|minority|veterans?|smok\w+|allerg\w+|shots|vaccin\w+|layoffs?|terminat\w+|parental leave|maternity|food bank|food pantry|shelter|past due|candidates?|cancel+ed|evacuat\w+|fire|complaint|harass\w+|deceased|memorial)\b/
const aboutMe = /^(?:i|i'm|i've|i'd|i'll|my)\b/
const longest = 130

/** What a line that does not look at the subject puts up with. */
export interface Tolerance {
  /** It also follows what a writer says of herself: "I am…", "My…". */
  readonly mine?: boolean | undefined
  /** It also follows a sentence of two clauses, since it hangs on neither. */
  readonly twofold?: boolean | undefined
}

/** A message's words in lower case, without its end. */
export const plainText = ({ text, asks }: Pick<Reading, 'text' | 'asks'>): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(asks ? /\?+$/ : /[.!…]*["')\]]*$/, '')

/**
 * Whether a message is one plain sentence, which a line can follow that takes up how it is said, whatever it is about: short, of
 * one clause, not about the writer and not about what may be delicate.
 */
export function isPlain(reading: Reading, { mine, twofold: joined }: Tolerance): boolean {
  const sentence = plainText(reading)
  if (reading.sentences > 1 || sentence.length > longest || delicate.test(sentence)) return false
  return (joined || !twofold.test(sentence)) && (mine || reading.asks || !aboutMe.test(sentence))
}
