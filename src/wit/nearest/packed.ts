import type { DrawerText } from '#content-model/drawer-entry.ts'
import type { Example } from '#content-model/example.ts'
import type { Act } from './acts.ts'
import type { Event, IndexedExample, Situation } from './situation.ts'

/** A drawer in compact form: the wordings as numbers of names, since objects would take many times the memory. */
export interface PackedDrawer {
  /** All words, acts, classes and figures, each once. */
  readonly names: readonly string[]
  /** Each example as JSON, parsed on demand, since an answer needs few of them. */
  readonly examples: readonly string[]
  /**
   * For each example the names of its event and its thing and the number of its wordings; for each wording its lists, each
   * preceded by its length, then person and time.
   */
  readonly numbers: Uint16Array
  /** Jokes without a page. */
  readonly entries: readonly DrawerText[]
}

const mostNames = 2 ** 16

/** The lists of a wording, in order. */
const lists = ['words', 'tokens', 'events', 'classes', 'acts', 'figures'] as const

/**
 * Packs the indexed examples.
 *
 * @param entries jokes without a page
 * @throws when there are more names than fit 16 bits
 */
export function packDrawer(indexed: readonly IndexedExample[], entries: readonly DrawerText[] = []): PackedDrawer {
  const names = new Map<string, number>()
  const numbers: number[] = []
  const numberOf = (name: string): number => {
    const known = names.get(name) ?? names.size
    names.set(name, known)
    return known
  }
  const list = (all: readonly string[]) => numbers.push(all.length, ...all.map(numberOf))
  for (const { event, wordings } of indexed) {
    numbers.push(numberOf(event.event), numberOf(event.thing), wordings.length)
    for (const { words, tokens, events, classes, acts, figures, person, time } of wordings) {
      list(words)
      list(tokens)
      list(events.flatMap((one) => [one.event, one.thing]))
      list(classes)
      list(acts)
      list(figures)
      numbers.push(numberOf(person), numberOf(time))
    }
  }
  if (names.size > mostNames) throw new Error(`The drawer has ${names.size} names; ${mostNames} can be told apart.`)
  return {
    names: [...names.keys()],
    examples: indexed.map(({ example }) => JSON.stringify(example)),
    numbers: Uint16Array.from(numbers),
    entries,
  }
}

/** The position of a packed example. */
export interface PackedEntry {
  event: Event
  /** The number of its first wording among all, and of its wordings. */
  first: number
  count: number
}

/** Reads packed examples and wordings one by one. */
export class Unpacked {
  readonly entries: readonly PackedEntry[]
  /** The number of wordings. */
  readonly size: number
  readonly #packed: PackedDrawer
  /** The offset of each wording in the numbers. */
  readonly #begins: Uint32Array

  constructor(packed: PackedDrawer) {
    const { numbers } = packed
    const begins: number[] = []
    const entries: PackedEntry[] = []
    let at = 0
    while (at < numbers.length) {
      const event = { event: this.#name(packed, numbers[at]), thing: this.#name(packed, numbers[at + 1]) }
      const count = numbers[at + 2] ?? 0
      entries.push({ event, first: begins.length, count })
      at += 3
      for (let wording = 0; wording < count; wording++) {
        begins.push(at)
        for (const _ of lists) at += 1 + (numbers[at] ?? 0)
        at += 2
      }
    }
    this.#packed = packed
    this.#begins = Uint32Array.from(begins)
    this.entries = entries
    this.size = begins.length
  }

  /** The names in one list of a wording, as numbers. */
  numbers(wording: number, list: (typeof lists)[number]): Uint16Array {
    const { numbers } = this.#packed
    let at = this.#begins[wording] ?? 0
    for (const each of lists) {
      if (each === list) break
      at += 1 + (numbers[at] ?? 0)
    }
    return numbers.subarray(at + 1, at + 1 + (numbers[at] ?? 0))
  }

  /** A wording's situation; its tokens and events are unpacked on demand. */
  wording(wording: number): Situation {
    const { names, numbers } = this.#packed
    const begins: number[] = []
    let at = this.#begins[wording] ?? 0
    for (const _ of lists) {
      begins.push(at)
      at += 1 + (numbers[at] ?? 0)
    }
    const list = (which: number): string[] => {
      const begin = begins[which] ?? 0
      const found: string[] = []
      for (let index = begin + 1; index <= begin + (numbers[begin] ?? 0); index++) {
        found.push(names[numbers[index] ?? 0] ?? '')
      }
      return found
    }
    return {
      words: list(0),
      get tokens() {
        return list(1)
      },
      get events() {
        const pairs = list(2)
        return Array.from({ length: pairs.length / 2 }, (_, index) => ({
          event: pairs[2 * index] ?? '',
          thing: pairs[2 * index + 1] ?? '',
        }))
      },
      classes: list(3),
      acts: list(4) as Act[],
      figures: list(5),
      person: this.#name(this.#packed, numbers[at]),
      time: this.#name(this.#packed, numbers[at + 1]),
    }
  }

  example(entry: number): Example {
    return JSON.parse(this.#packed.examples[entry] ?? '')
  }

  #name({ names }: PackedDrawer, number: number | undefined): string {
    return names[number ?? 0] ?? ''
  }
}
