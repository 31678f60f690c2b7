/**
 * Copies a text.
 * @param shown the element that shows it; selected when the browser lets no program copy, so that a person can
 * @returns whether it was copied
 */
export async function copy(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Absent without TLS, or forbidden.
  }
  const selection = getSelection()
  selection?.selectAllChildren(shown)
  // Deprecated, and all that is left where there is no clipboard.
  const copied = Reflect.apply(Reflect.get(document, 'execCommand'), document, ['copy']) === true
  if (copied) selection?.removeAllRanges()
  return copied
}
