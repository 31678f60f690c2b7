import { fold, tokensOf } from '#language/tokens.ts'
import { type Claims, claimsIn, countsAs } from '#search/answer/claims.ts'
import { sentencesOf } from '#search/passages/facts.ts'
import type { Passage } from '#search/passages/passages.ts'
import { isSilent, meaningOf, tellingWords, wordsOf } from '#search/terms.ts'

/** Why a text can't be shown as what passages say. */
export type Unsupported = 'amount' | 'name' | 'address' | 'words' | 'script'

/** A text that passages bear out, and which ones, in its order; or why they do not. */
export type BorneOutVerdict =
  | { readonly ok: true; readonly passages: readonly Passage[] }
  | { readonly ok: false; readonly why: Unsupported }

/** So much of what a sentence is about its passage must speak of, too. */
const leastShared = 2 / 3

/** Words that begin a sentence and name nobody. */
const openings = new Set(
  'according additionally although besides both however instead meanwhile otherwise sorry there unfortunately yes'.split(
    ' ',
  ),
)

/** How far a sentence gets with a passage; the furthest says why it failed. */
const order: readonly Unsupported[] = ['script', 'words', 'name', 'amount', 'address']

/**
 * Looks whether passages say what a text says: for each of its sentences there is one that has all of its amounts, names
 * and addresses, and most of its words. It does not understand either, so a sentence that turns such words round passes.
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

/** A passage as claims are looked up in it. */
interface Source {
  readonly amounts: ReadonlySet<string>
  /** Its values whatever they count. */
  readonly values: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly meanings: ReadonlySet<string>
  /** Its words in their order, between spaces. */
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
  // What is looked up as such says nothing of how much else is shared.
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

/** Whether the first word, whose capital says nothing, names nobody that the passage does not. */
function beginsWithKnown(sentence: string, { words, meanings }: Source): boolean {
  const [first = ''] = tokensOf(fold(sentence))
  const [word = first] = wordsOf(sentence)
  return words.has(first) || isSilent(word) || openings.has(first) || meanings.has(meaningOf(word))
}
