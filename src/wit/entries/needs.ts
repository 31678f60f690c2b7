import type { Texts } from '#wit/computed/computation.ts'
import { type Computed, readComputed } from '#wit/computed/computed.ts'
import { type Happening, readHappening } from './happening.ts'
import { type InOrder, readInOrder } from './in-order.ts'
import { once } from './once.ts'
import type { SaidWords } from './said.ts'
import { isSort } from './sorts.ts'

/** The conditions of a line: a message has to meet one of each group, and must not meet any of `without`. */
export interface Needs {
  readonly groups: readonly (readonly Need[])[]
  readonly without: readonly string[]
}

/** A word or phrase in dictionary form or a sort, words in order, an event with its thing, or a computation. */
export type Need = string | InOrder | Happening | Computed

/** Parts that are not split: words in order, events, and the limits of a computation. */
const whole = /"[^"]*"?|\{[^}]*\}?|\bcomputed:[a-z-]+\([^)]*\)?/g

/** Splits at a mark, but not within these parts. */
function cut(text: string, mark: string): string[] {
  const parts = ['']
  let from = 0
  const add = (until: number) => {
    const [first = '', ...rest] = text.slice(from, until).split(mark)
    parts.push((parts.pop() ?? '') + first, ...rest)
  }
  for (const { 0: kept, index } of text.matchAll(whole)) {
    add(index)
    parts.push((parts.pop() ?? '') + kept)
    from = index + kept.length
  }
  add(text.length)
  return parts
}

function readNeed(written: string): Need {
  if (written.startsWith('"')) return readInOrder(written)
  if (written.startsWith('computed:')) return readComputed(written)
  return written.startsWith('{') ? readHappening(written) : written
}

const alternatives = (text: string): string[] =>
  cut(text, '|')
    .map((one) => one.trim())
    .filter(Boolean)

/**
 * Parses the needs of a line (`docs/decisions/0034-drawer.md` has the language on a page).
 *
 * @param text groups joined by " + ", each of alternatives between "|", and after " - " the exclusions:
 *   `parking|park + free - permit`. An alternative is a word or phrase in dictionary form, `#` for a number, a sort such as
 *   `@time`, words in order (`"by (eod|cob)"`), an event with its thing (`{elevator|lift: service|repair @coming}`) or
 *   a computation of a number, time or day (`computed:price(..30)`).
 * @throws when it cannot be parsed, with the expected form
 */
export function readNeeds(text: string): Needs {
  const refuse = (expected: string): never => {
    throw new Error(`What a joke needs cannot be read: ${expected} in: ${text}`)
  }
  const [needed = '', without = '', ...more] = cut(text, ' - ')
  if (more.length > 0) refuse('expected one " - " at most')
  const written = cut(needed, ' + ').map(alternatives)
  if (written.some((group) => group.length === 0)) refuse('expected a word between each two " + "')
  const groups = written.map((group) => group.map(readNeed))
  const unwanted = alternatives(without)
  const sorts = [...groups.flat(), ...unwanted].filter((need) => typeof need === 'string' && need.startsWith('@'))
  const unknown = sorts.find((sort) => typeof sort === 'string' && !isSort(sort))
  if (unknown) refuse(`${unknown} is no sort`)
  if (unwanted.some((one) => /["{}]/.test(one))) refuse('expected plain words after " - "')
  return { groups, without: unwanted }
}

/**
 * The alternatives that a message meets, one of each group, as written; nothing when it meets none of a group, or
 * one of the exclusions.
 *
 * @param denied whether the line also follows a denial
 */
export function metNeeds({ groups, without }: Needs, said: SaidWords, denied = false): readonly string[] | undefined {
  const taken = once(() => thingIn({ groups }, said, denied))
  const isSaid = (need: Need) => {
    if (typeof need === 'string') return said.has(need)
    if ('gives' in need) return said.computed(need, need.takes ? taken() : undefined) !== undefined
    return 'pieces' in need ? said.inOrder(need, denied) : said.happens(need)
  }
  const met: string[] = []
  for (const group of groups) {
    const need = group.find(isSaid)
    if (need === undefined) return undefined
    met.push(typeof need === 'string' ? need : need.written)
  }
  return without.some((word) => said.hasJust(word)) ? undefined : met
}

/**
 * Whether a message meets the needs of a line.
 *
 * @param denied whether the line also follows a denial
 */
export const hasNeeds = (needs: Needs, said: SaidWords, denied = false): boolean =>
  metNeeds(needs, said, denied) !== undefined

/** Whether the needs are only words anywhere in the message. */
export const isOfWords = ({ groups }: Needs): boolean => groups.flat().every((need) => typeof need === 'string')

const takers = ({ groups }: Pick<Needs, 'groups'>): InOrder[] =>
  groups.flat().filter((need): need is InOrder => typeof need !== 'string' && 'pieces' in need && need.takes)

/** Whether the needs mark words that lines use as `{thing}`. */
export const takesThing = (needs: Needs): boolean => takers(needs).length > 0

/** The words of a matching message that lines use as `{thing}`. */
function thingIn(needs: Pick<Needs, 'groups'>, said: SaidWords, denied: boolean): string | undefined {
  for (const taker of takers(needs)) {
    const thing = said.taken(taker, denied)
    if (thing !== undefined) return thing
  }
  return undefined
}

const computedOf = ({ groups }: Needs): Computed[] =>
  groups.flat().filter((need): need is Computed => typeof need !== 'string' && 'gives' in need)

/** Whether the needs have a computation. */
export const computes = (needs: Needs): boolean => computedOf(needs).length > 0

/** The names of all texts that lines can use. */
export const namesTaken = (needs: Needs): string[] => [
  ...(takesThing(needs) ? ['thing'] : []),
  ...computedOf(needs).flatMap(({ gives }) => gives),
]

/** The texts of a matching message that lines can use, by name. */
export function textsIn(needs: Needs, said: SaidWords, denied: boolean): Texts {
  const thing = thingIn(needs, said, denied)
  const computed = computedOf(needs).map((need) => said.computed(need, need.takes ? thing : undefined))
  return Object.assign({ thing }, ...computed)
}
