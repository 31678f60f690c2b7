import type { TaggedWord } from '#language/tagger.ts'
import { settleKinds } from './word-kinds.ts'

/** A thing that a clause is about. */
export interface Thing {
  /** Its nouns in the singular, a compound as one: "coffee machine". For want of nouns the pronoun: "we". */
  name: string
  /** Adjectives, numbers and determiners before it, as dictionary forms. */
  before: readonly string[]
  plural: boolean
}

export type Time = 'past' | 'now' | 'coming'

/** What happens and to what: one verb, or what is said of a thing without one ("Elevator B out of order"). */
export interface Clause {
  /** The verb's dictionary form; "be" for what merely is. */
  verb: string
  /** What follows the verb, as dictionary forms: of "is out of paper again", "out of paper again". */
  after: readonly string[]
  subject?: Thing | undefined
  object?: Thing | undefined
  time: Time
  negated: boolean
  passive: boolean
  /** An order or a request: "Please label your food". */
  request: boolean
  /** Said to be possible, not to be so: "If the printer is jammed", "The train might be late". */
  supposed: boolean
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
  'always',
  'soon',
  'now',
  'once',
])
const suppositions = new Set(['if', 'unless', 'whether', 'when', 'whenever', 'once', 'until', 'before', 'after'])
const persons = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it'])
const nounish = new Set(['noun'])

const isNoun = (word: TaggedWord) =>
  nounish.has(word.kind) && !word.date && !['today', 'tonight', 'tomorrow'].includes(word.lower)
/** Words that stand between a determiner and its noun. */
const isModifier = (word: TaggedWord) =>
  word.kind === 'adjective' || word.kind === 'number' || word.kind === 'determiner'

/** The last of the nouns that end before `end`, read backward past phrases such as "on the second floor". */
function subjectBefore(words: readonly TaggedWord[], start: number, end: number): Thing | undefined {
  // The first noun group of the clause that no preposition leads is its subject.
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

/** The noun group whose first noun stands at `at`. */
function thingAt(words: readonly TaggedWord[], at: number, end: number): Thing {
  const nouns: TaggedWord[] = []
  let to = at
  for (; to < end; to++) {
    const word = words[to]
    if (!word || !isNoun(word)) break
    // "Our new colleague Dana" is a colleague.
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

/** The first noun group after the verb, if no preposition comes before it. */
function objectAfter(words: readonly TaggedWord[], from: number, end: number): Thing | undefined {
  for (let at = from; at < end; at++) {
    const word = words[at]
    if (!word) return undefined
    if (isNoun(word)) return thingAt(words, at, end)
    const next = words[at + 1]
    if (word.date && next && isNoun(next)) return thingAt(words, at + 1, end)
    if (word.kind === 'preposition' && !['off', 'up', 'out', 'down', 'on', 'in'].includes(word.lower)) return undefined
    if (word.kind === 'preposition' && at !== from) return undefined
    if (!(isModifier(word) || word.kind === 'preposition' || word.kind === 'adverb' || word.kind === 'pronoun'))
      return undefined
    if (word.breakAfter) return undefined
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
  // "Must be removed", "are closed": a participle behind another verb says no time of its own.
  if (verb.form === 'past' && group.length === 1 && !['have', 'be'].includes(verb.lemma)) return 'past'
  // "The office closes on Friday", "is closed on Friday": a day in the clause puts it ahead.
  if (clause.some((word, at) => word.date && !isLength(word) && clause[at - 1]?.lower !== 'since')) return 'coming'
  if (clause.some((word) => ['tomorrow', 'tonight', 'soon', 'next', 'starting', 'beginning'].includes(word.lower)))
    return 'coming'
  return 'now'
}

/** The stretches of a sentence between its breaks and the words that join clauses. */
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
 * Reads what happens to what in each clause of a message.
 *
 * @param words what `tag` read
 */
export function readClauses(words: readonly TaggedWord[]): Clause[] {
  return stretches(settleKinds(words)).flatMap((stretch) => readStretch(stretch))
}

/** What follows a verb, without fillers and the measure of "is 20 minutes late", "two weeks early". */
function restOf(words: readonly TaggedWord[], from: number): string[] {
  let at = from
  while (fillers.has(words[at]?.lemma ?? '')) at++
  const measured = words[at]?.kind === 'number' && words[at + 1]?.kind === 'noun'
  if (measured && ['adjective', 'adverb'].includes(words[at + 2]?.kind ?? '')) at += 2
  return words.slice(at).map((word) => word.lemma)
}

function readStretch(words: readonly TaggedWord[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let at = 0
  while (at < words.length) {
    const word = words[at]
    if (!word) break
    if (word.kind !== 'verb' && word.kind !== 'auxiliary') {
      at++
      continue
    }
    // The verb group: auxiliaries, adverbs between them, and the main verb.
    const groupStart = at
    let main = word
    let mainAt = at
    while (at < words.length) {
      const next = words[at]
      if (!next) break
      if (next.kind === 'auxiliary' || next.kind === 'verb') {
        if (next.lemma !== 'not') {
          main = next
          mainAt = at
        }
        at++
        if (next.kind === 'verb' && !['have', 'do', 'be', 'go', 'get'].includes(next.lemma)) break
      } else if (next.kind === 'adverb' || (next.lower === 'to' && main.lemma === 'go')) at++
      else break
    }
    const group = words.slice(groupStart, mainAt + 1)
    const nextVerb = words.findIndex(
      (later, index) => index > mainAt && (later.kind === 'verb' || later.kind === 'auxiliary'),
    )
    const end = nextVerb === -1 ? words.length : nextVerb
    const sentenceStart = words[0]
    const noun = subjectBefore(words, from, groupStart)
    const pronoun = words.slice(from, groupStart).find((w) => w.kind === 'pronoun')
    const isThere = main.lemma === 'be' && words.slice(from, groupStart).some((w) => w.lower === 'there')
    const turned = main.lemma === 'be' && words[from - 1]?.lemma === 'attach' && groupStart === from
    const follower = isThere || turned ? objectAfter(words, mainAt + 1, end) : undefined
    // "The sheet before you leave": the nearest word leaves.
    const close = words[groupStart - 1]
    const ahead = words[groupStart - 2]
    const isLed = ahead?.kind === 'preposition' && !suppositions.has(ahead.lower)
    const isClose = close !== undefined && groupStart > from && persons.has(close.lower) && !isLed
    const subject =
      follower ??
      (isClose ? { name: close.lower, before: [], plural: false } : undefined) ??
      noun ??
      (pronoun && { name: pronoun.lower, before: [], plural: false })
    const lead = words
      .slice(from, groupStart)
      .every((w) => w.kind === 'adverb' || w.lower === 'please' || w.kind === 'conjunction' || w.kind === 'other')
    const tail = restOf(words, mainAt + 1)
    const negated =
      group.some((w) => w.lemma === 'not' || w.lemma === 'never') ||
      words.slice(mainAt + 1, mainAt + 2).some((w) => ['not', 'never', 'no'].includes(w.lower)) ||
      words.slice(from, groupStart).some((w) => w.lower === 'no')
    const request =
      !subject &&
      lead &&
      sentenceStart !== undefined &&
      (main.lemma === 'be' ? main.lower === 'be' : main.form === 'base') &&
      (group.length === 1 || group[0]?.lemma === 'do')
    clauses.push({
      verb: turned ? 'attach' : main.lemma,
      after: tail,
      subject,
      object: linking.has(main.lemma) && main.kind === 'auxiliary' ? undefined : objectAfter(words, mainAt + 1, end),
      time: timeOf(group, words, main),
      negated,
      passive: group.some((w) => w.lemma === 'be') && main.form === 'past',
      request,
      supposed:
        suppositions.has(words[0]?.lower ?? '') ||
        (isClose && suppositions.has(ahead?.lower ?? '')) ||
        (!negated && group.some((w) => ['might', 'could', 'would'].includes(w.lower))),
      sentence: main.sentence,
    })
    from = mainAt + 1
    at = Math.max(at, mainAt + 1)
  }
  if (clauses.length === 0) {
    const subjectAt = words.findIndex(isNoun)
    if (subjectAt !== -1) {
      const subject = thingAt(words, subjectAt, words.length)
      const size = subject.name.split(' ').length
      clauses.push({
        verb: 'be',
        after: words
          .slice(subjectAt + size)
          .map((w) => w.lemma)
          .filter((lemma) => !fillers.has(lemma)),
        subject,
        time: timeOf([], words, words[subjectAt] as TaggedWord),
        negated: words.some((w) => w.lower === 'no' || w.lower === 'not'),
        passive: false,
        request: false,
        supposed: false,
        sentence: words[0]?.sentence ?? 0,
      })
    }
  }
  return clauses
}
