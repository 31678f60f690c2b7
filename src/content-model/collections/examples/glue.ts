const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const hours = 'a\\.m\\.|p\\.m\\.|am|pm|AM|PM'
const named = 'Version|Platform|Gate|Room|Floor|Track|Terminal|Page|Exit|Aisle|Line|Row|Section|Step|Unit|Bus'
const units =
  'minutes?|hours?|days?|weeks?|months?|years?|percent|miles?|pounds?|grams?|ounces?|inches|feet|cents?|dollars?|ET|PT|CT|MT'

/** Pairs of words that a line break never separates: the patterns before and after their space. */
const never: readonly RegExp[] = [
  new RegExp(`(\\d) (?=(?:${hours})(?!\\w))`, 'g'),
  new RegExp(`((?:${hours})) (?=(?:ET|PT|CT|MT)\\b)`, 'g'),
  new RegExp(`\\b((?:${months})) (?=\\d)`, 'g'),
  new RegExp(`\\b((?:${named})) (?=\\d)`, 'gi'),
  new RegExp(`(\\d) (?=(?:${units})\\b)`, 'g'),
  /(\d) (?=(?:to|and|or) [$\d])/g,
  /(\d\u00a0(?:to|and|or)) (?=[$\d])/g,
]

/** The sentence with no-break spaces between numbers and their nouns. */
export const glued = (text: string): string =>
  never.reduce((sentence, pair) => sentence.replace(pair, '$1\u00a0'), text)
