import * as z from 'zod/mini'
import { postKey } from '#content-model/post-key.ts'

/** Lengths in characters as a person counts them: code points, which `maxlength` with its UTF-16 units does not count. */
export const limits = {
  name: { min: 2, max: 50 },
  email: { min: 6, max: 50 },
  // In the widest script 60 KB of a posted form, which is under the server's limit for all of it.
  text: { max: 5_000 },
  // A sentence of 300 characters, and what was added to it.
  carried: { max: 1_000 },
} as const

/** A whole number as visitors read it. The browser's own way takes a slow phone 50 ms the first time. */
export const inDigits = (number: number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const messages = {
  name: {
    required: 'Enter name',
    pattern: 'Special characters and digits are not allowed',
    min: `Name should be at least ${limits.name.min} characters long`,
    max: `Name should not exceed ${limits.name.max} characters`,
  },
  email: {
    required: 'Enter email address',
    pattern: 'Enter valid email address',
    min: `Email should be at least ${limits.email.min} characters long`,
    max: `Email should not exceed ${limits.email.max} characters`,
  },
  text: {
    max: `Message should not exceed ${inDigits(limits.text.max)} characters`,
  },
  website: 'Enter a web address that begins with http or https, such as https://example.com',
  required: 'This is a required field',
} as const

/** Said after a newsletter, contact, beta or notify form is saved. */
export const thanks = "Thanks for reaching out! We'll get back to you ASAP."

// Letters and marks of any script, spaces, the three signs that names are written with, and the two joiners that
// Persian and Indic scripts need.
const namePattern = /^[\p{L}\p{M} .'’\p{Join_C}-]+$/u

// Some letters of Hangul are there to fill space and show nothing.
const visibleLetter = /(?!\p{DI})\p{L}/u

/** Neither white space nor anything that Unicode gives no shape. The last is Braille's blank. */
const visible = /[^\p{Cc}\p{DI}\s\u2800]/u

/** White space of one line becomes plain spaces, hyphens plain hyphens; format characters go, but for joiners. */
const tidyName = (typed: string) =>
  typed
    .replace(/[\t\p{Zs}]+/gu, ' ')
    // The hyphen of typography and the one that does not break, which phones and word processors put in.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?!\p{Join_C})(?=\p{DI})\p{Cf}/gu, '')
    .replace(/^[\p{Join_C} ]+|(?<![\p{Join_C} ])[\p{Join_C} ]+$/gu, '')

// The grammar of HTML's own email input (https://html.spec.whatwg.org/#valid-e-mail-address), with at least one dot in the domain.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Checks run in the order given and stop at the first that fails, so a person reads one message at a time. */
const rule = (test: (value: string) => boolean, error: string) => z.refine<string>(test, { error, abort: true })

/** Characters as a person counts them, not UTF-16 units. */
export const length = (value: string) => [...value].length

const longest = (max: number, error: string) => rule((value) => length(value) <= max, error)

/** Something a reader can see. */
export const required = (error: string = messages.required) =>
  z.string().check(rule((value) => visible.test(value), error))

/** A text of several lines that has to say something. */
export const textRule = (error: string = messages.required) =>
  required(error).check(longest(limits.text.max, messages.text.max))

export const optional = z.string()

/** The key of a post. */
export const postRule = z.string().check(rule((value) => postKey.test(value), messages.required))

/** One of a list. An empty choice and one that was never offered are the same mistake. */
export const oneOf = (choices: readonly string[], error: string) =>
  z.string().check(rule((value) => choices.includes(value), error))

/** A text of one line that comes along by itself. One that is too long stays behind: it is no reason to lose the rest. */
export const carriedText = z.pipe(
  z.string(),
  z.transform((value) => (length(value) > limits.carried.max ? '' : value)),
)

/** One of a list that comes along by itself, or nothing. */
export const carriedOneOf = (choices: readonly string[]) =>
  z.pipe(
    z.string(),
    z.transform((value) => (choices.includes(value) ? value : '')),
  )

/** A person's name. Lengths count what is left once it is tidied. */
export const nameRule = z.string().check(
  z.overwrite(tidyName),
  rule((value) => value !== '', messages.name.required),
  rule((value) => namePattern.test(value) && visibleLetter.test(value), messages.name.pattern),
  rule((value) => length(value) >= limits.name.min, messages.name.min),
  longest(limits.name.max, messages.name.max),
)

/** A name that may be a company's, so that only its length is limited. */
export const anyNameRule = z.string().check(
  z.overwrite(tidyName),
  rule((value) => visible.test(value), messages.name.required),
  longest(limits.name.max, messages.name.max),
)

/** What people leave out of a web address. `example.com:8080` has a port, `mailto:ada` a scheme. */
const withScheme = (typed: string) =>
  typed === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`

/** A domain as the browser writes it: letters, digits and hyphens, with at least one dot; or an IPv4 address. */
const hostPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.?$/i

/** Whether a browser would open it as a web page of some domain, and nothing in it hides from a reader. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/(?![/\\])[^\s\p{Cc}\p{Cf}]+$/iu.test(value) || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return hostPattern.test(hostname) && username === '' && password === ''
}

/** An address on the web, or nothing. It is kept with its scheme, so that whatever links it can only link a web page. */
export const websiteRule = z.string().check(
  z.overwrite(withScheme),
  rule((value) => value === '' || isWebAddress(value), messages.website),
)

export const emailRule = z.string().check(
  rule((value) => value !== '', messages.email.required),
  rule((value) => emailPattern.test(value), messages.email.pattern),
  rule((value) => length(value) >= limits.email.min, messages.email.min),
  longest(limits.email.max, messages.email.max),
)
