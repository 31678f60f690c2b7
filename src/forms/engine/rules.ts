import * as z from 'zod/mini'
import { postKey } from '#content-model/post-key.ts'

/** Lengths in characters as a person counts them: code points, which `maxlength` with its UTF-16 units does not count. */
export const limits = {
  name: { min: 2, max: 50 },
  email: { min: 6, max: 50 },
  // At most 60 KB of a posted form, in the script with the longest encoding; the server's limit for the whole post is higher.
  text: { max: 5_000 },
  // A sentence of 300 characters with its addition.
  carried: { max: 1_000 },
} as const

/** A whole number with commas. The browser's own formatter is slow to start on phones. */
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

/** The message once a newsletter, contact, beta or notify form is saved. */
export const thanks = "Thanks for reaching out! We'll get back to you ASAP."

// Letters and marks of any script, spaces, the three signs that names are written with, and the two joiners that
// Persian and Indic scripts need.
const namePattern = /^[\p{L}\p{M} .'’\p{Join_C}-]+$/u

// Some letters of Hangul are fillers without a visible shape.
const visibleLetter = /(?!\p{DI})\p{L}/u

/** Characters except white space and those without a shape in Unicode. The last exception is Braille's blank. */
const visible = /[^\p{Cc}\p{DI}\s\u2800]/u

/** Turns white space into plain spaces and hyphens into plain hyphens, and removes format characters except joiners. */
const tidyName = (typed: string) =>
  typed
    .replace(/[\t\p{Zs}]+/gu, ' ')
    // The typographic and the no-break hyphen, which phones and word processors insert.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?!\p{Join_C})(?=\p{DI})\p{Cf}/gu, '')
    .replace(/^[\p{Join_C} ]+|(?<![\p{Join_C} ])[\p{Join_C} ]+$/gu, '')

// The grammar of HTML's own email input (https://html.spec.whatwg.org/#valid-e-mail-address), with at least one dot in the domain.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Rules run in the order given and stop at the first failure, so a person reads one message at a time. */
const rule = (test: (value: string) => boolean, error: string) => z.refine<string>(test, { error, abort: true })

/** Characters as people count them, not UTF-16 units. */
export const length = (value: string) => [...value].length

const longest = (max: number, error: string) => rule((value) => length(value) <= max, error)

/** A text with at least one visible character. */
export const required = (error: string = messages.required) =>
  z.string().check(rule((value) => visible.test(value), error))

/** A required text of several lines. */
export const textRule = (error: string = messages.required) =>
  required(error).check(longest(limits.text.max, messages.text.max))

export const optional = z.string()

export const postRule = z.string().check(rule((value) => postKey.test(value), messages.required))

/** One of a list. An empty choice and an unknown one get the same message. */
export const oneOf = (choices: readonly string[], error: string) =>
  z.string().check(rule((value) => choices.includes(value), error))

/** A carried text of one line. One that is too long is dropped: it is no reason to lose the rest. */
export const carriedText = z.pipe(
  z.string(),
  z.transform((value) => (length(value) > limits.carried.max ? '' : value)),
)

/** A carried choice from a list, or empty. */
export const carriedOneOf = (choices: readonly string[]) =>
  z.pipe(
    z.string(),
    z.transform((value) => (choices.includes(value) ? value : '')),
  )

/** A person's name. Lengths apply to the cleaned name. */
export const nameRule = z.string().check(
  z.overwrite(tidyName),
  rule((value) => value !== '', messages.name.required),
  rule((value) => namePattern.test(value) && visibleLetter.test(value), messages.name.pattern),
  rule((value) => length(value) >= limits.name.min, messages.name.min),
  longest(limits.name.max, messages.name.max),
)

/** A name that may be a company's, so only its length is limited. */
export const anyNameRule = z.string().check(
  z.overwrite(tidyName),
  rule((value) => visible.test(value), messages.name.required),
  longest(limits.name.max, messages.name.max),
)

/** Adds the scheme that people leave out. `example.com:8080` has a port, `mailto:ada` a scheme. */
const withScheme = (typed: string) =>
  typed === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`

/** A domain as the browser writes it: letters, digits and hyphens, with at least one dot; or an IPv4 address. */
const hostPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.?$/i

/** Whether a browser would open the value as a web page of a domain, and all of its characters are visible. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/(?![/\\])[^\s\p{Cc}\p{Cf}]+$/iu.test(value) || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return hostPattern.test(hostname) && username === '' && password === ''
}

/** A web address, or empty. It is saved with its scheme, so that links made of it lead to web pages only. */
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
