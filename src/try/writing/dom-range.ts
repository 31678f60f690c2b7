import type { TextRange } from './range.ts'

/** The attribute of a shown paragraph with its offset in the text. */
export const startAttribute = 'data-start'

/**
 * The range of a text in the browser's selection.
 *
 * @param shown the element with the paragraphs
 * @returns nothing when nothing of the text is selected; an end beyond the text when the selection goes on after it
 */
export function selectedIn(shown: HTMLElement): TextRange | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(shown)) return undefined
  const start = placeOf(shown, range.startContainer, range.startOffset) ?? 0
  const end = placeOf(shown, range.endContainer, range.endOffset) ?? Number.POSITIVE_INFINITY
  return start < end ? { start, end } : undefined
}

/** The offset in the text of a point in the document; undefined outside the text. */
function placeOf(shown: HTMLElement, node: Node, offset: number): number | undefined {
  if (!shown.contains(node)) return undefined
  const point = document.createRange()
  point.setStart(node, offset)
  let place: number | undefined
  for (const paragraph of shown.querySelectorAll(`[${startAttribute}]`)) {
    const start = Number(paragraph.getAttribute(startAttribute))
    const inside = document.createRange()
    inside.selectNodeContents(paragraph)
    if (point.compareBoundaryPoints(Range.START_TO_START, inside) < 0) return place ?? start
    if (point.compareBoundaryPoints(Range.END_TO_END, inside) <= 0) inside.setEnd(node, offset)
    place = start + inside.toString().length
  }
  return place
}
