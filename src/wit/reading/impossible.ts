const begun =
  /\b(?:since|founded|established|est\.?|incorporated|opened|started|began|born|launched)(?: (?:in|as early as|early|late))* (\d{4})\b/gi

/** Whether a text dates the past in a year to come: "in business since 2030", in 2026. */
export const datesPastInFuture = (text: string, year: number): boolean =>
  [...text.matchAll(begun)].some(([, since]) => Number(since) > year)

const price = /[$€£]\s?(\d[\d,]*(?:\.\d+)?)/g
const change = /\bfrom [$€£]?(\d[\d,]*(?:\.\d+)?)%? to [$€£]?(\d[\d,]*(?:\.\d+)?)/i
/** Pairs of customers or goods with separate prices. */
const kinds = [
  /\badults?\b/i,
  /\b(?:child(?:ren)?|kids?)\b/i,
  /\bstudents?\b/i,
  /\bseniors?\b/i,
  /\b(?<!non-?)members?\b/i,
  /\bnon-?members?\b/i,
  /\bin advance\b/i,
  /\bat the door\b/i,
  /\bsmall\b/i,
  /\blarge\b/i,
]

/** 1 where the second of two amounts is higher or a price rises, -1 where it is lower; undefined without two amounts. */
function rise(text: string): number | undefined {
  const amounts = change.exec(text)?.slice(1) ?? Array.from(text.matchAll(price), ([, amount = '']) => amount)
  const [first, second] = amounts.map((amount) => Number(amount.replaceAll(',', '')))
  if (amounts.length !== 2 || first === undefined || second === undefined || first === second) return undefined
  // "$29 instead of $24" names the new price first.
  return /\binstead of\b/i.test(text) ? Math.sign(first - second) : Math.sign(second - first)
}

/** Whether two texts have two amounts each, and only one of the texts has the higher one first. */
export function haveOtherOrder(one: string, other: string): boolean {
  const rises = [rise(one), rise(other)]
  if (rises.includes(undefined)) return false
  const [first, second] = kinds.filter((kind) => kind.test(one) && kind.test(other))
  const turns = (text: string) => (first && second && text.search(first) > text.search(second) ? -1 : 1)
  return (rises[0] ?? 0) * turns(one) !== (rises[1] ?? 0) * turns(other)
}
