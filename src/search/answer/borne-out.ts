import { fold, tokensOf } from '#language/tokens.ts'
import { type Claims, claimsIn, countsAs } from '#search/answer/claims.ts'
import { sentencesOf } from '#search/passages/facts.ts'
import type { Passage } from '#search/passages/passages.ts'
import { isSilent, meaningOf, tellingWords, wordsOf } from '#search/terms.ts'

/** Reasons for which a text can't be shown as the statement of passages. */
export type Unsupported = 'amount' | 'name' | 'address' | 'words' | 'script'

/** The passages that bear a text out, in the order of its sentences, or the reason why none do. */
export type BorneOutVerdict =
  | { readonly ok: true; readonly passages: readonly Passage[] }
  | { readonly ok: false; readonly why: Unsupported }

/** The share of a sentence's telling words that its passage must have. */
const leastShared = 2 / 3

/** Words that begin a sentence with a capital without being names. */
const openings = new Set(
  'according additionally although besides both however instead meanwhile otherwise sorry there unfortunately yes'.split(
    ' ',
  ),
)

/** Reasons in the order of the checks; of several passages, the one that passed most checks gives the reason. */
const order: readonly Unsupported[] = ['script', 'words', 'name', 'amount', 'address']

/**
 * Tells whether passages bear a text out: each sentence needs one passage that has all of its amounts, names and addresses
 * and most of its words. Meaning is not compared, so a sentence that turns the words of a passage round passes.
 */
export function borneOut(text: string, passages: readonly Passage[]): BorneOutVerdict {
  const sources = passages.map(sourceOf)
  const used: Passage[] = []
  for (const sentence of sentencesOf(text)) {
    if (!/[\p{L}\p{N}]/u.test(sentence.text)) continue
    const claims = claimsIn(sentence.text)
    const failures = sources.map((source) => failureOf(sentence.text, claims, source))
    const at = failures.indexOf(undefined)
    const passage = passages[at]
    if (!passage) {
      const furthest = Math.max(...failures.map((why) => (why ? order.indexOf(why) : 0)), 0)
      return { ok: false, why: order[furthest] ?? 'words' }
    }
    if (!used.includes(passage)) used.push(passage)
  }
  return used.length > 0 ? { ok: true, passages: used } : { ok: false, why: 'words' }
}

/** A passage prepared for looking up claims. */
interface Source {
  readonly amounts: ReadonlySet<string>
  /** The numbers of its amounts, without their units. */
  readonly values: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly meanings: ReadonlySet<string>
  /** Its words in order, between spaces. */
  readonly line: string
  readonly raw: string
}

function sourceOf({ title, heading, text, href }: Passage): Source {
  const all = `${title}. ${heading}. ${text}`
  const { amounts } = claimsIn(all)
  const words = tokensOf(fold(all))
  return {
    amounts,
    values: new Set([...amounts].map((amount) => amount.replace(/^[a-z]+ | %$/g, ''))),
    words: new Set(words),
    meanings: new Set(tellingWords(all).map(meaningOf)),
    line: ` ${words.join(' ')} `,
    raw: `${all} ${href}`.toLowerCase(),
  }
}

function failureOf(sentence: string, claims: Claims, source: Source): Unsupported | undefined {
  if (claims.unreadable) return 'script'
  const rest = claims.addresses.reduce((line, address) => line.replace(address, ' '), sentence.toLowerCase())
  const named = new Set(claims.names.flatMap((name) => name.split(' ')))
  // Amounts and names are looked up on their own, so they do not count as shared words.
  const telling = tellingWords(rest).filter((word) => !countsAs(word) && !named.has(word))
  const shared = telling.filter((word) => source.meanings.has(meaningOf(word)))
  if (telling.length === 0 || shared.length / telling.length < leastShared) return 'words'
  if (!beginsWithKnown(sentence, source) || !claims.names.every((name) => source.line.includes(` ${name} `)))
    return 'name'
  // An amount without a unit may have one there; one with a unit must have the same.
  const stands = (amount: string) =>
    source.amounts.has(amount) || (/^[\d.]+$/.test(amount) && source.values.has(amount))
  if (![...claims.amounts].every(stands)) return 'amount'
  return claims.addresses.every((address) => source.raw.includes(address)) ? undefined : 'address'
}

/** Whether the first word, which has a capital anyway, is no name or a name that the passage has. */
function beginsWithKnown(sentence: string, { words, meanings }: Source): boolean {
  const [first = ''] = tokensOf(fold(sentence))
  const [word = first] = wordsOf(sentence)
  return words.has(first) || isSilent(word) || openings.has(first) || meanings.has(meaningOf(word))
}
