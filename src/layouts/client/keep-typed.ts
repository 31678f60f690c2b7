type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what was typed and chosen in `container`, and goes on doing so. React takes what the server wrote for what stands in
 * a field.
 *
 * @returns puts it back, with the caret, and ends the noting
 */
export function noteTyped(container: HTMLElement): () => void {
  const before = [...container.querySelectorAll<Field>('input, textarea, select')].map(read)
  const noting = new AbortController()
  // Filled in by a program, a field tells of it without a key before.
  const note = ({ target }: Event) => {
    const index = before.findIndex(({ field }) => field === target)
    if (before[index]) before[index] = read(before[index].field)
  }
  addEventListener('input', note, { capture: true, signal: noting.signal })
  return () => {
    noting.abort()
    for (const one of before) if (one.field.isConnected) restore(one)
  }
}

const read = (field: Field): Typed => ({
  field,
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
  caret: caretOf(field),
})

interface Typed {
  readonly field: Field
  readonly value: string
  readonly checked: boolean
  readonly caret: [number, number] | undefined
}

function restore({ field, value, checked, caret }: Typed) {
  if (field instanceof HTMLInputElement && checked !== field.checked) {
    // The other one of two radio buttons is unchecked by the one that is.
    if (checked) field.click()
    return
  }
  if (field.value !== value) {
    // React watches the field's own property and takes a change through it for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
  if (caret && document.activeElement === field && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(...caret)
}

/** Undefined where the field has no caret: those for email addresses and numbers tell none. */
function caretOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}
