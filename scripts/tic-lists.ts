export interface Tic {
  name: string
  pattern: RegExp
  /** The share of texts, from 0 to 1, that may have it. */
  share: number
}

/** What a first draft reaches for. A joke that could follow any sentence is none. */
export const drawerTics: readonly Tic[] = [
  { name: 'a tail: “, and …”', pattern: /, and /i, share: 0.03 },
  { name: 'nobody, no one', pattern: /\b(?:nobody|no one)\b/i, share: 0.01 },
  { name: 'somebody, someone', pattern: /\b(?:somebody|someone)\b/i, share: 0.01 },
  { name: 'everybody, everyone', pattern: /\b(?:everybody|everyone)\b/i, share: 0.01 },
  { name: 'once, twice', pattern: /\b(?:once|twice)\b/i, share: 0.01 },
  {
    name: 'was told, informed, notified, briefed or thanked',
    pattern: /\b(?:has|have|had|was|were)(?: been)? (?:told|informed|notified|briefed|thanked)\b/i,
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
  {
    name: '… is a word',
    pattern: /\bis (?:a|an|the) (?:\w+ )?(?:noun|verb|word|number|estimate|suggestion)\.$/i,
    share: 0.015,
  },
]

/** The share of results that may begin their line with the same word. */
export const mostOfOneOpening = 0.09
/** The share of results that may bring the same word of five letters or more, which their sentences do not have. */
export const mostOfOneWord = 0.055
