import { NumberField } from '@keystar/ui/number-field'
import { TextArea, TextField } from '@keystar/ui/text-field'
import type { BasicFormField } from '@keystatic/core'
import { useState } from 'react'
import type { Shown } from './checked-field.tsx'

interface TextOptions {
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

/** A field for a text, or for a list of lines. */
export function textField(options: TextOptions): BasicFormField<string> {
  const parse = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))
  return {
    kind: 'form',
    Input: () => null,
    defaultValue: () => '',
    parse,
    serialize: (text) => ({ value: stored(text, options) }),
    validate: (text) => text,
    reader: { parse },
  }
}

export const textInput = (lines: boolean) =>
  function TextInput(shown: Shown<string>) {
    // Decided once: a field that changed its kind during typing would lose the cursor.
    const [several] = useState(lines || shown.value.length > shortText)
    return several ? <TextArea {...shown} /> : <TextField {...shown} />
  }

export function NumberInput({ value, onChange, ...shown }: Shown<number | null>) {
  return (
    <NumberField
      {...shown}
      {...(value === null ? {} : { value })}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
    />
  )
}

export function DateInput({ value, onChange, ...shown }: Shown<string | null>) {
  return <TextField {...shown} type="date" value={value ?? ''} onChange={(day) => onChange(day === '' ? null : day)} />
}
