import { numberValue, spell } from '#wit/reading/quantities/number.ts'
import { type Computation, isWanted } from './computation.ts'
import { lengthText } from './length-text.ts'
import { numberNames, numberTexts } from './texts.ts'

const grave =
  /\b(?:layoffs?|laid off|injur\w*|killed|dead|deaths?|patients?|victims?|casualties|accidents?|fired|redundan\w+|cuts?|losses)\b/

/** The time for a number of things at five seconds each, rounded down. */
function fiveSecondsEach(value: number): string | undefined {
  const minutes = Math.floor(value / 12)
  if (minutes === 0) return undefined
  return lengthText(minutes < 120 ? minutes : minutes - (minutes % 60))
}

/** The number of things, selected by their last noun in the singular: `count(guest|visitor, 2..200)`. */
export const count: Computation = {
  words: 'any',
  gives: [...numberNames, 'thing', 'things', 'five-seconds-each'],
  find({ quantities, sentence }, { words }) {
    if (grave.test(sentence)) return undefined
    const found = quantities.counts.find(({ lemma, noun }) =>
      isWanted(words, lemma, noun.toLowerCase().replace(/s$/, '')),
    )
    if (!found) return undefined
    const { value, lemma, noun } = found
    return {
      value,
      texts: { ...numberTexts(value), thing: lemma, things: noun, 'five-seconds-each': fiveSecondsEach(value) },
    }
  },
}

function numberTaken(taken: string | undefined): number | undefined {
  const value = taken === undefined ? Number.NaN : numberValue(taken.replace(/%$/, ''))
  return Number.isFinite(value) ? value : undefined
}

/** The number at `{#}` in the words in order before it: `"serves {#}" + computed:number(2..8)`. */
export const number: Computation = {
  gives: numberNames,
  takes: true,
  find(_, { taken }) {
    const value = numberTaken(taken)
    return value === undefined ? undefined : { value, texts: numberTexts(value) }
  },
}

/**
 * The difference between the first count and the number at `{#}`: `missing(fewer)` where the count is lower, "sent 12 chairs
 * instead of {20}", and `missing(more)` where it is higher, "the goal was 200 demos and we did {193}".
 */
export const missing: Computation = {
  words: ['fewer', 'more'],
  gives: ['counted', 'missing'],
  takes: true,
  find({ quantities, sentence }, { words, taken }) {
    const counted = quantities.counts[0]?.value
    const other = numberTaken(taken)
    if (counted === undefined || other === undefined || counted === other || grave.test(sentence)) return undefined
    if (!isWanted(words, counted < other ? 'fewer' : 'more')) return undefined
    const value = Math.abs(counted - other)
    return { value, texts: { counted: spell(counted), missing: spell(value) } }
  },
}
