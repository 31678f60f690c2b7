import type { z } from 'astro/zod'

/** The part of Zod's description of a schema that the editor reads. */
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
  safeParse(value: unknown): z.ZodSafeParseResult<unknown>
}

/** Checks a value against a schema. Returns undefined when it fits, else the error message. */
export type ValueCheck = (value: unknown) => string | undefined

export const checkOf =
  (schema: Described): ValueCheck =>
  (value) =>
    schema.safeParse(value).error?.issues[0]?.message

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

/** Unwraps a schema: the inner one, whether it is optional, and its description. */
export function bare(outer: Described): { schema: Described; optional: boolean; description: string | undefined } {
  const description = outer.meta()?.description
  if (outer.def.innerType === undefined) return { schema: outer, optional: false, description }
  const inner = bare(outer.def.innerType)
  const optional = inner.optional || outer.def.type === 'optional'
  return { schema: inner.schema, optional, description: description ?? inner.description }
}

/** "title_lines" and "countNum" as labels. */
export function labelOf(key: string): string {
  const spaced = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}
