import { claimsIn, countsAs } from '#search/answer/claims.ts'
import { sentencesOf } from '#search/passages/facts.ts'
import { isSample, type Passage } from '#search/passages/passages.ts'
import { meaningOf, tellingWords, wordsOf } from '#search/terms.ts'
import { ordinaryUnits, particularKinds } from '#search/word-lists.ts'

/** What is shown to a visitor, and where it stands. */
export interface Shown {
  /** The words of the answer. */
  readonly text: string
  /** The passage of the answer, and the others of its page. */
  readonly passages: readonly [Passage, ...Passage[]]
  /** The meanings of the question that wordings of the answer have. */
  readonly shares?: readonly string[]
}

const kindMeanings: ReadonlySet<string> = new Set(particularKinds.map(meaningOf))
const unitMeanings: ReadonlySet<string> = new Set(ordinaryUnits.map(meaningOf))

/**
 * Whether an answer has the particulars that a question asks for: its currency, its unit, its year, its names, and the kinds of
 * thing that a visitor wants to have. An answer about the subject without them would pass for one that has them.
 */
export function holdsAsked(question: string, shown: Shown): boolean {
  const { text, passages } = shown
  const [passage] = passages
  const own = `${passage.title} ${passage.heading} ${text} ${passage.keywords}`
  const page = passages.map(({ title, heading, text, keywords }) => `${title} ${heading} ${text} ${keywords}`).join(' ')
  const [ofAnswer, ofPage] = [own, page].map((each) => new Set(tellingWords(each).map(meaningOf)))
  const lacked = (meaning: string) => !shown.shares?.includes(meaning) && !ofAnswer?.has(meaning)
  const asked = tellingWords(question).map(meaningOf)
  return (
    holdsCurrency(question, own) &&
    holdsCount(question, shown) &&
    (!asksMeasure.test(question) || claimsIn(text).amounts.size > 0 || someMeasure.test(text)) &&
    holdsTime(question, own) &&
    yearsIn(question).every((named) => page.includes(named) || !lacked(named)) &&
    unitsIn(question).every((unit) => unitsIn(own, countedBy).includes(unit)) &&
    asked.every((meaning) => !kindMeanings.has(meaning) || !lacked(meaning)) &&
    (/\bEnglish\b/.test(text) || namesIn(question).every((name) => !lacked(name) || isSaid(name, ofPage))) &&
    !(isSample(passage) && wantsGoods.test(question))
  )
}

/** Letters by which a name is known, typing errors in its end and middle included. */
const letters = 5

/** Whether a page has a name, or one that begins like it. */
const isSaid = (name: string, meanings: ReadonlySet<string> = new Set()): boolean =>
  meanings.has(name) ||
  (name.length >= letters && [...meanings].some((each) => each.startsWith(name.slice(0, letters))))

/** Most words of a question whose names all matter: a longer one tells a story. */
const short = 14

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** The meanings of the names in a short question. Initials, weekdays and where the visitor lives are none. */
function namesIn(question: string): string[] {
  if (wordsOf(question).length > short) return []
  const aside = question.replace(/\b(?:i|we)(?:['’]m|['’]re| am| are| live)\b.* (?:in|from) \p{Lu}\p{L}*/giu, '')
  return claimsIn(aside)
    .names.flatMap((name) => name.split(' '))
    .filter((name) => name.length > 3 && !weekday.test(name))
    .flatMap(tellingWords)
    .map(meaningOf)
}

/** How much of something there is; in an answer, words that say so without a number. */
const asksMeasure =
  /\bhow (?:long|old|big|large|small|far|fast|quickly|soon|often|frequently|wide|tall|high|heavy|loud|late)\b/i
const someMeasure =
  /\b(?:seconds?|minutes?|hours?|days?|daily|weeks?|weekly|months?|monthly|years?|yearly|times|always|every|each|until|while|as (?:long|soon|often) as|when|before|after|never|no|not|without|limits?)\b/i

/** What is counted. */
const asksHowMany = /\bhow many ((?:[\p{L}’'-]+ ?){1,3})/iu
const without = /\b(?:no|none|nobody|nothing|never|every|everything|except|each|both|several|unlimited)\b/i

/** The number of what is counted: in its sentence, or in an answer whose wordings name it. */
function holdsCount(question: string, { text, shares }: Shown): boolean {
  const [, counted] = asksHowMany.exec(question) ?? []
  if (counted === undefined) return true
  const things = tellingWords(counted)
    .filter((word) => !countsAs(word))
    .map(meaningOf)
  if (things.length === 0 || things.some((thing) => shares?.includes(thing)))
    return claimsIn(text).amounts.size > 0 || without.test(text)
  return sentencesOf(text).some((sentence) => {
    const said = new Set(tellingWords(sentence.text).map(meaningOf))
    const hasNumber = claimsIn(sentence.text).amounts.size > 0 || without.test(sentence.text)
    return hasNumber && things.some((thing) => said.has(thing))
  })
}

/** A price in another currency is answered only by what names it, or says which currency there is. */
function holdsCurrency(question: string, text: string): boolean {
  if (/\bUS dollars\b/i.test(text) || !(asksForPrice.test(question) || /\p{Sc}/u.test(question))) return true
  const currencies = (line: string) => new Set([...claimsIn(line).amounts].map((amount) => amount.split(' ')[0] ?? ''))
  const there = currencies(text)
  return [...currencies(question)].every(
    (currency) => !/^[a-z]/.test(currency) || currency === 'usd' || there.has(currency),
  )
}

const asksForYear = /\b(?:what|which) (?:calendar )?year\b(?! plan| price)/i
const asksForMonth = /\b(?:what|which) month\b/i
const asksForDate = /\b(?:what|which|exact) (?:date|day and month)\b|\b(?:launch|release|opening|founding) date\b/i
const asksWhenItWas = /^(?:and |so )?(?:since )?when (?:was|were|did)\b/i

const year = /\b(?:19|20)\d\d\b/
const month = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
const noDate = /\bno (?:\w+ )?dates?\b|\bnot (?:yet|before)\b|\bas soon as\b/i
const someTime = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:spring|summer|fall|winter|years?|ago|the date)\b/i
/** Whether somebody can be reached at an hour. */
const asksAtHour = /\b(?:phone|call|ring|reach|support|awake|open|answers?|there)\b/i
const clock = /(?<!\w)\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m|o['’]?clock)\b/i
const hours = /\d (?:to|and) \d|\bhours\b/i

/** A year, a month or a date that is asked for, or the word that there is none. */
function holdsTime(question: string, text: string): boolean {
  if (asksForYear.test(question) && !year.test(text) && !noDate.test(text)) return false
  if (asksForMonth.test(question) && !month.test(text) && !noDate.test(text)) return false
  if (asksForDate.test(question) && !/\d/.test(text) && !noDate.test(text)) return false
  if (asksWhenItWas.test(question) && ![someTime, month, year, noDate].some((each) => each.test(text))) return false
  if (asksAtHour.test(question) && clock.test(question) && !clock.test(text) && !hours.test(text)) return false
  return true
}

const yearsIn = (question: string): string[] => question.match(/\b(?:19|20)\d\d\b/g) ?? []

const asksForPrice = /\b(?:prices?|costs?|pay|charged?|charges|fees?|rates?|much|billed|priced|pricing)\b/i

const countedBy = /\b(?:per|each|every|an?) (?:single |extra |additional )?(\p{L}+)/giu

/** What a price is asked by, besides what the plans are counted in. */
function unitsIn(text: string, pattern = /\bper (?:single |extra |additional )?(\p{L}+)/giu): string[] {
  if (pattern !== countedBy && !asksForPrice.test(text)) return []
  const units = [...text.matchAll(pattern)].flatMap(([, unit = '']) => tellingWords(unit).map(meaningOf))
  return units.filter((unit) => !unitMeanings.has(unit))
}

/** Something that is wanted to have, and not to be written about. */
const wantsGoods =
  /\b(?:(?:can|could|may|do|where (?:can|do|could)) (?:i|we|you|one)|are you|to) (?:\w+ )?(?:buy|order|purchase|sell(?:ing)?|ship|rent|deliver|stock|get hold of)\b/i
