import type { Computation } from './computation.ts'
import { clockNames, clockTexts } from './texts.ts'

/** The first and the last of several times in a sentence; limited by their number. */
export const times: Computation = {
  gives: [...clockNames('first'), ...clockNames('last')],
  find({ quantities: { clocks } }) {
    if (clocks.length < 2) return undefined
    return { value: clocks.length, texts: { ...clockTexts('first', clocks[0]), ...clockTexts('last', clocks.at(-1)) } }
  },
}
