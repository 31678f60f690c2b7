import type { Example } from '#content-model/example.ts'
import { tokensOf } from '#language/tokens.ts'
import { readNeeds } from '#wit/entries/needs.ts'
import { type Reading, read } from '#wit/reading/reading.ts'
import { type Act, actsOf, figuresOf } from './acts.ts'
import { classesOf } from './classes.ts'
import { headword } from './synonyms.ts'

/** Words that say nothing of a situation. */
export const stopWords = new Set(
  'be have do will can may must shall should would could might not a an the this that these those our your my we you it i they he she their its his her us me them of to in on at by for with from and or but if as so than then there here please all any some each every no more very just also only now new thank thanks hi hello dear team kindly'.split(
    ' ',
  ),
)

/** An event and its thing. */
export interface Event {
  event: string
  thing: string
}

/** The features of a sentence that comparisons use. */
export interface Situation {
  /** Dictionary forms of the content words, in order. */
  words: readonly string[]
  /** Its words as written, folded. */
  tokens: readonly string[]
  /** Events and their things, from the sentence's own clauses. */
  events: readonly Event[]
  /** The classes of its things. */
  classes: readonly string[]
  acts: readonly Act[]
  /** Sorts of figures, times and days. */
  figures: readonly string[]
  /** The subject: "i", "we", "you", "your", "our", "it"; "order" for a request to the reader. */
  person: string
  time: string
}

/** An example and its situations, read when the site is built, since reading takes long. */
export interface IndexedExample {
  example: Example
  /** The event and its thing, as the drawer gives them. */
  event: Event
  /** The example's own sentence, then its other wordings. */
  wordings: readonly Situation[]
}

const contentKinds = new Set(['noun', 'verb', 'adjective', 'other'])

const contentWords = (reading: Reading) =>
  [
    ...new Set(
      reading.words.filter((word) => contentKinds.has(word.kind) && !word.name).map((word) => headword(word.lemma)),
    ),
  ].filter((word) => /^[a-z][a-z'-]+$/.test(word) && !stopWords.has(word))

const predicate = (event: string) => headword(event.startsWith('be ') ? event.slice(3) : event)

const thingOf = (name: string) => (name.includes(' ') ? name : headword(name))

function personOf(reading: Reading): string {
  const clause = reading.clauses[0]
  if (!clause || clause.request) return 'order'
  const name = clause.subject?.name ?? ''
  if (['i', 'we', 'you'].includes(name)) return name
  const lead = clause.subject?.before.find((word) => ['our', 'your', 'my'].includes(word))
  return lead ?? (name === '' ? 'none' : 'it')
}

/** The situation of a message. */
export function situationOf(reading: Reading): Situation {
  const events = reading.clauses.flatMap((clause) => {
    const event = clause.verb === 'be' ? (clause.after[0] ?? 'be') : clause.verb
    const things = [clause.subject, clause.object].filter((thing) => thing !== undefined)
    return things.map((thing) => ({ event: headword(event), thing: thingOf(thing.name) }))
  })
  const nouns = reading.words.filter(({ kind }) => kind === 'noun').map(({ lemma, lower }) => [lemma, lower])
  return {
    words: contentWords(reading),
    tokens: tokensOf(
      reading.text
        .toLowerCase()
        .replaceAll(/['’](?=s\b)/g, ' ')
        .replaceAll(/['’]/g, ''),
    ),
    events,
    classes: [...new Set(nouns.flat().flatMap(classesOf))],
    acts: actsOf(reading),
    figures: figuresOf(reading),
    person: personOf(reading),
    time: reading.clauses[0]?.time ?? 'now',
  }
}

/**
 * Reads the situations of an example's wordings.
 *
 * @throws when the needs of a joke cannot be read, so that a build fails rather than a visitor's request
 */
export function indexExample({ also = [], ...example }: Example): IndexedExample {
  for (const { needs } of example.results) if (needs !== undefined) readNeeds(needs)
  const event = { event: predicate(example.event), thing: thingOf(example.thing) }
  const own = classesOf(example.thing)
  return {
    example,
    event,
    wordings: [example.before, ...also].map((text) => {
      const situation = situationOf(read(text))
      return {
        ...situation,
        classes: [...new Set([...own, ...situation.classes])],
        events: situation.events.filter(({ event }) => event !== 'be'),
      }
    }),
  }
}
