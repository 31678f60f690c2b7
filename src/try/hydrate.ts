import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { readTyped, type Typed } from './typed.ts'

/**
 * Hydrates a try-out in `container`, at once: what was pressed to wake it is pressed again next. React puts a textarea's
 * first text back, and with it the caret to its end; whoever is writing in it keeps both.
 *
 * @param render gets what stands in the fields
 */
export function hydrateTry(container: HTMLElement, render: (typed: Typed | undefined) => ReactNode) {
  const form = container.querySelector('form')
  const typed = form ? readTyped(form) : undefined
  const field = document.activeElement
  const writes = field instanceof HTMLTextAreaElement && container.contains(field)
  const { selectionStart, selectionEnd } = writes ? field : { selectionStart: 0, selectionEnd: 0 }
  flushSync(() => hydrateRoot(container, render(typed)))
  if (writes) field.setSelectionRange(selectionStart, selectionEnd)
}
