/**
 * Copies a text.
 * @param shown the element with the text; it is selected when the browser refuses, so that the visitor can copy it
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
  // Deprecated, but the only way without the clipboard API.
  const copied = Reflect.apply(Reflect.get(document, 'execCommand'), document, ['copy']) === true
  if (copied) selection?.removeAllRanges()
  return copied
}
