/** The values of a try-out's fields. */
export interface TryFields {
  readonly audience: string
  readonly message: string
  readonly dryness: string
}

export function readTyped(form: HTMLFormElement): TryFields {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  return { audience: text('audience'), message: text('message'), dryness: text('dryness') }
}

/** Writes values into the fields of a try-out's form. A field that already has its value keeps its caret. */
export function writeTyped(form: HTMLFormElement, typed: TryFields): void {
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control && control.value !== value) control.value = value
  }
}

/** The number of characters as people count them, without surrounding spaces. */
export const lengthOf = (text: string): number => [...text.trim()].length
