import { domainToASCII, domainToUnicode } from 'node:url'
import { emailRule } from '#forms/engine/rules.ts'

/** Stands in a text where an address was. */
export const blackedOut = '[erased]'

/** What an address goes on with. Scripts that are written without spaces, or put a particle behind a word, end one. */
const goesOn = String.raw`[\w\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{M}]`

/**
 * An address as it may be written: letters with accents in one sign or in two, and a domain of any script as people
 * write it or as browsers send it. In lower case.
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

/** A domain with letters beyond ASCII, as they are or in Punycode (RFC 3492), and with nothing that no domain has. */
const anyScript = /^(?=.*(?:[^\p{ASCII}]|xn--))[\p{L}\p{M}\p{N}.-]+$/u

const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Finds an address in texts, as a whole and not as part of a longer one, in upper and lower case. */
export interface AddressPattern {
  /** See `spellingsOf`. */
  readonly spellings: readonly string[]
  /** The text without the address: the same one where it does not hold it. */
  blackOut(text: string): string
}

/** Makes the pattern of one address. A text that is an address, whatever signs it has, holds only itself. */
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

/** True when a text has the address in it as a whole. */
export const holdsAddress = (text: string, address: string): boolean => addressPattern(address).blackOut(text) !== text

const literally = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
