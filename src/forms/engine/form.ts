import * as z from 'zod/mini'

// Without this zod probes `new Function`, which Trusted Types and our CSP refuse.
z.config({ jitless: true })

/** What a person typed, by field name, untouched. */
export type Values = Readonly<Record<string, string>>
/** One message per wrong field. */
export type Errors = Readonly<Record<string, string>>

/** Everything both sides know about a form. One file per form makes one of these. */
export interface Form {
  /** Its name in the database, on the desk and in the addresses of channels. */
  readonly name: string
  /** The page that receives it as a plain POST. */
  readonly path: string
  /** Field names as posted and saved, in the order a person meets them. */
  readonly fields: readonly string[]
  /** Which of the fields say who filled it in. */
  readonly person: { readonly name?: string; readonly email: string }
  /** Fields whose line breaks are the writer's own; line breaks in any other field become spaces. */
  readonly multiline: readonly string[]
  /** Fields that the page fills in and nobody types. Resetting the form leaves them; empty, they are not saved. */
  readonly given?: readonly string[]
  readonly schema: z.ZodMiniObject<Record<string, z.ZodMiniType<string, string>>>
  /** Said once the submission is saved. */
  readonly thanks: string
}

export type Parsed = { ok: true; fields: Values } | { ok: false; values: Values; errors: Errors }

/**
 * Reads the form's own fields out of what was posted and checks them. Missing fields count as empty, unknown ones are
 * left out: a browser extension's extra field is no reason to lose a lead.
 */
export function parseForm(form: Form, posted: FormData | URLSearchParams): Parsed {
  const values = readValues(form, posted)
  const result = form.schema.safeParse(values)
  if (result.success) return { ok: true, fields: flatten(form, result.data) }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message
  return { ok: false, values, errors }
}

/** The first message for each wrong field, none when all is well. */
export function check(form: Form, values: Values): Errors {
  const posted = new URLSearchParams(Object.entries(values))
  const parsed = parseForm(form, posted)
  return parsed.ok ? {} : parsed.errors
}

/** The form’s own fields as they were posted, tidied but not judged. */
export function readValues(form: Form, posted: FormData | URLSearchParams): Values {
  return Object.fromEntries(
    form.fields.map((field) => {
      const value = posted.get(field)
      return [field, typeof value === 'string' ? tidy(value, form.multiline.includes(field)) : '']
    }),
  )
}

/** What a post brings along for the form's `given` fields: what its rules take, and nothing in place of what they do not. */
export function readGiven(form: Form, posted: URLSearchParams): Values {
  const values = readValues(form, posted)
  return Object.fromEntries(
    (form.given ?? []).map((field) => [field, form.schema.shape[field]?.safeParse(values[field]).data ?? '']),
  )
}

/** A checked field of one line holds one line: what breaks or hides in it becomes a space. */
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

/** Marks that turn the direction of the text behind them, also of what a letter or a list writes there. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu

/** Unpaired surrogates and control characters mean nothing to a reader and break databases and mail. */
function tidy(value: string, multiline: boolean): string {
  const text = value.toWellFormed().replace(/\r\n?/g, '\n').replace(directionOverrides, '')
  const clean = multiline ? text.replace(/[^\P{Cc}\n\t]/gu, '') : text
  return clean.trim()
}
