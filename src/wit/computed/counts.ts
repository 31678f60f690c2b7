import { numberValue, spell } from '../reading/quantities/number.ts'
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

/** How many of so many an hour come in the four seconds in which a line is read. */
const hourlyWhileRead = (value: number): number => Math.round((value * 4) / 3600)

/** The whole number that stands at `{#}` among the words in their order before it: `"serves {#}" + computed:number(2..8)`. */
export const number: Computation = {
  gives: [...numberNames, 'hourly-while-read'],
  takes: true,
  find(_, { taken }) {
    const value = taken === undefined ? Number.NaN : numberValue(taken.replace(/%$/, ''))
    if (!Number.isInteger(value)) return undefined
    return { value, texts: { ...numberTexts(value), 'hourly-while-read': spell(hourlyWhileRead(value)) } }
  },
}
