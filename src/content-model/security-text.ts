/** Where RFC 9116 has it. */
export const securityPath = '/.well-known/security.txt'

/** Days for which it holds: less than a year, as RFC 9116 recommends (2.5.5). A build a year makes a new one. */
const validDays = 364
const dayMs = 86_400_000

interface SecurityFacts {
  /** An address with its scheme. */
  readonly contact: string
  readonly siteUrl: string
  readonly now: Date
}

/** A security.txt: whom to tell of a hole, and until when that holds. */
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
