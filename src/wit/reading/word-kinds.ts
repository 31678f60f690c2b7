import type { TaggedWord } from '#language/tagger.ts'

/** Verbs that the tagger takes for the last noun of a compound: "Your free trial ends tomorrow". */
const verbsReadAsNouns = new Map(
  Object.entries({
    ends: 'end',
    starts: 'start',
    begins: 'begin',
    drops: 'drop',
    opens: 'open',
    closes: 'close',
    leaves: 'leave',
    launches: 'launch',
    returns: 'return',
    restarts: 'restart',
    reopens: 'reopen',
    ships: 'ship',
    departs: 'depart',
    expires: 'expire',
    arrives: 'arrive',
    changes: 'change',
    moves: 'move',
    runs: 'run',
    turns: 'turn',
    takes: 'take',
    lasts: 'last',
    costs: 'cost',
    needs: 'need',
    works: 'work',
  }),
)

/** Participles whose dictionary form the tagger does not know. */
const participles = new Map(
  Object.entries({
    taken: 'take',
    written: 'write',
    grown: 'grow',
    worn: 'wear',
    drawn: 'draw',
    given: 'give',
    shown: 'show',
    thrown: 'throw',
    eaten: 'eat',
    chosen: 'choose',
    driven: 'drive',
    forgotten: 'forget',
    risen: 'rise',
    gone: 'go',
  }),
)

const noun = (word: TaggedWord): TaggedWord => ({
  ...word,
  kind: 'noun',
  lemma: word.lower.endsWith('ing') ? word.lower : word.lemma,
  form: undefined,
  plural: word.plural || (word.lower !== word.lemma && /[^s]s$/.test(word.lower)),
})
const isVerbal = (word: TaggedWord | undefined) => word?.kind === 'verb' || word?.kind === 'auxiliary'

/** Whether a word is a noun at the start: "Gift cards are valid", a bare verb before nouns and another verb. */
function isNounAtStart(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at]
  if (word?.kind !== 'verb' || word.form !== 'base' || word.breakAfter || word.lower === 'welcome') return false
  if (at > 0 && words[at - 1]?.sentence === word.sentence) return false
  let next = at + 1
  while (words[next]?.kind === 'noun' && !words[next]?.breakAfter) next++
  return next > at + 1 && isVerbal(words[next]) && words[next]?.form !== 'gerund'
}

/** Whether a word is a determiner that needs a noun: "this" and "all" can stand alone. */
const leadsNoun = ({ kind, lower }: TaggedWord) =>
  kind === 'determiner' &&
  !['this', 'that', 'these', 'those', 'all', 'both', 'some', 'any', 'each', 'no'].includes(lower)

/** Whether a word is a noun after a number or a determiner: "20 minutes late", "our returns", "our landscaping crew". */
function isNounAfter(word: TaggedWord, before: TaggedWord, next: TaggedWord | undefined): boolean {
  if (before.text.endsWith('%')) return true
  if (/['’]s$/.test(before.text)) return isVerbal(next)
  if (before.lower === 'all' || before.lemma === 'need') return word.lemma !== word.lower && word.lower.endsWith('s')
  if (before.kind === 'number') return word.lemma !== word.lower && word.lower.endsWith('s')
  if (!leadsNoun(before) || word.form === 'past') return false
  return word.form !== 'gerund' || isVerbal(next) || next?.kind === 'noun'
}

/** Whether a word is the noun of an activity: "Parking on the street is not allowed", "a position in accounting", "on leave". */
function isActivity(word: TaggedWord, before: TaggedWord | undefined, next: TaggedWord | undefined): boolean {
  const starts = before === undefined || before.sentence !== word.sentence
  const ends = next === undefined || next.sentence !== word.sentence || word.breakAfter
  if (word.lower === 'leave' && before?.lower === 'on') return true
  if (word.form !== 'gerund') return false
  if (starts)
    return ['parking', 'smoking', 'seating', 'shipping', 'boarding', 'heating', 'training'].includes(word.lower)
  return before?.kind === 'preposition' && ends
}

const isMisreadAsVerb = (words: readonly TaggedWord[], at: number, word: TaggedWord): boolean => {
  if (word.kind !== 'verb') return false
  const before = words[at - 1]
  const near = before && before.sentence === word.sentence && !before.breakAfter ? before : undefined
  return (
    isNounAtStart(words, at) ||
    (near !== undefined && isNounAfter(word, near, words[at + 1])) ||
    isActivity(word, before, words[at + 1])
  )
}

/** Whether a word is an imperative or an infinitive: "Don't microwave fish", "Please mute your phone". */
function isBareVerb(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (!word || !before || word.plural || !['noun', 'adjective'].includes(word.kind)) return false
  if (before.lemma === 'not' && words[at - 2]?.lemma === 'do') return true
  const next = words[at + 1]
  return before.lower === 'please' && next !== undefined && (leadsNoun(next) || next.lower === 'all')
}

/** Joins "check-in" in "Check-in is at 3", which the tagger splits. */
function joinCheckIn(words: readonly TaggedWord[]): TaggedWord[] {
  const isJoint = (at: number) => {
    const [word, particle, next] = [words[at], words[at + 1], words[at + 2]]
    return word?.lower === 'check' && ['in', 'out'].includes(particle?.lower ?? '') && isVerbal(next)
  }
  return words.flatMap((word, at) => {
    if (isJoint(at - 1)) return []
    if (!isJoint(at)) return [word]
    const name = `check ${words[at + 1]?.lower}`
    return [{ ...noun(word), lower: name, lemma: name }]
  })
}

/** Whether a word of time names a thing: "Our hours", "minutes of the meeting". */
const isTimeAsThing = (word: TaggedWord, before: TaggedWord | undefined) =>
  (['hours', 'minutes'].includes(word.lower) || (word.lower === 'hour' && before?.lower === 'happy')) &&
  (before === undefined ||
    before.sentence !== word.sentence ||
    (before.kind !== 'number' && leadsNoun(before)) ||
    ['happy', 'quiet', 'opening', 'business', 'store', 'office', 'holiday', 'meeting'].includes(before.lower))

/** Corrects words that the tagger misreads in any context. */
function settleByName(word: TaggedWord, before: TaggedWord | undefined): TaggedWord | undefined {
  switch (word.lower) {
    case 'rsvp':
      return { ...word, kind: 'verb', form: 'base' }
    case 'went':
      return { ...word, lemma: 'go', kind: 'verb', form: 'past' }
    case 'trial':
    case 'conditioning':
      return noun(word)
    case 'am':
      return before?.kind === 'number' ? { ...word, lemma: 'am', kind: 'adverb', form: undefined } : undefined
    case 'rose':
      return before?.plural ? { ...word, lemma: 'rise', kind: 'verb', form: 'past' } : undefined
    case 'back':
      return word.kind === 'verb' && isVerbal(before) ? { ...word, kind: 'adverb', form: undefined } : undefined
    case 'may': {
      const isMonth = word.text.startsWith('May') && before?.kind === 'preposition'
      return isMonth ? { ...word, kind: 'noun', lemma: 'may', form: undefined, date: true } : undefined
    }
    default:
      return undefined
  }
}

function settle(words: readonly TaggedWord[], at: number, word: TaggedWord): TaggedWord {
  const before = words[at - 1]
  const participle = participles.get(word.lower)
  if (participle && isVerbal(before)) return { ...word, lemma: participle, kind: 'verb', form: 'past' }
  const named = settleByName(word, before)
  if (named) return named
  if (isTimeAsThing(word, before))
    return { ...noun(word), lemma: word.lower.replace(/s$/, ''), date: false, plural: word.lower.endsWith('s') }
  if (isBareVerb(words, at)) return { ...word, kind: 'verb', form: 'base', lemma: word.lower, plural: false }
  const leads = ['vending', 'washing', 'waiting', 'booking'].includes(word.lower) && words[at + 1]?.kind === 'noun'
  return leads || isMisreadAsVerb(words, at, word) ? noun(word) : word
}

/** Corrects the only verb of a sentence where the tagger took it for a noun: "Your free trial ends tomorrow". */
function settleEnd(words: readonly TaggedWord[], at: number, word: TaggedWord): TaggedWord {
  const verb = verbsReadAsNouns.get(word.lower)
  const before = words[at - 1]
  if (!verb || word.kind !== 'noun' || before?.kind !== 'noun') return word
  if (before.sentence !== word.sentence || before.breakAfter) return word
  const alone = !words.some((other) => other.sentence === word.sentence && isVerbal(other))
  return alone ? { ...word, kind: 'verb', lemma: verb, form: 'base', plural: false } : word
}

/**
 * Corrects the kinds of words that the tagger misreads, by their clause.
 *
 * @param tagged the result of `tag`
 */
export function settleKinds(tagged: readonly TaggedWord[]): TaggedWord[] {
  const words = joinCheckIn(tagged)
  const settled = words.map((word, at) => settle(words, at, word))
  return settled.map((word, at) => settleEnd(settled, at, word))
}
