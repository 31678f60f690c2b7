import { InvalidSetting } from '#server/platform/config/setting.ts'

export const text = (value: string): string => value

/** A secret that is sent in a header. */
export const token = (value: string): string => {
  if (!/^[\w.~+/-]{20,200}$/.test(value)) {
    throw new InvalidSetting('should be 20 to 200 letters and digits; `openssl rand -hex 24` makes them')
  }
  return value
}

/** Empty text means the setting is off. */
export const optional =
  <T>(parse: (value: string) => T) =>
  (value: string): T | undefined =>
    value === '' ? undefined : parse(value)

/** Takes any text. An empty text counts as missing, so the word `none` turns off a setting that has a default. */
export const unlessNone = (value: string): string | undefined => (value.toLowerCase() === 'none' ? undefined : value)

export const list =
  <T>(parse: (value: string) => T) =>
  (value: string): readonly T[] =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map(parse)

export const whole =
  (min: number, max: number) =>
  (value: string): number => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new InvalidSetting(`should be a whole number from ${min} to ${max}`)
    }
    return number
  }

export const oneOf =
  <const T extends string>(...choices: readonly T[]) =>
  (value: string): T => {
    const choice = choices.find((known) => known === value.toLowerCase())
    if (choice === undefined) throw new InvalidSetting(`should be ${choices.join(' or ')}`)
    return choice
  }

export const yesNo = (value: string): boolean => oneOf('true', 'false')(value) === 'true'
export const onOff = (value: string): boolean => oneOf('on', 'off')(value) === 'on'

const addressPattern = /^[^\s@,;<>()"[\]]+@[^\s@,;<>()"[\]]+$/

export const email = (value: string): string => {
  if (!addressPattern.test(value)) throw new InvalidSetting('should be an email address like name@host.example')
  return value
}

/** A sender: `name@host` or `Some Name <name@host>`. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

export const mailbox = (value: string): Mailbox => {
  const [, name = '', address = value] = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(value) ?? []
  if (!addressPattern.test(address)) {
    throw new InvalidSetting('should be an email address, like name@host.example or Some Name <name@host.example>')
  }
  return { name, address }
}

/** An http or https address, unchanged, so that a trailing slash stays the operator's choice. */
export const webAddress = (value: string): string => {
  if (!hasScheme(value, ['http:', 'https:'])) {
    throw new InvalidSetting('should be a web address that starts with https:// (or http://)')
  }
  return value
}

export const repository = (value: string): string => {
  if (!/^[\w-]+\/[\w.-]+$/.test(value)) throw new InvalidSetting('should be a repository on GitHub, such as owner/name')
  return value
}

/** An address for contact, with its scheme: an email address gets `mailto:`. */
export const contactAddress = (value: string): string => {
  if (addressPattern.test(value)) return `mailto:${value}`
  if (!value.startsWith('https://')) {
    throw new InvalidSetting('should be an email address, or a web address that starts with https://')
  }
  return webAddress(value)
}

/** The host that a web address names, without its port. */
export const hostOf = (value: string): string => new URL(webAddress(value)).hostname

/** Scheme, host and port of a web address, without a slash at the end. */
export const origin = (value: string): string => {
  const url = new URL(webAddress(value))
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new InvalidSetting('should be scheme, host and port only, like https://deadpan.example')
  }
  return url.origin
}

/** A mail server. `secure`: TLS from the first byte; otherwise TLS is used when the server offers it. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

export const smtpServer = (value: string): SmtpServer => {
  const url = parseUrl(value)
  const secure = url?.protocol === 'smtps:'
  // An unescaped @ or / in the password makes another host, with the rest as a path.
  const isPlain = (rest: string) => rest === '' || rest === '/'
  if (
    !url ||
    !(secure || url.protocol === 'smtp:') ||
    url.hostname === '' ||
    !isPlain(url.pathname + url.search + url.hash)
  ) {
    throw new InvalidSetting(
      'should look like smtp://user:pass@host:port or smtps://user:pass@host:port, with signs like @ and / in user and pass percent-encoded (%40, %2F)',
    )
  }
  const auth = url.username === '' ? undefined : { user: decode(url.username), pass: decode(url.password) }
  const host = url.hostname.replace(/[[\]]/g, '')
  return { host, port: Number(url.port || (secure ? 465 : 587)), secure, auth }
}

export const postgresUrl = (value: string): string => {
  if (!hasScheme(value, ['postgres:', 'postgresql:'])) {
    throw new InvalidSetting('should look like postgres://user:pass@host:port/database')
  }
  return value
}

/** A signing secret of the Standard Webhooks specification: 24 to 64 random bytes. */
export const webhookSecret = (value: string): string => {
  const encoded = value.replace(/^whsec_/, '')
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64').length : 0
  if (encoded === value || bytes < 24 || bytes > 64) {
    throw new InvalidSetting(
      'should be whsec_ followed by 24 to 64 bytes in base64; `openssl rand -base64 32` makes them',
    )
  }
  return value
}

/** An address, a CIDR range, or a name that Fastify has for a range. */
export const proxy = (value: string): string => {
  const [address = '', bits, ...rest] = value.split('/')
  const widest = addressBits(address)
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(value)
  const ranged = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (widest ?? 0))
  if (!named && (widest === undefined || !ranged || rest.length > 0)) {
    throw new InvalidSetting('should be IP addresses, CIDRs like 10.0.0.0/8, loopback, linklocal or uniquelocal')
  }
  return value
}

/** A date and time without a zone, on the reader's clock. */
export const localTime = (value: string): string => {
  const asUtc = new Date(`${value}Z`)
  const known = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value) && !Number.isNaN(asUtc.getTime())
  // JavaScript's Date turns February 31 into a day of March instead of failing.
  if (!known || !asUtc.toISOString().startsWith(value)) {
    throw new InvalidSetting('should be a date and time without a zone, like 2023-01-10T17:00:00')
  }
  return value
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

const hasScheme = (value: string, schemes: readonly string[]): boolean =>
  schemes.some((scheme) => parseUrl(value)?.protocol === scheme)

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new InvalidSetting('should have the signs in user and pass percent-encoded')
  }
}

/** The length in bits of an IP address of this version; undefined when the text is no IP address. */
function addressBits(address: string): 32 | 128 | undefined {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address) && URL.canParse(`http://${address}`)) return 32
  return /^[\da-f:.]*$/i.test(address) && URL.canParse(`http://[${address}]`) ? 128 : undefined
}
