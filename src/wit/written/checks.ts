import type { Example } from '#content-model/example.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import type { Gate } from '#wit/gate/gate.ts'
import { read } from '#wit/reading/reading.ts'
import type { WrittenFault, WrittenJoke } from './candidate.ts'
import { additionOf, withAddition } from './kept-sentence.ts'
import { isKnownJoke } from './known-jokes.ts'
import { type Gist, gistOf, isSameJoke } from './same-joke.ts'

/** The limit of an addition to a sentence: a little more than the drawer's longest. */
export const longestAddition = { words: 20, characters: 120 } as const

/** Characters outside plain sentences; a pair of brackets is allowed. */
const marks = /[!<>{}[\]*_#|\\^~=+`@/]|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cc}|\p{Cf}|\bwww\./u
/** Letters of other scripts than Latin. */
const otherLetters = /(?!\p{Script=Latin})\p{L}/u

/** Number words from three on: "one" and "two" are often no counts. */
const numerals =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|percent)\b/g
const calendar =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:in|until|by|since) (?:march|may)\b|\b(?:tomorrow|yesterday|tonight)\b/g

/** Promises that a company could be held to. */
const claims =
  /\b(?:free(?! to\b)|complimentary|guarantee\w*|warrant(?:y|ies|ed)|refund\w*|reimburs\w*|discount\w*|coupons?|bonus(?:es)?|rewards?|prizes?|certified|approved|licensed|insured|proven|award-winning|official(?:ly)?|unlimited|lifetime|risk-free|no (?:cost|charge|fee|obligation)|at no|best|cheap(?:er|est)|cures?|heals?|safe(?:r|st|ly)?|legal(?:ly)?|liab\w+|lawsuits?|sue|compensat\w+)\b/g

const lower = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'")

/** Whether an addition has matches that the given text lacks. */
const addsTo = (given: string, added: string, pattern: RegExp): boolean => {
  const known = new Set(lower(given).match(pattern))
  return (lower(added).match(pattern) ?? []).some((word) => !known.has(word))
}

/** A name without its possessive ending, since that makes it no other name. */
const withoutPossessive = (word: string): string => lower(word).replace(/'s?$/, '')

/** Whether an addition has numbers, names, dates or prices that were not given. */
function hasNewFacts(given: string, added: string): boolean {
  if (addsTo(given, added, /\p{Sc}|\p{N}+(?:[.,:]\p{N}+)*/gu)) return true
  if (addsTo(given, added, numerals) || addsTo(given, added, calendar)) return true
  const known = new Set((given.match(/[\p{L}\p{N}'’]+/gu) ?? []).map(withoutPossessive))
  const names = read(added)
    .words.filter(({ name }) => name)
    .map((word) => word.lower)
  // A capital inside a sentence marks a name, even an unknown one.
  const capitals = [...added.slice(1).matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’]*/gu)]
    .map(([word]) => lower(word))
    .filter((word) => !/^i(?:'|$)/.test(word))
  return [...names, ...capitals].some((word) => !known.has(withoutPossessive(word)))
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function isLong(text: string): boolean {
  if (text.length > longestAddition.characters || wordsIn(text) > longestAddition.words) return true
  return read(text).sentences > 1 || /[.?…] +["“(]?\p{Lu}/u.test(text)
}

/** The request that candidates are checked against. */
export interface Given {
  readonly message: string
  readonly audience?: string | undefined
  readonly gate: Gate
  /** Word vectors for the gate's model, which also checks a result; its rules always do. */
  readonly vectors?: WordVectors | undefined
}

/**
 * The fault of one result.
 *
 * @returns nothing when it can be shown; likeness to others is not checked
 */
function problemWith({ message, audience = '', gate, vectors }: Given, result: string): WrittenFault | undefined {
  const addition = additionOf(message, result)
  if (!addition) return 'changed'
  const { text } = addition
  if (wordsIn(text) < 2) return 'unchanged'
  if (isLong(text)) return 'long'
  if (marks.test(text) || otherLetters.test(text) || !/[.?]["'’”)]?$/.test(text)) return 'marks'
  const given = `${message} ${audience}`
  if (hasNewFacts(given, text)) return 'facts'
  if (addsTo(given, text, claims)) return 'claim'
  if (gate.isGrave(text) || gate.isGrave(result)) return 'grave'
  if (vectors && gate.graveness(result, vectors) !== 'fine') return 'grave'
  return isKnownJoke(text) ? 'known' : undefined
}

/** The results of an example that pass the checks themselves, so that they teach a service no mistake. */
export const modelResults = ({ before, results }: Example, gate: Gate): Example['results'] =>
  results.filter(({ after }) => problemWith({ message: before, gate }, after) === undefined)

/** The gists of all additions in the drawer. */
export const drawerGists = (examples: readonly Example[]): Gist[] =>
  examples.flatMap(({ before, results }) =>
    results.map(({ after }) => gistOf(additionOf(before, after)?.text ?? after, before)),
  )

export interface CheckedJokes {
  /** Results that can be shown, with the sentence in the visitor's spelling. */
  readonly passed: readonly WrittenJoke[]
  readonly problems: readonly WrittenFault[]
}

/**
 * Separates the results of a service that can be shown from the others.
 *
 * @param drawer gists of the drawer, which results must not repeat
 */
export function checkCandidates(
  given: Given,
  candidates: readonly WrittenJoke[],
  drawer: readonly Gist[],
): CheckedJokes {
  const passed: WrittenJoke[] = []
  const problems: WrittenFault[] = []
  const told: Gist[] = [...drawer]
  for (const { mechanism, result } of candidates) {
    const addition = additionOf(given.message, result)
    const problem = problemWith(given, result)
    const gist = gistOf(addition?.text ?? result, given.message)
    if (problem) problems.push(problem)
    else if (told.some((other) => isSameJoke(gist, other))) problems.push('repeated')
    else if (addition) {
      told.push(gist)
      passed.push({ mechanism, result: withAddition(given.message, addition) })
    }
  }
  return { passed, problems }
}
