import { counted, figures, spell } from '#wit/reading/quantities/number.ts'
import { type Computation, only } from './computation.ts'

const oneIn = (value: number) => (value < 100 && Number.isInteger(100 / value) ? 100 / value : undefined)
const spelled = (value: number | undefined) => (value === undefined ? undefined : spell(value))

/** The only percentage of a sentence: `percent(3..50)`; `exact` excludes "up to" and "over". */
export const percent: Computation = {
  words: ['exact'],
  gives: ['percent', 'rest', 'beyond-all', 'one-in', 'one-in-and-one', 'cents-of-ten-dollars'],
  find({ quantities }, { words }) {
    const one = only(quantities.percentages)
    if (!one || (words.has('exact') && one.bound !== 'exact')) return undefined
    const { value } = one
    const all = oneIn(value)
    return {
      value,
      texts: {
        percent: figures(value),
        rest: value < 100 ? figures(100 - value) : undefined,
        'beyond-all': value > 100 ? figures(value - 100) : undefined,
        'one-in': spelled(all),
        'one-in-and-one': spelled(all && all + 1),
        'cents-of-ten-dollars': figures(Math.round(value * 10)),
      },
    }
  },
}

/** The number of such changes until a value has doubled: `doubling(3..50)`, in percent. */
export const doubling: Computation = {
  gives: ['times'],
  find({ quantities }) {
    const growth = only(quantities.percentages)
    if (growth?.bound !== 'exact') return undefined
    return {
      value: growth.value,
      texts: { times: spell(Math.ceil(Math.log(2) / Math.log(1 + growth.value / 100))) },
    }
  },
}

const minutesAYear = 525_600

/** A duration in its two largest units: "4 days", "8 hours and 46 minutes". */
function longText(minutes: number): string {
  if (minutes >= 2880) return `${figures(Math.round((minutes / 1440) * 10) / 10)} days`
  const [value, large, little] =
    minutes >= 10
      ? ([Math.round(minutes), 'hour', 'minute'] as const)
      : ([Math.round(minutes * 60), 'minute', 'second'] as const)
  const [whole, part] = [Math.floor(value / 60), value % 60]
  return [whole > 0 && counted(whole, large), part > 0 && counted(part, little)].filter(Boolean).join(' and ')
}

/** The rest of a year for a share of time: `downtime(98..)`, in percent. */
export const downtime: Computation = {
  gives: ['a-year'],
  find({ quantities }) {
    const up = only(quantities.percentages)
    const text = up && up.value < 100 ? longText(((100 - up.value) / 100) * minutesAYear) : ''
    return up && text ? { value: up.value, texts: { 'a-year': text } } : undefined
  },
}
