import * as z from 'zod/mini'

/** Lengths in characters. */
export const limits = {
  name: { min: 2, max: 50 },
  email: { min: 6, max: 50 },
} as const

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
  required: 'This is a required field',
} as const

/** Said after a newsletter, contact, beta or notify form is saved. */
export const thanks = 'Thanks for reaching out! We’ll get back to you ASAP.'

// Letters and marks of any script, spaces, and the three signs that names are written with.
const namePattern = /^[\p{L}\p{M} .'’-]+$/u

// The grammar of HTML's own e-mail input (https://html.spec.whatwg.org/#valid-e-mail-address), with at least one dot in the domain.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Checks run in the order given and stop at the first that fails, so a person reads one message at a time. */
const rule = (test: (value: string) => boolean, error: string) => z.refine<string>(test, { error, abort: true })

/** Characters as a person counts them, not UTF-16 units. */
const length = (value: string) => [...value].length

/** Something a reader can see. */
export const required = (error: string = messages.required) =>
  z.string().check(rule((value) => /[^\p{Cc}\s]/u.test(value), error))

export const optional = z.string()

/** A number as addresses have it. */
export const digits = z.string().check(rule((value) => /^[1-9]\d{0,8}$/.test(value), messages.required))

/** One of a list. An empty choice and one that was never offered are the same mistake. */
export const oneOf = (choices: readonly string[], error: string) =>
  z.string().check(rule((value) => choices.includes(value), error))

export const nameRule = z.string().check(
  rule((value) => value !== '', messages.name.required),
  rule((value) => namePattern.test(value), messages.name.pattern),
  rule((value) => length(value) >= limits.name.min, messages.name.min),
  rule((value) => length(value) <= limits.name.max, messages.name.max),
)

export const emailRule = z.string().check(
  rule((value) => value !== '', messages.email.required),
  rule((value) => emailPattern.test(value), messages.email.pattern),
  rule((value) => length(value) >= limits.email.min, messages.email.min),
  rule((value) => length(value) <= limits.email.max, messages.email.max),
)
