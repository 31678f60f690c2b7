import { numberValue } from '../reading/quantities/number.ts'
import { type Computation, isWanted } from './computation.ts'
import { numberNames, numberTexts } from './texts.ts'

const grave =
  /\b(?:layoffs?|laid off|injur\w*|killed|dead|deaths?|patients?|victims?|casualties|accidents?|fired|redundan\w+|cuts?|losses)\b/

/** How many there are of such things, by their last noun in the singular: `count(guest|visitor, 2..200)`. */
export const count: Computation = {
  gives: [...numberNames, 'thing', 'things'],
  find({ quantities, sentence }, { words }) {
    if (grave.test(sentence)) return undefined
    const found = quantities.counts.find(({ lemma, noun }) =>
      isWanted(words, lemma, noun.toLowerCase().replace(/s$/, '')),
    )
    if (!found) return undefined
    const { value, lemma, noun } = found
    return { value, texts: { ...numberTexts(value), thing: lemma, things: noun } }
  },
}

/** The number that stands at `{#}` among the words in their order before it: `"serves {#}" + computed:number(2..8)`. */
export const number: Computation = {
  gives: numberNames,
  takes: true,
  find(_, { taken }) {
    const value = taken === undefined ? Number.NaN : numberValue(taken.replace(/%$/, ''))
    return Number.isFinite(value) ? { value, texts: numberTexts(value) } : undefined
  },
}
