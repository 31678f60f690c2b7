type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Events that React answers only once it has hydrated. */
const touches = ['pointerdown', 'keydown', 'input'] as const

/** Milliseconds after which React is made to finish at once. */
const longest = 100

/**
 * Hydrates an island and replays the text typed and the choices made in it before and during hydration: React assumes
 * that fields hold the server's values.
 *
 * @param begin starts React, which hydrates in slices of a few milliseconds, so that the page stays responsive
 */
export async function hydrateTyped(island: Element, begin: () => unknown): Promise<void> {
  const isEdited = readAll(island).some(isChanged)
  for (const area of island.querySelectorAll('textarea')) {
    // A textarea whose value was set keeps its selection when React writes the same text.
    const { value } = area
    area.value = value
  }
  await begin()
  const isDone = new AbortController()
  const finish = () => {
    if (isDone.signal.aborted) return
    const fields = readAll(island)
    // A key event makes React finish at once.
    island.firstElementChild?.dispatchEvent(new KeyboardEvent('keyup'))
    isDone.abort()
    // Choices may change texts, so they are replayed first.
    const [choices, texts] = [true, false].map((chosen) => fields.filter(({ field }) => isChoice(field) === chosen))
    for (const one of [...(texts ?? []), ...(choices ?? [])]) if (one.field.isConnected) tell(one)
  }
  for (const touch of touches) addEventListener(touch, finish, { capture: true, signal: isDone.signal })
  // During hydration React writes the server's values back, which must not be painted over the visitor's text.
  if (!isEdited) await idle()
  finish()
  // Effects of the components have run after this.
  await new Promise((resume) => setTimeout(resume))
}

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise((resume) => globalThis.requestIdleCallback?.(resume, { timeout: longest }) ?? setTimeout(resume, longest))

const readAll = (island: Element): Typed[] =>
  [...island.querySelectorAll<Field>('input:not([type="file"]), textarea, select')].map(read)

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

function isChanged({ field, value, checked }: Typed): boolean {
  // A radio button that became unchecked follows from the one that is checked.
  if (isChoice(field)) return checked !== field.defaultChecked && (checked || field.type !== 'radio')
  if (!(field instanceof HTMLSelectElement)) return value !== field.defaultValue
  return [...field.options].some(({ value: option, defaultSelected }) => defaultSelected !== (option === value))
}

/** React notices a change only where the value differs from the one it last set itself. */
function tell(typed: Typed) {
  const { field, value, caret } = typed
  if (!isChanged(typed)) return
  if (isChoice(field)) {
    field.checked = field.defaultChecked
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (caret && document.activeElement === field) field.setSelectionRange(...caret)
  }
}

/** Undefined for fields that do not expose their caret, as those for email addresses and numbers. */
function caretOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}
