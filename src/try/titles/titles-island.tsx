import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { TitlesTry } from './titles-try.tsx'
import type { TitlesProps } from './words.ts'

/**
 * Hydrates the try-out in `container`, at once: what was pressed to wake it is pressed again next. React puts a textarea's
 * first text back, and with it the caret to its end; whoever is writing in it keeps both.
 */
export function hydrate(container: HTMLElement) {
  const props: TitlesProps = JSON.parse(container.dataset['props'] ?? '')
  const form = container.querySelector('form')
  const data = form ? new FormData(form) : undefined
  const field = (name: string) => `${data?.get(name) ?? ''}`
  const typed = { keywords: field(props.fields.keywords), dryness: field(props.fields.dryness) }
  const focused = document.activeElement
  const writes = focused instanceof HTMLTextAreaElement && container.contains(focused)
  const { selectionStart, selectionEnd } = writes ? focused : { selectionStart: 0, selectionEnd: 0 }
  flushSync(() => hydrateRoot(container, <TitlesTry {...props} typed={typed} />))
  if (writes) focused.setSelectionRange(selectionStart, selectionEnd)
}
