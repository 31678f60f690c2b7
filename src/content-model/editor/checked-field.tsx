import { FieldMessage } from '@keystar/ui/field'
import { Flex } from '@keystar/ui/layout'
import { toastQueue } from '@keystar/ui/toast'
import type { BasicFormField } from '@keystatic/core'
import { type ReactElement, useState } from 'react'
import type { ValueCheck } from '#content-model/schemas/sentences.ts'

/** What a field shows of itself. */
export interface Shown<Value> {
  readonly label: string
  readonly description?: string | undefined
  readonly isRequired: boolean
  readonly autoFocus: boolean
  readonly value: Value
  readonly errorMessage?: string
  onChange(value: Value): void
  onBlur(): void
}

interface Checked {
  readonly label: string
  readonly description?: string | undefined
  readonly optional: boolean
  /** Of the value as the file has it. */
  readonly check: ValueCheck
}

/** Says in any place of the form what keeps it from being saved. @throws with the same */
export function refuse(label: string, wrong: string): never {
  toastQueue.critical(`Not saved. ${label}: ${wrong}`, { timeout: 10_000 })
  throw new Error(wrong)
}

/**
 * Keystatic's field with the build's rule and its sentences. A field that is empty may be saved: only a draft may stay so, which is
 * for whoever reads the whole entry to say.
 */
export function checkedField<Value extends string | number | null>(
  field: BasicFormField<Value>,
  { label, description, optional, check }: Checked,
  Control?: (shown: Shown<Value>) => ReactElement,
): BasicFormField<Value> {
  const isEmpty = (value: Value) => value === field.defaultValue()
  const wrongWith = (value: Value) => (optional && isEmpty(value) ? undefined : check(field.serialize(value).value))
  return {
    ...field,
    label,
    Input(props) {
      const [left, setLeft] = useState(false)
      const wrong = left || props.forceValidation ? wrongWith(props.value) : undefined
      const onBlur = () => setLeft(true)
      if (Control) {
        const said = wrong === undefined ? {} : { errorMessage: wrong }
        const { value, onChange, autoFocus } = props
        return (
          <Control {...{ label, description, value, onChange, onBlur, autoFocus }} isRequired={!optional} {...said} />
        )
      }
      return (
        <Flex direction="column" gap="regular" UNSAFE_style={{ minWidth: 0 }}>
          <field.Input {...props} />
          {wrong !== undefined && <FieldMessage>{wrong}</FieldMessage>}
        </Flex>
      )
    },
    validate(value) {
      const wrong = isEmpty(value) ? undefined : wrongWith(value)
      return wrong === undefined ? value : refuse(label, wrong)
    },
  }
}
