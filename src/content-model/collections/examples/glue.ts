const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const hours = 'a\\.m\\.|p\\.m\\.|am|pm|AM|PM'
const named = 'Version|Platform|Gate|Room|Floor|Track|Terminal|Page|Exit|Aisle|Line|Row|Section|Step|Unit|Bus'
const units =
  'minutes?|hours?|days?|weeks?|months?|years?|percent|miles?|pounds?|grams?|ounces?|inches|feet|cents?|dollars?|ET|PT|CT|MT'

/** What never parts at the end of a line, as the words on both sides of one space. */
const never: readonly RegExp[] = [
  new RegExp(`(\\d) (?=(?:${hours})(?!\\w))`, 'g'),
  new RegExp(`((?:${hours})) (?=(?:ET|PT|CT|MT)\\b)`, 'g'),
  new RegExp(`\\b((?:${months})) (?=\\d)`, 'g'),
  new RegExp(`\\b((?:${named})) (?=\\d)`, 'gi'),
  new RegExp(`(\\d) (?=(?:${units})\\b)`, 'g'),
  /(\d) (?=(?:to|and|or) [$\d])/g,
  /(\d\u00a0(?:to|and|or)) (?=[$\d])/g,
]

/** A sentence whose numbers do not part from what they count: no-break spaces stand between them. */
export const glued = (text: string): string =>
  never.reduce((sentence, pair) => sentence.replace(pair, '$1\u00a0'), text)
