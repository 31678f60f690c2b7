import type { Example } from '#content/example.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import { type Reading, read } from '../reading/reading.ts'
import { headword } from './synonyms.ts'

export interface Near {
  example: Example
  /** From 0 to 1: how near its situation is to the message's. */
  score: number
}

/** Words that tell nothing of a situation. */
const hollow = new Set(
  'be have do will can may must shall should would could might not a an the this that these those our your my we you it i they he she their its his her us me them of to in on at by for with from and or but if as so than then there here please all any some each every no more very just also only now new thank thanks hi hello dear team kindly'.split(
    ' ',
  ),
)

/** What a sentence says, as far as others are compared with it. */
interface Situation {
  /** Dictionary forms of the words that tell what is said. */
  words: readonly string[]
  /** What happens and to what, in the sentence's own clauses or as the drawer says. */
  events: readonly { event: string; thing: string }[]
  /** Says what does not happen. */
  denies: boolean
}

/** An example and what it says. Reading a sentence takes most of a millisecond, so it is done when the site is built. */
export interface IndexedExample extends Situation {
  example: Example
}

/** What is left of the nearness of two sentences when one says that it happens, the other that it does not. */
const oppositeShare = 0.7

/** How near a message's word is to one of the drawer's. */
type Likeness = (word: string, other: string) => number

const contentKinds = new Set(['noun', 'verb', 'adjective', 'other'])

const contentWords = (reading: Reading) =>
  [
    ...new Set(
      reading.words.filter((word) => contentKinds.has(word.kind) && !word.name).map((word) => headword(word.lemma)),
    ),
  ].filter((word) => /^[a-z][a-z'-]+$/.test(word) && !hollow.has(word))

const predicate = (event: string) => headword(event.startsWith('be ') ? event.slice(3) : event)

function situationOf(reading: Reading): Situation {
  const events = reading.clauses.flatMap((clause) => {
    const event = clause.verb === 'be' ? (clause.after[0] ?? 'be') : clause.verb
    const things = [clause.subject, clause.object].filter((thing) => thing !== undefined)
    return things.map((thing) => ({ event: headword(event), thing: headword(thing.name) }))
  })
  return { words: contentWords(reading), events, denies: reading.clauses.some(({ negated }) => negated) }
}

/** Reads what an example says. */
export function indexExample(example: Example): IndexedExample {
  const { words, events, denies } = situationOf(read(example.before))
  const known = { event: predicate(example.event), thing: headword(example.thing) }
  return { example, words, denies, events: [known, ...events.filter(({ event }) => event !== 'be')] }
}

interface Weighted extends Situation {
  /** The share of each word in the whole, rare words more. */
  weights: readonly number[]
}

/** Finds the example whose situation is nearest: what happens, to what, and the words around it. */
export class Drawer {
  /** By which words are compared, here and at the gate. */
  readonly vectors: WordVectors
  readonly #examples: readonly (IndexedExample & Weighted)[]
  readonly #frequency = new Map<string, number>()

  /** @param examples the whole drawer */
  constructor(examples: readonly IndexedExample[], vectors: WordVectors) {
    this.vectors = vectors
    for (const { words } of examples) {
      for (const word of words) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1)
    }
    this.#examples = examples.map((indexed) => ({ ...indexed, weights: this.#weights(indexed.words) }))
  }

  /**
   * The examples nearest to a message, nearest first.
   *
   * @param most how many at most
   */
  nearest(reading: Reading, most: number): Near[] {
    const read = situationOf(reading)
    const asked = { ...read, weights: this.#weights(read.words) }
    const likeness = this.#likenessToDrawer(asked)
    return this.#examples
      .map((known) => ({ example: known.example, score: this.#score(asked, known, likeness) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
  }

  /** Rare words tell more: by how seldom the drawer and the language use them. */
  #weight(word: string): number {
    const seen = this.#frequency.get(word) ?? 0
    const inDrawer = Math.log((this.#frequency.size + 1) / (seen + 1)) / Math.log(this.#frequency.size + 1)
    return 0.25 + inDrawer * 0.5 + this.vectors.rarity(word) * 0.5
  }

  #weights(words: readonly string[]): number[] {
    const weights = words.map((word) => this.#weight(word))
    const sum = weights.reduce((total, weight) => total + weight, 0) || 1
    return weights.map((weight) => weight / sum)
  }

  /** How near two words are; 0 for what is merely of the same field. */
  #likeness(a: string, b: string): number {
    if (a === b) return 1
    const one = a.split(' ').at(-1) ?? a
    const other = b.split(' ').at(-1) ?? b
    if (headword(one) === headword(other)) return a.includes(' ') && b.includes(' ') ? 0.6 : 0.85
    const similarity = this.vectors.similarity(one, other)
    return similarity < 0.45 ? 0 : Math.min(0.8, similarity)
  }

  /** Compares a message's words with each word of the drawer once, instead of once for each example. */
  #likenessToDrawer(asked: Situation): Likeness {
    const words = new Set([...asked.words, ...asked.events.flatMap(({ event, thing }) => [event, thing])])
    const rows = new Map([...words].map((word) => [word, new Map<string, number>()]))
    return (word, other) => {
      const row = rows.get(word)
      const known = row?.get(other)
      if (known !== undefined) return known
      const likeness = this.#likeness(word, other)
      row?.set(other, likeness)
      return likeness
    }
  }

  #happens(asked: Situation, known: Situation, likeness: Likeness): number {
    let best = 0
    for (const one of asked.events) {
      for (const other of known.events) {
        best = Math.max(best, likeness(one.thing, other.thing) * likeness(one.event, other.event))
      }
    }
    return Math.sqrt(best)
  }

  #score(asked: Weighted, known: Weighted, likeness: Likeness): number {
    let askedCovered = 0
    const best = known.words.map(() => 0)
    for (const [at, word] of asked.words.entries()) {
      let most = 0
      for (const [index, other] of known.words.entries()) {
        const like = likeness(word, other)
        most = Math.max(most, like)
        best[index] = Math.max(best[index] ?? 0, like)
      }
      askedCovered += (asked.weights[at] ?? 0) * most
    }
    const knownCovered = known.weights.reduce((sum, weight, index) => sum + weight * (best[index] ?? 0), 0)
    const score = 0.5 * this.#happens(asked, known, likeness) + 0.5 * Math.sqrt(askedCovered * knownCovered)
    return asked.denies === known.denies ? score : score * oppositeShare
  }
}
