type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what was typed and chosen in `container`, and goes on doing so. React takes what the server wrote for what stands in
 * a field.
 *
 * @returns tells the components of it as if it were typed now, puts back what React overwrote, and ends the noting
 */
export function noteTyped(container: HTMLElement): () => void {
  const before = [...container.querySelectorAll<Field>('input:not([type="file"]), textarea, select')].map(read)
  const noting = new AbortController()
  // Filled in by a program, a field tells of it without a key before.
  const note = ({ target }: Event) => {
    const index = before.findIndex(({ field }) => field === target)
    if (before[index]) before[index] = read(before[index].field)
  }
  addEventListener('input', note, { capture: true, signal: noting.signal })
  return () => {
    noting.abort()
    // A choice may act on the texts, so they come first.
    const [choices, texts] = [true, false].map((chosen) => before.filter(({ field }) => isChoice(field) === chosen))
    for (const one of [...(texts ?? []), ...(choices ?? [])]) if (one.field.isConnected) tell(one)
  }
}

const read = (field: Field): Typed => ({
  field,
  value: field.value,
  checked: isChoice(field) && field.checked,
  caret: caretOf(field),
})

interface Typed {
  readonly field: Field
  readonly value: string
  readonly checked: boolean
  readonly caret: [number, number] | undefined
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** React hears of a change only where the field differs from what its own property was last set to. */
function tell({ field, value, checked, caret }: Typed) {
  if (isChoice(field)) {
    // The other one of two radio buttons is unchecked by the one that is.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
    field.checked = field.defaultChecked
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    if ([...field.options].every(({ value: option, defaultSelected }) => defaultSelected === (option === value))) return
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    if (value !== field.defaultValue) {
      field.value = field.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // React also writes what stands in a field already, which takes back what was selected to be typed over.
    if (caret && document.activeElement === field) field.setSelectionRange(...caret)
  }
}

/** Undefined where the field has no caret: those for email addresses and numbers tell none. */
function caretOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}
