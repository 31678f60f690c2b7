const words = new Map(
  Object.entries<number>({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    dozen: 12,
  }),
)
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const units = 'one|two|three|four|five|six|seven|eight|nine'
const teens =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|zero|a hundred|a thousand|a dozen'

/** The source of a regular expression, without capturing groups, for a number in figures or in words. */
export const number = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|(?:${tens})(?:-(?:${units}))?|${teens}|${units})`

/** The value of a match of `number`. */
export function numberValue(text: string): number {
  const lower = text.toLowerCase()
  if (/^\d/.test(lower)) return Number(lower.replaceAll(',', ''))
  const parts = lower.replace(/^a /, '').split('-')
  return parts.reduce((sum, part) => sum + (words.get(part) ?? Number.NaN), 0)
}

const names = [...words.keys()]

/** A whole number in words up to twenty, in figures above, with a separator from 1,000 on. */
export function spell(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value <= 20) return names[value] ?? String(value)
  return figures(value)
}

const inFigures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A number in figures: 1,200; 2.5; at most two decimals. */
export const figures = (value: number): string => inFigures.format(value)

/** A noun with its number: "1 hour", "2 hours". */
export const counted = (value: number, one: string, many = `${one}s`) => `${figures(value)} ${value === 1 ? one : many}`
