import type { z } from 'astro/zod'
import { counted } from '#content-model/number-words.ts'
import { bare, type Described, labelOf, limitsOf } from './described.ts'

type Issue = z.core.$ZodRawIssue

/**
 * What to do about a value that a schema refuses, for schemas without a sentence of their own. The editor says it at the field, and
 * the build behind the file's name.
 * @param label the field's; an item of a list has its number
 */
export function sentenceFor(issue: Issue, label = ''): string {
  const name = label === '' || /^\d/.test(label) ? '' : label.toLowerCase()
  const the = name === '' ? 'some words' : `the ${name}`
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue, name, the)
    case 'invalid_value':
      return issue.values.length === 1
        ? `Write ${String(issue.values[0])}, or leave it out`
        : `Choose ${name === '' ? 'one' : the}: ${issue.values.join(', ')}`
    case 'too_small':
    case 'too_big':
      return sizeSentence(issue, name, the)
    case 'invalid_format':
      return issue.format === 'starts_with'
        ? `Begin ${the} with ${issue['prefix']}`
        : 'Write an address that begins with https://'
    case 'unrecognized_keys':
      return `Take out ${issue.keys.join(', ')}: nothing here has that name`
    default:
      return `Change ${the}`
  }
}

function typeSentence({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>, name: string, the: string) {
  switch (expected) {
    case 'int':
      return 'Write a whole number'
    case 'number':
      return `Write ${name === '' ? 'it' : the} as a number`
    case 'date':
      return `Write ${the} as a day, such as 2026-11-22`
    case 'boolean':
      return `Write ${the} as true or false`
    case 'array':
    case 'tuple':
      return `Add ${amountOf(inst as unknown as Described)} ${name || 'lines'}`
    case 'object':
    case 'record':
      return `Fill in ${the}`
    default:
      return `Write ${the}`
  }
}

const isTuple = (inst: z.core.$ZodRawIssue['inst']) =>
  inst !== undefined && 'type' in inst._zod.def && inst._zod.def.type === 'tuple'

type SizeIssue = z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall> | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>

function sizeSentence(issue: SizeIssue, name: string, the: string): string {
  const limit = Number('minimum' in issue ? issue.minimum : issue.maximum)
  const isShort = issue.code === 'too_small'
  if (issue.origin === 'array') return lengthSentence(issue, limit, name || 'lines')
  const sides = isShort ? ['above', 'from'] : ['below', 'up to']
  if (issue.origin !== 'string') return `Write a number ${sides[Number(issue.inclusive)]} ${limit}`
  if (isShort && limit === 1) return `Write ${the}`
  if (issue.exact) return `Write ${counted(limit)} characters`
  return isShort ? `Write ${counted(limit)} characters or more` : `Shorten it to ${limit} characters`
}

function lengthSentence({ code, exact, inst }: SizeIssue, limit: number, things: string): string {
  const isExact = exact || isTuple(inst)
  if (code === 'too_big') return `Keep ${isExact ? '' : 'at most '}${counted(limit)} ${things}`
  return `Add ${counted(limit)}${isExact ? '' : ' or more'} ${things}`
}

const unlimited = 'a list of'

/** How many items a list has: "four", "one or more", "two to four". */
function amountOf(list: Described): string {
  const { min, max } = list.def.items
    ? { min: list.def.items.length, max: list.def.items.length }
    : limitsOf(list).range
  if (min === undefined) return max === undefined ? unlimited : `up to ${counted(max)}`
  if (max === undefined) return `${counted(min)} or more`
  return min === max ? counted(min) : `${counted(min)} to ${counted(max)}`
}

/** What a schema's limits ask for, for the field's description. */
export function limitsSaid(schema: Described, optional: boolean): string | undefined {
  const { type } = schema.def
  const { max } = limitsOf(schema).range
  if (type === 'string') return max === undefined ? undefined : `At most ${counted(max)} characters.`
  const amount = type === 'array' || type === 'tuple' ? amountOf(schema) : unlimited
  const first = `${amount.charAt(0).toUpperCase()}${amount.slice(1)}`
  return amount === unlimited ? undefined : `${first}${optional ? ', or none' : ''}.`
}

/** Checks a value against a schema. Returns undefined when it fits, else what to do about it. */
export type ValueCheck = (value: unknown) => string | undefined

/** @param label the field's, as people read it */
export const checkOf =
  (schema: Described, label: string): ValueCheck =>
  (value) =>
    schema.safeParse(value, { error: (issue) => sentenceFor(issue, label) }).error?.issues[0]?.message

/** A mistake in the data of an entry or a file. */
export interface Mistake {
  /** The field's keys, like `numbers.0.label`. */
  readonly path: string
  /** The same for people: "Numbers, 1, Label". */
  readonly labels: string
  /** What to do about it. */
  readonly sentence: string
  /** A field of the entry itself that has nothing yet. */
  readonly lacks: string | undefined
}

/** All mistakes in the data of an entry or a file. */
export function mistakesIn(schema: Described, data: unknown): Mistake[] {
  const error = (issue: z.core.$ZodRawIssue) => sentenceFor(issue, labelsAt(schema, issue.path).at(-1))
  return (schema.safeParse(data, { error }).error?.issues ?? []).map(({ path, message }) => {
    const labels = labelsAt(schema, path)
    const value = path.length === 1 ? (data as Record<PropertyKey, unknown>)[path[0] ?? ''] : false
    return {
      path: path.join('.'),
      labels: labels.join(', '),
      sentence: message,
      lacks: isEmpty(value) ? labels[0]?.toLowerCase() : undefined,
    }
  })
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The labels on the way to a field; of an item in a list its number. */
function labelsAt(outer: Described, path: readonly PropertyKey[] = []): string[] {
  const [key, ...rest] = path
  if (key === undefined) return []
  const { def } = bare(outer).schema
  const inner =
    typeof key === 'number' ? (def.items?.[key] ?? def.element) : (def.shape?.[String(key)] ?? def.valueType)
  const label = typeof key === 'number' ? String(key + 1) : labelOf(String(key), inner)
  return [label, ...(inner === undefined ? [] : labelsAt(inner, rest))]
}
