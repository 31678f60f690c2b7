import type { TextRange } from './range.ts'

/** On each paragraph that is shown: where it begins in the text. */
export const startAttribute = 'data-start'

/**
 * What the browser's own selection holds of a text.
 *
 * @param shown the element whose paragraphs say where they begin
 * @returns nothing when nothing of the text is selected; an end beyond the text when more than the text is
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

/** Where a point of the document is in the text. Undefined outside of it. */
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
