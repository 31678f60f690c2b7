import { z } from 'astro/zod'
import { accents, objectNames } from '#art/names.ts'
import { drynesses } from '#content-model/example.ts'
import { routes } from '#content-model/routes.ts'

export const text = z.string('Write some words').trim().min(1, 'Write some words')
export const accent = z.enum(accents)
export const drawing = z.enum(objectNames)
export const sizes = [
  'display',
  'hero',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'lead',
  'body',
  'aside',
  'small',
  'micro',
  'numeral',
] as const

/** An address of this site. */
export const address = z.enum(Object.values(routes) as [string, ...string[]])
export const link = z.strictObject({ label: text, href: address })
export const day = text.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write a day, such as 2026-11-22')

/** A text that may use these names in braces, such as `{count}`, and no others but `{product}`, which any text may have. */
export function naming(...names: readonly [string, ...string[]]) {
  const known = names.map((name) => `{${name}}`).join(' and ')
  return text
    .refine(
      (value) => [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => name === 'product' || names.includes(name)),
      `Write ${known} in braces, and nothing else`,
    )
    .describe(`${known}: filled in by the site.`)
}

/** A sentence for one of a thing, and a sentence for many. */
export const byCount = (...names: [string, ...string[]]) =>
  z.strictObject({ one: naming(...names), many: naming(...names) })

export const madeUp = naming('madeUp', 'MadeUp', 'all', 'All')
/** Sentences by the share of invented entries: zero, all or some. */
export const byMadeUp = z.strictObject({ real: text, all: madeUp, some: madeUp })

/** A sentence in home's try-out until the visitor types. */
export const example = z.strictObject({ audience: text, message: text, result: text, dryness: z.enum(drynesses) })

/** A text for each category of services. */
export const byCategory = z.strictObject({
  design: text,
  development: text,
  'online-marketing': text,
  business: text,
  technology: text,
  'content-strategy': text,
})
