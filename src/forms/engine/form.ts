import * as z from 'zod/mini'

// Without this zod probes `new Function`, which Trusted Types and our CSP refuse.
z.config({ jitless: true })

/** A person's input by field name, unchanged. */
export type Values = Readonly<Record<string, string>>
/** One message per wrong field. */
export type Errors = Readonly<Record<string, string>>

/** The definition of a form, used by server and browser. Each form has one file with it. */
export interface Form {
  /** Its name in the database, on the desk and in the addresses of channels. */
  readonly name: string
  /** The page that receives it as a plain POST. */
  readonly path: string
  /** Field names as posted and saved, in the order of the page. */
  readonly fields: readonly string[]
  /** The fields with the sender's name and address. */
  readonly person: { readonly name?: string; readonly email: string }
  /** Fields whose line breaks are the writer's own; line breaks in any other field become spaces. */
  readonly multiline: readonly string[]
  /** Hidden fields that the page fills in. Resetting the form keeps them; empty ones are not saved. */
  readonly given?: readonly string[]
  readonly schema: z.ZodMiniObject<Record<string, z.ZodMiniType<string, string>>>
  /** The message once the submission is saved. */
  readonly thanks: string
}

export type Parsed = { ok: true; fields: Values } | { ok: false; values: Values; errors: Errors }

/**
 * Reads the form's own fields from a post and checks them. Missing fields count as empty, unknown ones are ignored: a
 * browser extension's extra field is no reason to lose a lead.
 */
export function parseForm(form: Form, posted: FormData | URLSearchParams): Parsed {
  const values = readValues(form, posted)
  const result = form.schema.safeParse(values)
  if (result.success) return { ok: true, fields: flatten(form, result.data) }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message
  return { ok: false, values, errors }
}

/** @returns the first message for each wrong field; empty when all are valid */
export function check(form: Form, values: Values): Errors {
  const posted = new URLSearchParams(Object.entries(values))
  const parsed = parseForm(form, posted)
  return parsed.ok ? {} : parsed.errors
}

/** The form's own fields as they were posted, cleaned but not checked. */
export function readValues(form: Form, posted: FormData | URLSearchParams): Values {
  return Object.fromEntries(
    form.fields.map((field) => {
      const value = posted.get(field)
      return [field, typeof value === 'string' ? tidy(value, form.multiline.includes(field)) : '']
    }),
  )
}

/** Values of a post for the form's `given` fields; those that fail their rules are left out. */
export function readGiven(form: Form, posted: URLSearchParams): Values {
  const values = readValues(form, posted)
  return Object.fromEntries(
    (form.given ?? []).map((field) => [field, form.schema.shape[field]?.safeParse(values[field]).data ?? '']),
  )
}

/** Replaces line breaks and invisible characters in fields of one line by spaces. */
function flatten(form: Form, fields: Values): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => value !== '' || !form.given?.includes(field))
      .map(([field, value]) => [
        field,
        form.multiline.includes(field) ? value : value.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
      ]),
  )
}

/** Characters that reverse the direction of the text after them, also in letters and lists that quote them. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu

/** Removes unpaired surrogates and control characters: they have no meaning for readers and break databases and mail. */
function tidy(value: string, multiline: boolean): string {
  const text = value.toWellFormed().replace(/\r\n?/g, '\n').replace(directionOverrides, '')
  const clean = multiline ? text.replace(/[^\P{Cc}\n\t]/gu, '') : text
  return clean.trim()
}
