import type { TaggedWord } from '#language/tagger.ts'
import { settleKinds } from './word-kinds.ts'

/** The thing of a clause. */
export interface Thing {
  /** Its nouns in the singular, a compound as one: "coffee machine". Without nouns the pronoun: "we". */
  name: string
  /** Adjectives, numbers and determiners before it, as dictionary forms. */
  before: readonly string[]
  plural: boolean
}

export type Time = 'past' | 'now' | 'coming'

/** An event and its thing: one verb, or the state of a thing without a verb ("Elevator B out of order"). */
export interface Clause {
  /** The verb's dictionary form; "be" for a state. */
  verb: string
  /** The words after the verb, as dictionary forms: of "is out of paper again", "out of paper again". */
  after: readonly string[]
  subject?: Thing | undefined
  object?: Thing | undefined
  time: Time
  negated: boolean
  passive: boolean
  /** Whether it is an order or a request: "Please label your food". */
  request: boolean
  /** Whether it is only possible: "If the printer is jammed", "The train might be late". */
  supposed: boolean
  /** Whether it is a duty: "Mugs must be washed", "The copier needs to be serviced". */
  due: boolean
  /** Whether it is a subordinate clause: "while the elevator is repaired", "because it rains". */
  hanging: boolean
  sentence: number
}

const linking = new Set(['be', 'run', 'stay', 'remain', 'become', 'get', 'go', 'come', 'look', 'feel'])
const fillers = new Set([
  'now',
  'currently',
  'temporarily',
  'still',
  'again',
  'also',
  'already',
  'officially',
  'finally',
  'just',
  'only',
  'not',
  'never',
  'fully',
  'completely',
  'usually',
  'about',
  'approximately',
  'always',
  'soon',
  'now',
  'once',
])
const suppositions = new Set(['if', 'unless', 'whether', 'when', 'whenever', 'once', 'until', 'before', 'after'])
const hangers = new Set(['because', 'while', 'since', 'although', 'as', 'where', 'which', 'who', 'so'])
const persons = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it'])
const nounish = new Set(['noun'])

const isNoun = (word: TaggedWord) =>
  nounish.has(word.kind) && !word.date && !['today', 'tonight', 'tomorrow'].includes(word.lower)
/** Whether a word may stand between a determiner and its noun. */
const isModifier = (word: TaggedWord) =>
  word.kind === 'adjective' || word.kind === 'number' || word.kind === 'determiner'

/** The last of the nouns that end before `end`, read backward past phrases such as "on the second floor". */
function subjectBefore(words: readonly TaggedWord[], start: number, end: number): Thing | undefined {
  // The first noun group of the clause without a preposition is its subject.
  let at = start
  while (at < end) {
    const word = words[at]
    if (!word) break
    if (word.kind === 'preposition') {
      at++
      while (at < end && words[at] && (isModifier(words[at] as TaggedWord) || words[at]?.kind === 'noun')) at++
      continue
    }
    if (isNoun(word)) return thingAt(words, at, end)
    at++
  }
  return undefined
}

/** The noun group that begins at `at`. */
function thingAt(words: readonly TaggedWord[], at: number, end: number): Thing {
  const nouns: TaggedWord[] = []
  let to = at
  for (; to < end; to++) {
    const word = words[to]
    if (!word || !isNoun(word)) break
    // "Our new colleague Dana": the thing is the colleague, not the name.
    if (word.name && nouns.length > 0 && !nouns.at(-1)?.name) break
    nouns.push(word)
    if (word.breakAfter) break
  }
  const before: string[] = []
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back]
    if (!word || word.breakAfter || !(isModifier(word) || word.date)) break
    before.unshift(word.lemma)
  }
  const last = nouns.at(-1)
  const name = nouns.map((noun, index) => (index === nouns.length - 1 ? noun.lemma : noun.lower)).join(' ')
  return { name, before, plural: last?.plural ?? false }
}

/** Whether a word may stand between a verb and its object: "turn off the big light". */
function leadsObject(word: TaggedWord, isFirst: boolean): boolean {
  if (word.breakAfter) return false
  if (word.kind === 'preposition') return isFirst && ['off', 'up', 'out', 'down', 'on', 'in'].includes(word.lower)
  return isModifier(word) || word.kind === 'adverb' || word.kind === 'pronoun'
}

/** The first noun group after the verb, if no preposition comes before it. */
function objectAfter(words: readonly TaggedWord[], from: number, end: number): Thing | undefined {
  for (let at = from; at < end; at++) {
    const word = words[at]
    if (!word) return undefined
    if (isNoun(word)) return thingAt(words, at, end)
    const next = words[at + 1]
    if (word.date && next && isNoun(next)) return thingAt(words, at + 1, end)
    if (!leadsObject(word, at === from)) return undefined
  }
  return undefined
}

const isLength = ({ lower }: TaggedWord) => ['today', 'now', 'minutes', 'minute', 'hour', 'hours'].includes(lower)

function timeOf(group: readonly TaggedWord[], clause: readonly TaggedWord[], verb: TaggedWord): Time {
  const has = (...lemmas: string[]) => group.some((word) => lemmas.includes(word.lemma))
  if (has('will', 'shall', "'ll")) return 'coming'
  if (has('be') && group.some((word) => word.lemma === 'go') && clause.some((word) => word.lower === 'to'))
    return 'coming'
  const first = group[0]?.lower ?? ''
  if (['was', 'were', 'had', 'did'].includes(first)) return 'past'
  if (verb.lemma !== 'have' && has('have')) return 'past'
  if (verb.lemma === 'have' && group.filter((word) => word.lemma === 'have').length > 1) return 'past'
  // "Must be removed", "are closed": a participle behind another verb has no tense of its own.
  if (verb.form === 'past' && group.length === 1 && !['have', 'be'].includes(verb.lemma)) return 'past'
  // "The office closes on Friday", "is closed on Friday": a day in the clause makes it future.
  if (clause.some((word, at) => word.date && !isLength(word) && clause[at - 1]?.lower !== 'since')) return 'coming'
  if (clause.some((word) => ['tomorrow', 'tonight', 'soon', 'next', 'starting', 'beginning'].includes(word.lower)))
    return 'coming'
  return 'now'
}

/** The stretches of a sentence between its breaks and its conjunctions. */
function stretches(words: readonly TaggedWord[]): TaggedWord[][] {
  const all: TaggedWord[][] = []
  let current: TaggedWord[] = []
  const flush = () => {
    if (current.length > 0) all.push(current)
    current = []
  }
  for (const word of words) {
    const last = current.at(-1)
    if (last && last.sentence !== word.sentence) flush()
    if (
      [
        'because',
        'while',
        'if',
        'when',
        'so',
        'but',
        'although',
        'since',
        'unless',
        'which',
        'who',
        'that',
        'where',
      ].includes(word.lower) &&
      current.some((w) => w.kind === 'verb' || w.lemma === 'be')
    )
      flush()
    current.push(word)
    if (word.breakAfter && current.some((w) => w.kind === 'verb' || w.lemma === 'be')) flush()
  }
  flush()
  return all
}

/**
 * Reads the event and the thing of each clause of a message.
 *
 * @param words the result of `tag`
 */
export function readClauses(words: readonly TaggedWord[]): Clause[] {
  return stretches(settleKinds(words)).flatMap((stretch) => readStretch(stretch))
}

/** The words after a verb, without fillers and without measures: "is 20 minutes late", "two weeks early". */
function restOf(words: readonly TaggedWord[], from: number): string[] {
  let at = from
  while (fillers.has(words[at]?.lemma ?? '')) at++
  const measured = words[at]?.kind === 'number' && words[at + 1]?.kind === 'noun'
  if (measured && ['adjective', 'adverb'].includes(words[at + 2]?.kind ?? '')) at += 2
  return words.slice(at).map((word) => word.lemma)
}

const isVerbal = (word: TaggedWord | undefined) => word?.kind === 'verb' || word?.kind === 'auxiliary'

/** A verb with its auxiliaries: "will not be closed" from `start` to `mainAt`. */
interface VerbGroup {
  start: number
  mainAt: number
  main: TaggedWord
  words: readonly TaggedWord[]
  /** The start of the next verb, or the end of the stretch. */
  end: number
  /** The index from which reading goes on. */
  next: number
}

/** The verb group at an index: auxiliaries, adverbs between them, and the main verb. */
function verbGroupAt(words: readonly TaggedWord[], start: number, first: TaggedWord): VerbGroup {
  let main = first
  let mainAt = start
  let at = start
  for (; at < words.length; at++) {
    const word = words[at] ?? main
    const isBetween = word.kind === 'adverb' || (word.lower === 'to' && main.lemma === 'go')
    if (!isVerbal(word) && !isBetween) break
    if (isBetween) continue
    if (word.lemma !== 'not') {
      main = word
      mainAt = at
    }
    if (word.kind === 'verb' && !['have', 'do', 'be', 'go', 'get'].includes(word.lemma)) {
      at++
      break
    }
  }
  const nextVerb = words.findIndex((later, index) => index > mainAt && isVerbal(later))
  const end = nextVerb === -1 ? words.length : nextVerb
  return { start, mainAt, main, words: words.slice(start, mainAt + 1), end, next: Math.max(at, mainAt + 1) }
}

const person = ({ lower }: TaggedWord): Thing => ({ name: lower, before: [], plural: false })

/** The pronoun right before the verb, as in "Before you leave", unless a preposition leads it as in "a parcel for you". */
function personBefore(words: readonly TaggedWord[], from: number, start: number): TaggedWord | undefined {
  const close = start > from ? words[start - 1] : undefined
  if (!close || !persons.has(close.lower)) return undefined
  const ahead = words[start - 2]
  return ahead?.kind === 'preposition' && !suppositions.has(ahead.lower) ? undefined : close
}

function subjectOf(words: readonly TaggedWord[], from: number, group: VerbGroup, turned: boolean): Thing | undefined {
  const before = words.slice(from, group.start)
  const isThere = group.main.lemma === 'be' && before.some((word) => word.lower === 'there')
  const follower = isThere || turned ? objectAfter(words, group.mainAt + 1, group.end) : undefined
  if (follower) return follower
  const close = personBefore(words, from, group.start)
  if (close) return person(close)
  const noun = subjectBefore(words, from, group.start)
  if (noun) return noun
  const pronoun = before.find((word) => word.kind === 'pronoun')
  return pronoun && person(pronoun)
}

function isNegated(words: readonly TaggedWord[], from: number, group: VerbGroup): boolean {
  const behind = words[group.mainAt + 1]?.lower ?? ''
  return (
    group.words.some((word) => word.lemma === 'not' || word.lemma === 'never') ||
    ['not', 'never', 'no'].includes(behind) ||
    words.slice(from, group.start).some((word) => word.lower === 'no')
  )
}

/** Whether a verb without a subject is an order. */
function isRequest(words: readonly TaggedWord[], from: number, { start, main, words: group }: VerbGroup): boolean {
  const isBare = main.lemma === 'be' ? main.lower === 'be' : main.form === 'base' || main.lower === main.lemma
  if (!isBare || (group.length > 1 && group[0]?.lemma !== 'do')) return false
  return words
    .slice(from, start)
    .every((word) => ['adverb', 'conjunction', 'other'].includes(word.kind) || word.lower === 'please')
}

function isSupposed(words: readonly TaggedWord[], from: number, group: VerbGroup, negated: boolean): boolean {
  if (suppositions.has(words[0]?.lower ?? '')) return true
  const close = personBefore(words, from, group.start)
  if (close && suppositions.has(words[group.start - 2]?.lower ?? '')) return true
  return !negated && group.words.some((word) => ['might', 'could', 'would'].includes(word.lower))
}

/** Whether a verb is a duty: "must be washed", "have to be washed", "need to be washed", "are to be washed". */
function isDue(words: readonly TaggedWord[], from: number, { start, words: group }: VerbGroup): boolean {
  if (group.some((word) => ['must', 'should', 'shall', 'ought'].includes(word.lower))) return true
  const to = words[start - 1]?.lower === 'to' ? words[start - 2] : undefined
  return from > 0 && to !== undefined && ['need', 'have', 'require'].includes(to.lemma)
}

function clauseOf(words: readonly TaggedWord[], from: number, group: VerbGroup): Clause {
  const { main, mainAt, end } = group
  // "Attached is the invoice": the invoice is attached.
  const turned = main.lemma === 'be' && words[from - 1]?.lemma === 'attach' && group.start === from
  const subject = subjectOf(words, from, group, turned)
  const negated = isNegated(words, from, group)
  const merelyIs = linking.has(main.lemma) && main.kind === 'auxiliary'
  return {
    verb: turned ? 'attach' : main.lemma,
    after: restOf(words, mainAt + 1),
    subject,
    object: merelyIs ? undefined : objectAfter(words, mainAt + 1, end),
    time: timeOf(group.words, words, main),
    negated,
    passive: group.words.some((word) => word.lemma === 'be') && main.form === 'past',
    request: !subject && isRequest(words, from, group),
    supposed: isSupposed(words, from, group, negated),
    due: isDue(words, from, group),
    hanging: from === 0 && hangers.has(words[0]?.lower ?? ''),
    sentence: main.sentence,
  }
}

/** The clause of a state without a verb: "Elevator B out of order". */
function verblessClause(words: readonly TaggedWord[]): Clause[] {
  const subjectAt = words.findIndex(isNoun)
  const first = words[subjectAt]
  if (!first) return []
  const subject = thingAt(words, subjectAt, words.length)
  const size = subject.name.split(' ').length
  return [
    {
      verb: 'be',
      after: words
        .slice(subjectAt + size)
        .map((word) => word.lemma)
        .filter((lemma) => !fillers.has(lemma)),
      subject,
      time: timeOf([], words, first),
      negated: words.some((word) => word.lower === 'no' || word.lower === 'not'),
      passive: false,
      request: false,
      supposed: false,
      due: false,
      hanging: false,
      sentence: first.sentence,
    },
  ]
}

function readStretch(words: readonly TaggedWord[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let at = 0
  while (at < words.length) {
    const word = words[at]
    if (!word) break
    if (!isVerbal(word)) {
      at++
      continue
    }
    const group = verbGroupAt(words, at, word)
    clauses.push(clauseOf(words, from, group))
    from = group.mainAt + 1
    at = group.next
  }
  return clauses.length > 0 ? clauses : verblessClause(words)
}
