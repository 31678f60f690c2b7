import { campaignSeparator } from '#server/platform/database/tables.ts'
import { isOwnHost } from '#server/web/http/own-host.ts'

/** Longest name of a host, of a part of a campaign, and of an address that was not found. */
export const longestName = 64

/** The query parameters of a campaign's link. No other part of a query is read. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** Control, format and other invisible characters. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu

const addressInNumbers = /^\[|^[\d.]+$/

/**
 * The host of the page that linked here.
 *
 * @param referer header of that name
 * @param hosts the requested hosts: the Host header's, and the one that a trusted proxy forwarded
 * @param publicUrl the site's own address
 * @returns empty without a referrer or a host in it; undefined for pages of this site
 */
export function referringHost(
  referer: string | undefined,
  hosts: readonly (string | undefined)[],
  publicUrl: string,
): string | undefined {
  const page = referer === undefined ? null : URL.parse(referer)
  // Apps send their name with this scheme.
  if (!page || !/^(?:https?|android-app):$/.test(page.protocol)) return ''
  if (isOwnHost(page, hosts, publicUrl)) return undefined
  const host = page.hostname.toLowerCase().replace(/^www\./, '')
  if (addressInNumbers.test(host)) return ''
  let name = host
  // The registered domain is at the end of a name.
  while (name.length > longestName && name.includes('.')) name = name.slice(name.indexOf('.') + 1)
  return name.slice(-longestName)
}

/**
 * The campaign of a query: source, medium and name, with `campaignSeparator` between.
 * @param query with its question mark, or empty
 * @returns undefined without a campaign
 */
export function campaignOf(query: string): string | undefined {
  if (!query.includes('utm_')) return undefined
  const asked = new URLSearchParams(query)
  const parts = campaignNames.map((name) => withoutAddress(tidy(asked.get(name) ?? '')).slice(0, longestName))
  return parts.every((part) => part === '') ? undefined : parts.join(campaignSeparator)
}

/** A text with an @ is a recipient's address, not a campaign's name. */
const withoutAddress = (text: string): string => (text.includes('@') ? '' : text)

const tidy = (text: string): string =>
  text.slice(0, 1_000).replace(unseen, ' ').replace(/\s+/g, ' ').trim().toWellFormed()

/**
 * An address that does not exist, without parts that could be about a person: an ellipsis replaces a part that is long,
 * or has an @, many digits or characters that addresses of pages do not have.
 * @param path decoded, without query
 */
export function missingName(path: string): string {
  const parts = path.slice(0, 1_000).split('/').map(missingPart)
  const name = parts.join('/').slice(0, longestName)
  return name.startsWith('/') ? name : `/${name}`.slice(0, longestName)
}

const longestPart = 40
const manyDigits = /\d(?:\D*\d){6}/

const missingPart = (part: string): string =>
  part.length <= longestPart && /^[\p{L}\p{M}\p{N}._~-]*$/u.test(part) && !manyDigits.test(part) ? part : '…'
