/** The path from RFC 9116. */
export const securityPath = '/.well-known/security.txt'

/** Days of validity: less than a year, as RFC 9116 recommends (2.5.5). Each build renews it. */
const validDays = 364
const dayMs = 86_400_000

interface SecurityFacts {
  /** An address with its scheme. */
  readonly contact: string
  readonly siteUrl: string
  readonly now: Date
}

/** The text of security.txt: contact for reports, and its date of expiry. */
export function securityText({ contact, siteUrl, now }: SecurityFacts): string {
  const expires = new Date(now.getTime() + validDays * dayMs).toISOString().replace(/\.\d+Z$/, 'Z')
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityPath}`,
  ]
  return `${fields.join('\r\n')}\r\n`
}
