import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { readTyped } from './typed.ts'
import { YoursForm, type YoursProps } from './yours-form.tsx'

/** Hydrates a band's try-out in `container`, at once: what was pressed to wake it is pressed again next. */
export function hydrate(container: HTMLElement) {
  const props: YoursProps = JSON.parse(container.dataset['props'] ?? '')
  const form = container.querySelector('form')
  const typed = form ? readTyped(form) : undefined
  flushSync(() => hydrateRoot(container, <YoursForm {...props} {...(typed && { typed })} />))
}
