/** What stands in the fields of a try-out. */
export interface TryFields {
  readonly audience: string
  readonly message: string
  readonly dryness: string
}

/** Reads the fields of a try-out's form. */
export function readTyped(form: HTMLFormElement): TryFields {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  return { audience: text('audience'), message: text('message'), dryness: text('dryness') }
}

/** Puts texts into the fields of a try-out's form. Leaves what already says so alone, with the caret in it. */
export function writeTyped(form: HTMLFormElement, typed: TryFields): void {
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control && control.value !== value) control.value = value
  }
}

/** Characters as people count them, spaces around them left out. */
export const lengthOf = (text: string): number => [...text.trim()].length
