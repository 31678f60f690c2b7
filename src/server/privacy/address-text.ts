import { domainToASCII, domainToUnicode } from 'node:url'
import { emailRule } from '#forms/engine/rules.ts'

/** Replaces an address in a text. */
export const blackedOut = '[erased]'

/** A sign that continues an address. Signs of scripts without spaces, or with particles after a word, end it. */
const goesOn = String.raw`[\w\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{M}]`

/**
 * All spellings of an address: accented letters composed and decomposed, the domain as written and as browsers send it.
 * In lower case.
 */
export function spellingsOf(address: string): string[] {
  const written = address.toLowerCase()
  const at = written.lastIndexOf('@')
  const [name, domain] = [written.slice(0, at), written.slice(at + 1)]
  const domains = anyScript.test(domain) ? [domain, domainToASCII(domain), domainToUnicode(domain)] : [domain]
  const forms = domains
    .filter((each) => each !== '')
    .flatMap((each) => ['NFC', 'NFD'].map((form) => `${name}@${each}`.normalize(form)))
  return [...new Set([written, ...forms])]
}

/** A domain with letters beyond ASCII, as they are or in Punycode (RFC 3492), without signs that no domain has. */
const anyScript = /^(?=.*(?:[^\p{ASCII}]|xn--))[\p{L}\p{M}\p{N}.-]+$/u

const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Finds an address in texts, as a whole and not as part of a longer one, in upper and lower case. */
export interface AddressPattern {
  /** See `spellingsOf`. */
  readonly spellings: readonly string[]
  /** The text without the address; unchanged where it does not contain it. */
  blackOut(text: string): string
}

/** The pattern of one address. Text that is itself an address matches only as a whole. */
export function addressPattern(address: string): AddressPattern {
  const spellings = spellingsOf(address)
  const written = new Set([...spellings, ...spellings.map(escapedHtml)])
  const pattern = new RegExp(
    `(?<!${goesOn}|[.+-])(?:${[...written].map(literally).join('|')})(?!${goesOn}|-|\\.${goesOn})`,
    'giu',
  )
  return {
    spellings,
    blackOut(text) {
      const trimmed = text.trim()
      if (!emailRule.safeParse(trimmed).success) return text.replace(pattern, blackedOut)
      return spellings.includes(trimmed.toLowerCase()) ? blackedOut : text
    },
  }
}

export const holdsAddress = (text: string, address: string): boolean => addressPattern(address).blackOut(text) !== text

const literally = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
