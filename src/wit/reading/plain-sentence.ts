import type { Reading } from './reading.ts'

/** Signs of two clauses, where a line could refer to the wrong one, or of an uncertain statement. */
const twofold =
  /[;?!]|\b(?:if|unless|whether|might|but|because|although|though|however|due to|which|since|sorry|regret|unfortunately)\b|\bapolog|, (?:so|and|or) (?:we|i|it|they|you|he|she|there|please|the|our)\b|, (?:so|please|which)\b/
/** Subjects that the gate lets pass, but that lines about the phrasing must avoid. */
const delicate =
  /\b(?:accidents?|injur\w+|patients?|hospital|doctor|nurse|clinic|medical|medication|police|court|lawsuit|attorney|service animals?|wheelchair|women|minority|veterans?|smok\w+|allerg\w+|shots|vaccin\w+|layoffs?|terminat\w+|parental leave|maternity|food bank|food pantry|shelter|past due|candidates?|cancel+ed|evacuat\w+|fire|complaint|harass\w+|deceased|memorial)\b/
const aboutMe = /^(?:i|i'm|i've|i'd|i'll|my)\b/
const longest = 130

/** Exceptions that a line about the phrasing allows. */
export interface Tolerance {
  /** Whether it may follow a statement about the author: "I am…", "My…". */
  readonly mine?: boolean | undefined
  /** Whether it may follow a sentence of two clauses, since it refers to neither. */
  readonly twofold?: boolean | undefined
}

/** A message's words in lower case, without its end mark. */
export const plainText = ({ text, asks }: Pick<Reading, 'text' | 'asks'>): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(asks ? /\?+$/ : /[.!…]*["')\]]*$/, '')

/**
 * Whether a message is one plain sentence, so that a line about its phrasing can follow with any subject: short, of one
 * clause, neither about the author nor about a delicate subject.
 */
export function isPlain(reading: Reading, { mine, twofold: joined }: Tolerance): boolean {
  const sentence = plainText(reading)
  if (reading.sentences > 1 || sentence.length > longest || delicate.test(sentence)) return false
  return (joined || !twofold.test(sentence)) && (mine || reading.asks || !aboutMe.test(sentence))
}
