import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core'
import { bare, type Described, labelOf } from '#content-model/schemas/described.ts'
import { checkOf, limitsSaid } from '#content-model/schemas/sentences.ts'
import { checkedField } from './checked-field.tsx'
import { optionalObjectField } from './optional-object-field.tsx'
import { pictureField } from './picture-field.tsx'
import { DateInput, NumberInput, textField, textInput } from './text-field.tsx'

interface Field {
  readonly key: string
  readonly label: string
  readonly description?: string
  /** The schema in the entry. */
  readonly outer: Described
  /** The same without `optional` around it. */
  readonly schema: Described
  readonly optional: boolean
}

/**
 * The editor's field for a schema. It accepts the same values as the build.
 * @throws for a schema without a matching field
 */
export function fieldOf(key: string, outer: Described, label = labelOf(key, outer)): ComponentSchema {
  const { schema, optional, description: own } = bare(outer)
  const make = makers[schema.def.type]
  if (make === undefined) throw new Error(`The editor has no field for ${key}, whose schema is a ${schema.def.type}`)
  const description = [own, limitsSaid(schema, optional)].filter((each) => each !== undefined).join(' ')
  return make({ key, label, ...(description === '' ? {} : { description }), outer, schema, optional })
}

export const shapeOf = ({ def }: Described): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, schema]) => [key, fieldOf(key, schema)]))

const makers: Readonly<Record<string, (field: Field) => ComponentSchema>> = {
  string: nameOrText,
  custom: asText,
  number: (field) => checkedField(fields.number(named(field)), checked(field), NumberInput),
  date: (field) => checkedField(fields.date(named(field)), checked(field), DateInput),
  boolean: (field) => unlessEmpty(fields.checkbox(named(field))),
  literal: (field) =>
    field.optional ? unlessEmpty(fields.checkbox(named(field))) : always(field.schema.def.values?.[0] === true),
  enum: (field) => choice(field, Object.values(field.schema.def.entries ?? {})),
  union: (field) => picture(field) ?? asText(field),
  object(field) {
    const shape = shapeOf(field.schema)
    return field.optional ? optionalObjectField(named(field), shape) : fields.object(shape, named(field))
  },
  record(field) {
    const { keyType, valueType } = field.schema.def
    const keys = Object.values(keyType?.def.entries ?? {})
    if (keys.length === 0 || valueType === undefined) throw new Error(`The editor needs the keys of ${field.key}`)
    const each = (key: string) =>
      asText({ key, label: labelOf(key), outer: valueType, schema: valueType, optional: true })
    return fields.object(Object.fromEntries(keys.map((key) => [key, each(key)])), named(field))
  },
  tuple(field) {
    const items = field.schema.def.items ?? []
    return field.optional ? asText(field, true) : list(field, items[0])
  },
  array: (field) => (field.optional ? asText(field, true) : list(field, field.schema.def.element)),
}

const named = ({ label, description }: { label: string; description?: string | undefined }) => ({
  label,
  ...(description === undefined ? {} : { description }),
})

const checked = ({ label, description, outer, optional }: Field) => ({
  label,
  description,
  optional,
  check: checkOf(outer, label),
})

function asText(field: Field, lines = false) {
  return checkedField(textField({ optional: field.optional, lines }), checked(field), textInput(lines))
}

/** A field for the name of another entry, or any text. */
function nameOrText(field: Field): ComponentSchema {
  const collection = field.schema.meta()?.refersTo
  return collection === undefined
    ? asText(field)
    : checkedField(fields.relationship({ ...named(field), collection }), checked(field))
}

function choice(field: Field, values: readonly string[]): ComponentSchema {
  const options = values.map((value) => ({ value, label: value }))
  const none = { value: '', label: '(none)' }
  const select = (all: readonly { value: string; label: string }[]) =>
    fields.select({ ...named(field), options: all, defaultValue: all[0]?.value ?? '' })
  return field.optional ? unlessEmpty(select([none, ...options])) : select(options)
}

/** A field for a drawing's name or a picture file with alternative text. */
function picture({ label, description, outer, schema }: Field): ComponentSchema | undefined {
  const { options = [] } = schema.def
  const drawings = options.find(({ def }) => def.type === 'enum')?.def.entries
  const hasPhoto = options.some(({ def }) => def.shape !== undefined && 'photo' in def.shape)
  return drawings && hasPhoto
    ? pictureField({ label, description, drawings: Object.values(drawings), check: checkOf(outer, label) })
    : undefined
}

function list(field: Field, element: Described | undefined): ComponentSchema {
  if (element === undefined) throw new Error(`The editor does not know what is in the list ${field.key}`)
  return fields.array(fieldOf(field.key, element, field.label), { ...named(field), itemLabel })
}

/** The label of a list's closed item: its first text. */
function itemLabel(props: unknown): string {
  const { value, fields: inner } = props as { value?: unknown; fields?: Record<string, unknown> }
  if (typeof value === 'string') return value
  return Object.values(inner ?? {})
    .map((each) => (each as { value?: unknown }).value)
    .filter((each) => typeof each === 'string' && each !== '')
    .slice(0, 2)
    .join(': ')
}

/** Writes no value when the field is empty. */
const unlessEmpty = <Value extends string | boolean>(field: BasicFormField<Value>): BasicFormField<Value> => ({
  ...field,
  serialize(value) {
    const { value: stored } = field.serialize(value)
    return { value: stored === '' || stored === false ? undefined : stored }
  },
})

/** A field with a fixed value, without an input. */
const always = (value: boolean): BasicFormField<boolean> => ({
  kind: 'form',
  Input: () => null,
  defaultValue: () => value,
  parse: () => value,
  serialize: () => ({ value }),
  validate: () => value,
  reader: { parse: () => value },
})
