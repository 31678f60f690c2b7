type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What React answers only when it is done. */
const touches = ['pointerdown', 'keydown', 'input'] as const

/** React is done by then, or finishes at once. In ms. */
const longest = 100

/**
 * Hydrates an island and tells its components what was typed and chosen in it before and meanwhile, as if it were typed now: React
 * takes what the server wrote for what stands in a field.
 *
 * @param begin has React begin. It goes on in pieces of a few milliseconds, with pictures and touches between them: on a slow phone
 *   all of it takes 80
 */
export async function hydrateTyped(island: Element, begin: () => unknown): Promise<void> {
  const isEdited = readAll(island).some(isChanged)
  for (const area of island.querySelectorAll('textarea')) {
    // One whose text was set keeps what is selected in it, to be typed over, when React writes the same text.
    const { value } = area
    area.value = value
  }
  await begin()
  const isDone = new AbortController()
  const finish = () => {
    if (isDone.signal.aborted) return
    const fields = readAll(island)
    // A key has React finish at once.
    island.firstElementChild?.dispatchEvent(new KeyboardEvent('keyup'))
    isDone.abort()
    // A choice may act on the texts, so they come first.
    const [choices, texts] = [true, false].map((chosen) => fields.filter(({ field }) => isChoice(field) === chosen))
    for (const one of [...(texts ?? []), ...(choices ?? [])]) if (one.field.isConnected) tell(one)
  }
  for (const touch of touches) addEventListener(touch, finish, { capture: true, signal: isDone.signal })
  // On its way React puts the server's words back, which nobody may see in place of what they typed.
  if (!isEdited) await idle()
  finish()
  // The components' effects have run by then, too.
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
  // The other one of two radio buttons is unchecked by the one that is.
  if (isChoice(field)) return checked !== field.defaultChecked && (checked || field.type !== 'radio')
  if (!(field instanceof HTMLSelectElement)) return value !== field.defaultValue
  return [...field.options].some(({ value: option, defaultSelected }) => defaultSelected !== (option === value))
}

/** React hears of a change only where the field differs from what its own property was last set to. */
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

/** Undefined where the field has no caret: those for email addresses and numbers tell none. */
function caretOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}
