import { TextArea, TextField } from '@keystar/ui/text-field'
import type { BasicFormField } from '@keystatic/core'
import { useState } from 'react'
import type { ValueCheck } from './described.ts'

interface TextOptions {
  readonly label: string
  readonly description?: string | undefined
  readonly check: ValueCheck
  /** Writes no value when the field is empty. */
  readonly optional?: boolean
  /** One line for each entry of a list. */
  readonly lines?: boolean
}

/** Characters from which a text gets a field of several lines. */
const shortText = 60

/** Converts the editor's text into the file's value, which may be absent or a list of lines. */
function stored(text: string, { optional, lines }: TextOptions): string | string[] | undefined {
  if (text === '' && optional) return undefined
  return lines ? text.split('\n').filter((line) => line.trim() !== '') : text
}

/** A text field with the build's rule and its error messages. */
export function textField(options: TextOptions): BasicFormField<string> {
  const wrongWith = (text: string) =>
    text === '' && options.optional ? undefined : options.check(stored(text, options))
  const parse = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))
  return {
    kind: 'form',
    label: options.label,
    Input: (props) => <TextInput {...props} {...options} wrong={wrongWith(props.value)} />,
    defaultValue: () => '',
    parse,
    serialize: (text) => ({ value: stored(text, options) }),
    validate(text) {
      const wrong = wrongWith(text)
      if (wrong !== undefined) throw new Error(wrong)
      return text
    },
    reader: { parse },
  }
}

interface TextInputProps extends TextOptions {
  readonly value: string
  readonly wrong: string | undefined
  readonly autoFocus: boolean
  readonly forceValidation: boolean
  onChange(value: string): void
}

function TextInput({ label, description, lines, optional, wrong, value, ...rest }: TextInputProps) {
  const [left, setLeft] = useState(false)
  // Decided once: a field that changed its kind during typing would lose the cursor.
  const [several] = useState(lines || value.length > shortText)
  const Field = several ? TextArea : TextField
  const shown = (left || rest.forceValidation) && wrong
  return (
    <Field
      label={label}
      description={description}
      isRequired={!optional}
      autoFocus={rest.autoFocus}
      value={value}
      onChange={rest.onChange}
      onBlur={() => setLeft(true)}
      {...(shown ? { errorMessage: shown } : {})}
    />
  )
}
