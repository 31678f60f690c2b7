import type { Rank } from '../../line.ts'
import { deniesSomething } from '../../reading/denial.ts'
import type { Reading } from '../../reading/reading.ts'
import { type Draft, type Pattern, pattern } from '../../worked-out/pattern.ts'
import { expressionOf } from './classes.ts'
import { neededWords } from './needed-words.ts'

/** What a frame found: the words in its named slots, lower-case, and the pronouns that go with its thing. */
export interface Found {
  slot: (name: string) => string
  /** Whether the sentence, in lower case, holds such words. */
  says: (words: RegExp) => boolean
  /** The thing is more than one, as its verb or its own ending says. */
  plural: boolean
  it: 'it' | 'them'
  they: 'it' | 'they'
  one: 'one' | 'ones'
  is: 'is' | 'are'
  does: 'does' | 'do'
}

/** A frame of plain working English, and lines that take it at its word. */
export interface Frame {
  /** What "Fell flat" is counted under. */
  id: string
  /** Between the first and the last, when left out. */
  rank?: Rank
  /** Why it works, for readers. */
  why: string
  /**
   * The whole last sentence, in lower case, without an opening such as "Reminder:" and without its end. Expressions, in which
   * `{device}` is a noun of that class with what stands before it, `{thing}` any noun with what stands before it, `{np}` up to
   * eight words, `{place}` an optional phrase that says which or where, `{tail}` optional circumstances up to the end.
   */
  is: readonly string[]
  /** Words that make the lines untrue or unfit wherever they stand. */
  unless?: RegExp | readonly RegExp[]
  /** It is asked: "Could you…?" Only a question is matched then. */
  asked?: true
  /** It forbids or denies: "Please do not…" */
  negated?: true
  /** Three sentences that it holds. */
  fits: readonly [string, string, string]
  /** Sentences near to it that it must not hold. */
  near: readonly string[]
  lines: (found: Found) => readonly Draft[]
}

const word = "(?:[\\w'&./é#%$@+-]|[:,](?=\\d))+"
const determiner =
  "(?:(?:the|our|your|my|this|that|these|those|all|each|every|some|both|a|an|(?:[a-z]+'s)|one|two|three|four|five|six|\\d+)(?: of (?:the|our))? )"
const circumstance =
  'on|in|at|by|from|to|for|until|through|throughout|during|this|next|every|each|today|tomorrow|tonight|now|again|starting|beginning|after|before|while|with|near|as of|all|between|soon|later|over|within|early|daily|weekly|monthly|across|per|only|when|due to|because of|since|along|behind|under|up|down|outside|inside|into|around|about|without|via|using|of|afterwards?|downtown|online|here|there|together|immediately|promptly|properly|carefully|yesterday|as soon as|as|right|at least|no later than|weather permitting|first|back|twice|where|rather|instead'
/** What may come before the frame and is left aside. */
const opening =
  /^(?:(?:hi|hello|dear|hey|attention|ok|okay|great news|good news|big news|heads up|quick heads up|fyi|friendly reminder|quick reminder|gentle reminder|reminder|just a reminder|just a quick reminder|note|update|notice|unfortunately|quick note|quick update|as a reminder|finally|happy [a-z]+)(?: (?:all|team|everyone|folks|residents|tenants|guests|customers|neighbors|parents|members|students|colleagues))?(?:[,:;-]| that| -) ?|(?:please note|please be advised|please be aware|note that|we're (?:happy|pleased|excited|proud|thrilled) to (?:announce|share|report|say)|we are (?:happy|pleased|excited|proud|thrilled) to (?:announce|share|report|say)|i'm (?:happy|pleased|excited|proud|thrilled) to (?:announce|share|report|say)|as (?:a reminder|you know)|just (?:letting you know|a heads up|so you know)|quick heads[- ]up)(?: that)?,? )?/

const parts: Record<string, string> = {
  thing: `${determiner}?(?:${word} ){0,3}?(?<head>${word})`,
  np: `(?:${word}(?: ${word}){0,7}?)`,
  word: `(?:${word})`,
  det: determiner,
  place: `(?: (?:on|in|at|of|by|near|from|for|outside|behind|next to|to|with) ${word}(?: ${word}){0,5}?)?`,
  tail: `(?:,? (?:${circumstance})(?:,? ${word}){0,9})?`,
  be: "(?<be> is| are|'s|'re)",
  // A time that is not today: what is said to happen then is still to come.
  ahead:
    '(?:tomorrow|(?:on |this |this coming |next |by |in |starting |at the end of )(?:the )?(?:early |late |mid-?)?(?:week|weekend|month|year|quarter|fall|spring|summer|winter|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|new year)|on (?:the )?\\d|in (?:a|two|three|four|six|\\d+) (?:days?|weeks?|months?))\\b',
}

/** A frame may hold several nouns and verbs: from the second on, their groups are numbered, as names must differ. */
function numbered(expression: string): string {
  const seen = new Map<string, number>()
  return expression.replace(/\(\?<(\w+)>/g, (_, name: string) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? `(?<${name}>` : `(?<${name}${count}>`
  })
}

function source(written: string): string {
  const expression = written.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const nouns = expressionOf(name)
    if (nouns) return `${determiner}?(?:${word} ){0,3}?(?<head>${nouns})`
    const part = parts[name]
    if (part === undefined) throw new Error(`A frame speaks of {${name}}, which is neither a class nor a part.`)
    return part
  })
  return numbered(expression)
}

/** Nouns that end in "s" and are one, and the other way around. */
const singular = /(?:ss|us|is|news|gas|bus|lens|campus)$/

/** Whether a noun, as written at the end of a phrase, is more than one. */
export const isMany = (noun: string): boolean => /s$/.test(noun) && !singular.test(noun)

const isPlural = (head: string, be: string) => {
  if (/are|'re|have|'ve/.test(be)) return true
  if (/is|'s|has/.test(be)) return false
  return isMany(head)
}

/** Ends that a matched sentence may have, and what never belongs to a plain statement. */
const ending = /[.!?…]*["')\]]*$/
const joined = /[;?!]|\b(?:if|unless|whether|might|sorry|apologi[sz]e|regret)\b/

/** An expression of a frame as written, and what a sentence has to hold for it to match. */
interface Written {
  expression: string
  needed: readonly string[] | undefined
}

/** Expressions that were needed lately. All of them would take 20 MB. */
const ready = new Map<string, RegExp>()
const mostReady = 48

function readyFor(expression: string): RegExp {
  const made = ready.get(expression) ?? new RegExp(`^${source(expression)}$`)
  ready.delete(expression)
  ready.set(expression, made)
  const [oldest] = ready.keys()
  if (ready.size > mostReady && oldest !== undefined) ready.delete(oldest)
  return made
}

function matchOf(sentence: string, expressions: readonly Written[]): RegExpExecArray | undefined {
  for (const { expression, needed } of expressions) {
    if (needed && !needed.some((text) => sentence.includes(text))) continue
    const match = readyFor(expression).exec(sentence)
    if (match) return match
  }
  return undefined
}

function foundIn(sentence: string, expressions: readonly Written[]): Found | undefined {
  const match = matchOf(sentence, expressions)
  if (!match) return undefined
  const groups = match.groups ?? {}
  // The first of the numbered groups that took part.
  const slot = (name: string) =>
    [name, `${name}2`, `${name}3`, `${name}4`].map((each) => groups[each]?.trim()).find(Boolean) ?? ''
  const plural = isPlural(slot('head'), slot('be'))
  return {
    slot,
    says: (words) => words.test(sentence),
    plural,
    it: plural ? 'them' : 'it',
    they: plural ? 'they' : 'it',
    one: plural ? 'ones' : 'one',
    is: plural ? 'are' : 'is',
    does: plural ? 'do' : 'does',
  }
}

const longest = 140
const plains = new WeakMap<Reading, { plain: string | undefined }>()

/** A sentence without its opening and its end, read once for all frames; nothing where it says more than one thing. */
function plainOf(reading: Reading, sentence: string): string | undefined {
  const known = plains.get(reading)
  if (known) return known.plain
  const whole = sentence.replace(ending, '').replace(opening, '')
  const plain = whole === '' || whole.length > longest || joined.test(whole) ? undefined : whole
  plains.set(reading, { plain })
  return plain
}

/** Makes a pattern of a frame. */
export function frame(written: Frame): Pattern & { frame: Frame } {
  const { id, rank, why, is, unless, asked, negated, fits, lines } = written
  const unfit = unless === undefined ? [] : [unless].flat()
  const expressions = is.map((expression) => ({ expression, needed: neededWords(expression) }))
  const made = pattern<Found>({
    id,
    ...(rank && { rank }),
    why,
    past: true,
    negated: true,
    denied: fits.some(deniesSomething),
    find: ({ sentence, reading, negated: denied }) => {
      if (reading.asks !== Boolean(asked) || (denied && !negated)) return undefined
      const plain = plainOf(reading, sentence)
      return plain !== undefined && !unfit.some((words) => words.test(plain)) && foundIn(plain, expressions)
    },
    lines,
  })
  return { ...made, frame: written }
}
