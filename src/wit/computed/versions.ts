import { figures, spell } from '#wit/reading/quantities/number.ts'
import { type Computation, only } from './computation.ts'

/** The only version of a sentence: `version(dotted)` is "7.2", `version(whole, 2..)` "7"; limited by its first number. */
export const version: Computation = {
  words: ['whole', 'dotted'],
  gives: ['version', 'next', 'previous', 'earlier'],
  find({ quantities }, { words }) {
    const parts = only(quantities.versions)?.parts
    const [first, ...rest] = parts ?? []
    if (!parts || first === undefined || words.has(rest.length > 0 ? 'whole' : 'dotted')) return undefined
    return {
      value: first,
      texts: {
        version: parts.join('.'),
        next: [...parts.slice(0, -1), (parts.at(-1) ?? 0) + 1].join('.'),
        previous: rest.length === 0 && first > 0 ? figures(first - 1) : undefined,
        earlier: rest.length === 0 ? spell(Math.max(1, first - 4)) : undefined,
      },
    }
  },
}
