import { Checkbox } from '@keystar/ui/checkbox'
import { Flex } from '@keystar/ui/layout'
import { Text } from '@keystar/ui/typography'
import type { BasicFormField, ComponentSchema, FormFieldStoredValue } from '@keystatic/core'

type Values = Readonly<Record<string, string | boolean>>
type Inner = BasicFormField<string> | BasicFormField<boolean>

interface Named {
  readonly label: string
  readonly description?: string
}

const isInner = (field: ComponentSchema): field is Inner => field.kind === 'form' && field.formKind === undefined

const isObject = (value: unknown): value is Readonly<Record<string, FormFieldStoredValue>> =>
  typeof value === 'object' && value !== null

/**
 * A field for an object of texts and checkmarks that is present as a whole or absent; Keystatic has none.
 * @throws when the object has properties of other kinds
 */
export function optionalObjectField(
  { label, description }: Named,
  shape: Readonly<Record<string, ComponentSchema>>,
): BasicFormField<Values | null> {
  const inner = Object.entries(shape).map(([key, field]) => {
    if (!isInner(field))
      throw new Error(`${label} may be missing, so the editor takes only texts in it; ${key} is none`)
    return [key, field as BasicFormField<string | boolean>] as const
  })
  const each = <Result,>(make: (field: BasicFormField<string | boolean>, key: string) => Result) =>
    Object.fromEntries(inner.map(([key, field]) => [key, make(field, key)]))
  const empty = () => each((field) => field.defaultValue())
  const parse = (stored: FormFieldStoredValue) =>
    isObject(stored) ? each((field, key) => field.parse(stored[key])) : null
  return {
    kind: 'form',
    label,
    Input: ({ value, onChange, forceValidation }) => (
      <Flex direction="column" gap="large">
        <Checkbox isSelected={value !== null} onChange={(on) => onChange(on ? empty() : null)}>
          {label}
          {description === undefined ? null : <Text slot="description">{description}</Text>}
        </Checkbox>
        {value !== null &&
          inner.map(([key, field]) => (
            <field.Input
              key={key}
              value={value[key] ?? field.defaultValue()}
              onChange={(changed) => onChange({ ...value, [key]: changed })}
              autoFocus={false}
              forceValidation={forceValidation}
            />
          ))}
      </Flex>
    ),
    defaultValue: () => null,
    parse,
    serialize(values) {
      if (values === null) return { value: undefined }
      const stored = each((field, key) => field.serialize(values[key] ?? field.defaultValue()).value)
      const written = Object.entries(stored).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as const],
      )
      return { value: Object.fromEntries(written) }
    },
    validate(values) {
      if (values !== null) each((field, key) => field.validate(values[key] ?? field.defaultValue()))
      return values
    },
    reader: { parse },
  }
}
