export interface Tic {
  name: string
  pattern: RegExp
  /** The largest share of texts, from 0 to 1, that may have it. */
  share: number
}

const told = /\b(?:has|have|had|was|were)(?: been)? (?:told|informed|notified|briefed|thanked)\b/i

/** A relative clause appended to a finished sentence. */
const trailing = /, (?:\w+ of )?which\b[^.!?]*[.!?]/i

/** Habits of first drafts. A line that could follow any sentence is no joke. */
export const drawerTics: readonly Tic[] = [
  { name: 'a tail: “, and …”', pattern: /, and /i, share: 0.03 },
  { name: 'nobody, no one', pattern: /\b(?:nobody|no one)\b/i, share: 0.01 },
  { name: 'somebody, someone', pattern: /\b(?:somebody|someone)\b/i, share: 0.01 },
  { name: 'everybody, everyone', pattern: /\b(?:everybody|everyone)\b/i, share: 0.01 },
  { name: 'once, twice', pattern: /\b(?:once|twice)\b/i, share: 0.01 },
  {
    name: 'was told, informed, notified, briefed or thanked',
    pattern: told,
    share: 0.005,
  },
  { name: 'has asked for', pattern: /\b(?:has|have) asked for\b/i, share: 0.005 },
  {
    name: 'took it well',
    pattern: /\b(?:took|taking|takes) (?:it|this|that) (?:well|badly|personally)\b/i,
    share: 0.005,
  },
  { name: 'an object with feelings or opinions', pattern: /\b(?:feelings|opinions?)\b/i, share: 0.01 },
  { name: 'in that order', pattern: /\bin that order\b/i, share: 0.005 },
  { name: 'technically', pattern: /\btechnically\b/i, share: 0.005 },
  { name: 'so far, for now', pattern: /\b(?:so far|for now)\b/i, share: 0.01 },
  { name: 'an apology', pattern: /\bapolog/i, share: 0.005 },
  { name: 'forty, nine, eleven', pattern: /\b(?:forty|nine|eleven)\b/i, share: 0.01 },
  { name: 'a meeting', pattern: /\bmeetings?\b/i, share: 0.01 },
  { name: 'shoes', pattern: /\bshoes?\b/i, share: 0.005 },
  { name: 'Mondays', pattern: /\bmondays?\b/i, share: 0.005 },
  { name: 'a duck, a cat, a plant', pattern: /\b(?:ducks?|cats?|plants?)\b/i, share: 0.01 },
  { name: 'a question', pattern: /\?$/, share: 0.005 },
  { name: 'an exclamation', pattern: /!/, share: 0.005 },
  { name: 'is included', pattern: /\bincluded\.$/i, share: 0.01 },
  { name: 'please …', pattern: /^please\b/i, share: 0.05 },
  { name: 'you may …', pattern: /\byou may\b/i, share: 0.03 },
  { name: 'still', pattern: /\bstill\b/i, share: 0.03 },
  { name: 'a sentence that ends on “, which …”', pattern: trailing, share: 0.015 },
  {
    name: '… is a word',
    pattern: /\bis (?:a|an|the) (?:\w+ )?(?:noun|verb|word|number|estimate|suggestion)\.$/i,
    share: 0.015,
  },
]

/** The largest share of results that may begin their line with the same word. */
export const mostOfOneOpening = 0.09
/** The largest share of results that may add the same word of five letters or more. */
export const mostOfOneWord = 0.055

/** Habits of the site's copy, found by reading all of it aloud. */
export const siteTics: readonly Omit<Tic, 'share'>[] = [
  { name: 'nobody, no one', pattern: /\b(?:nobody|no one)\b/ },
  { name: 'somebody, someone', pattern: /\b(?:somebody|someone)\b/ },
  // "Once a week" is a frequency, and no joke.
  { name: 'once, twice', pattern: /\b(?:once|twice)\b(?! an? (?:day|week|month|year))/ },
  { name: 'was told, informed, notified, briefed or thanked', pattern: told },
  { name: 'has asked', pattern: /\b(?:has|have) (?:since )?asked\b/ },
  { name: 'took it well', pattern: /\b(?:took|taking|takes) (?:it|this|that) (?:well|badly|personally)\b/ },
  { name: 'there was an N+1th', pattern: /\bthere was an? (?:\w+th|second|third|fifth)\b/ },
  { name: 'is a noun', pattern: /\bis an? (?:noun|verb|word|number|estimate|suggestion|opinion)\./ },
  {
    name: 'took an afternoon',
    pattern: /\btook (?:\w+ )?(?:longest|minutes?|months?|years?|(?:an?|one) (?:afternoon|meeting))\b/,
  },
  { name: 'in that order', pattern: /\bin that order\b/ },
  { name: 'a meeting', pattern: /\bmeetings?\b/ },
  { name: 'shoes', pattern: /\bshoes?\b/ },
  { name: 'forty', pattern: /\bforty\b/ },
  { name: 'nine', pattern: /\bnine\b/ },
  { name: 'eleven', pattern: /\beleven\b/ },
  { name: 'technically', pattern: /\btechnically\b/ },
  { name: 'a sentence that ends on “, which …”', pattern: trailing },
]

/** Most occurrences of one habit in the site's copy. */
export const mostOfOneSiteTic = 5
/** The largest share of paragraphs that may end on a sentence of seven words or fewer. */
export const mostShortEndings = 1 / 3
