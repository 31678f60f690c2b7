import { type Duration, units } from '#wit/reading/quantities/duration.ts'
import { figures, spell } from '#wit/reading/quantities/number.ts'
import { type Computation, isWanted, only, type Texts } from './computation.ts'
import { lengthText } from './length-text.ts'
import { numberNames, numberTexts } from './texts.ts'

const minutesAYear = 525_600

/** A duration less some units in everyday words: "23 hours" of 24; undefined where the rest is not positive. */
function lessText({ value, unit }: Duration, less: number): string | undefined {
  if (value <= less || (unit !== 'minute' && unit !== 'hour')) return undefined
  return lengthText((value - less) * (unit === 'hour' ? 60 : 1))
}

const wholeTexts = (one: Duration, year: number): Texts => ({
  ...numberTexts(one.value),
  third: one.value >= 6 ? spell(Math.floor(one.value / 3)) : undefined,
  'times-a-year': one.minutes * 2 <= minutesAYear ? spell(Math.round(minutesAYear / one.minutes)) : undefined,
  'five-less': one.value > 5 ? spell(one.value - 5) : undefined,
  'double-figures': figures(one.value * 2),
  'triple-figures': figures(one.value * 3),
  'half-more-figures': figures(Math.round(one.value * 1.5)),
  'third-less-figures': figures(Math.ceil((one.value * 2) / 3)),
  'one-less-length': lessText(one, 1),
  'four-less-length': lessText(one, 4),
  'rest-of-the-day': one.unit === 'hour' && one.value < 24 ? figures(24 - one.value) : undefined,
  'working-weeks': one.unit === 'year' ? figures(one.value * 48) : undefined,
  'year-then': one.unit === 'year' ? String(year - one.value) : undefined,
})

/**
 * The only duration of a sentence, in its own unit: `duration(day|week, 3..30)`. A range, "3 to 5 days", gives only its two ends,
 * and a fraction, "2.3 nights", only that fraction.
 */
export const duration: Computation = {
  words: units,
  gives: [
    ...numberNames,
    'third',
    'times-a-year',
    'five-less',
    'double-figures',
    'triple-figures',
    'half-more-figures',
    'third-less-figures',
    'one-less-length',
    'four-less-length',
    'rest-of-the-day',
    'working-weeks',
    'year-then',
    'from',
    'up-to',
    'fraction',
    'unit',
  ],
  find({ quantities, year }, { words }) {
    const one = only(quantities.durations)
    if (!one || !isWanted(words, one.unit)) return undefined
    const { value, upTo, unit } = one
    if (upTo !== undefined)
      return { value, texts: upTo > value ? { unit, from: figures(value), 'up-to': figures(upTo) } : { unit } }
    if (!Number.isInteger(value)) return { value, texts: { unit, fraction: figures(value % 1) } }
    return { value, texts: { ...wholeTexts(one, year), unit } }
  },
}
