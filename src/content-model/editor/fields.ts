import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core'
import { bare, checkOf, type Described, labelOf, limitsOf, type NumberRange } from './described.ts'
import { optionalObjectField } from './optional-object-field.tsx'
import { pictureField } from './picture-field.tsx'
import { textField } from './text-field.tsx'

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
export function fieldOf(key: string, outer: Described): ComponentSchema {
  const { schema, optional, description } = bare(outer)
  const make = makers[schema.def.type]
  if (make === undefined) throw new Error(`The editor has no field for ${key}, whose schema is a ${schema.def.type}`)
  const label = outer.meta()?.title ?? labelOf(key)
  return make({ key, label, ...(description === undefined ? {} : { description }), outer, schema, optional })
}

export const shapeOf = ({ def }: Described): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, schema]) => [key, fieldOf(key, schema)]))

const makers: Readonly<Record<string, (field: Field) => ComponentSchema>> = {
  string: nameOrText,
  custom: asText,
  number({ label, description, schema, optional }) {
    const { whole, range } = limitsOf(schema)
    const options = { ...named({ label, description }), validation: { isRequired: !optional, ...range } }
    return whole ? fields.integer(options) : fields.number(options)
  },
  date: (field) => fields.date({ ...named(field), validation: { isRequired: !field.optional } }),
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
      textField({ label: labelOf(key), check: checkOf(valueType), optional: true, lines: false })
    return fields.object(Object.fromEntries(keys.map((key) => [key, each(key)])), named(field))
  },
  tuple(field) {
    const items = field.schema.def.items ?? []
    return field.optional
      ? asText(field, true)
      : list(field, items[0], { min: items.length, ...(field.schema.def.rest ? {} : { max: items.length }) })
  },
  array: (field) =>
    field.optional ? asText(field, true) : list(field, field.schema.def.element, limitsOf(field.schema).range),
}

const named = ({ label, description }: { label: string; description?: string | undefined }) => ({
  label,
  ...(description === undefined ? {} : { description }),
})

function asText({ label, description, outer, optional }: Field, lines = false) {
  return textField({ label, description, check: checkOf(outer), optional, lines })
}

/** A field for the name of another entry, or any text. */
function nameOrText(field: Field): ComponentSchema {
  const collection = field.schema.meta()?.refersTo
  return collection === undefined
    ? asText(field)
    : fields.relationship({ ...named(field), collection, validation: { isRequired: !field.optional } })
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
    ? pictureField({ label, description, drawings: Object.values(drawings), check: checkOf(outer) })
    : undefined
}

function list(field: Field, element: Described | undefined, length: NumberRange): ComponentSchema {
  if (element === undefined) throw new Error(`The editor does not know what is in the list ${field.key}`)
  return fields.array(fieldOf(field.key, element), { ...named(field), itemLabel, validation: { length } })
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
