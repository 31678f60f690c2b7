import type { z } from 'astro/zod'

/** The part of Zod's description of a schema that sentences and the editor read. */
export interface Described {
  readonly def: {
    readonly type: string
    readonly innerType?: Described
    readonly shape?: Readonly<Record<string, Described>>
    readonly element?: Described
    readonly items?: readonly Described[]
    readonly rest?: Described | null
    readonly options?: readonly Described[]
    readonly entries?: Readonly<Record<string, string>>
    readonly values?: readonly unknown[]
    readonly keyType?: Described
    readonly valueType?: Described
    readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[]
  }
  meta(): { readonly description?: string; readonly title?: string; readonly refersTo?: string } | undefined
  safeParse(value: unknown, options?: { error: z.core.$ZodErrorMap }): z.ZodSafeParseResult<unknown>
}

export interface NumberRange {
  readonly min?: number
  readonly max?: number
}

/** Ranges by the names of Zod's checks. Exclusive bounds are converted to inclusive ones, as only whole numbers have them here. */
const ranges: Readonly<Record<string, (check: Readonly<Record<string, unknown>>) => NumberRange>> = {
  greater_than: ({ value, inclusive }) => ({ min: Number(value) + (inclusive ? 0 : 1) }),
  less_than: ({ value, inclusive }) => ({ max: Number(value) - (inclusive ? 0 : 1) }),
  min_length: ({ minimum }) => ({ min: Number(minimum) }),
  max_length: ({ maximum }) => ({ max: Number(maximum) }),
  length_equals: ({ length }) => ({ min: Number(length), max: Number(length) }),
}

/** The limits of a number, or of a list's length. */
export function limitsOf({ def }: Described): { whole: boolean; range: NumberRange } {
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def)
  const range = Object.assign({}, ...checks.map((check) => ranges[String(check['check'])]?.(check)))
  return { whole: checks.some(({ check }) => check === 'number_format'), range }
}

interface Bare {
  readonly schema: Described
  readonly optional: boolean
  readonly description: string | undefined
  readonly title: string | undefined
}

/** Unwraps a schema: the inner one, whether it is optional, its description and its label. */
export function bare(outer: Described): Bare {
  const { description, title } = outer.meta() ?? {}
  if (outer.def.innerType === undefined) return { schema: outer, optional: false, description, title }
  const inner = bare(outer.def.innerType)
  const optional = inner.optional || outer.def.type === 'optional'
  return {
    schema: inner.schema,
    optional,
    description: description ?? inner.description,
    title: title ?? inner.title,
  }
}

/** A field's label: its schema's, else its key, with "title_lines" and "countNum" as words. */
export function labelOf(key: string, schema?: Described): string {
  const title = schema && bare(schema).title
  if (title !== undefined) return title
  const spaced = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}
