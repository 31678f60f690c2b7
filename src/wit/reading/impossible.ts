const begun =
  /\b(?:since|founded|established|est\.?|incorporated|opened|started|began|born|launched)(?: (?:in|as early as|early|late))* (\d{4})\b/gi

/** Whether a text tells as past what it dates in a year to come: "in business since 2030", in 2026. */
export const isAheadOfItself = (text: string, year: number): boolean =>
  [...text.matchAll(begun)].some(([, since]) => Number(since) > year)

const price = /[$€£]\s?(\d[\d,]*(?:\.\d+)?)/g
const change = /\bfrom [$€£]?(\d[\d,]*(?:\.\d+)?)%? to [$€£]?(\d[\d,]*(?:\.\d+)?)/i
/** Of whom or what a price is, where the other price is of another. */
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

/** 1 where the second of two amounts is more, or where a price rises, -1 where it is less; nothing where a text has not two. */
function rise(text: string): number | undefined {
  const amounts = change.exec(text)?.slice(1) ?? Array.from(text.matchAll(price), ([, amount = '']) => amount)
  const [first, second] = amounts.map((amount) => Number(amount.replaceAll(',', '')))
  if (amounts.length !== 2 || first === undefined || second === undefined || first === second) return undefined
  // "$29 instead of $24" names what it becomes first.
  return /\binstead of\b/i.test(text) ? Math.sign(first - second) : Math.sign(second - first)
}

/** Whether two texts have two amounts each, and what is more in one of them is less in the other. */
export function haveOtherOrder(one: string, other: string): boolean {
  const rises = [rise(one), rise(other)]
  if (rises.includes(undefined)) return false
  const [first, second] = kinds.filter((kind) => kind.test(one) && kind.test(other))
  const turns = (text: string) => (first && second && text.search(first) > text.search(second) ? -1 : 1)
  return (rises[0] ?? 0) * turns(one) !== (rises[1] ?? 0) * turns(other)
}
