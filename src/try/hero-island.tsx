import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { Hero, type HeroProps } from './hero.tsx'
import { readTyped } from './typed.ts'

/** Hydrates home's try-out in `container`, at once: what was pressed to wake it is pressed again next. */
export function hydrate(container: HTMLElement) {
  const props: HeroProps = JSON.parse(container.dataset['props'] ?? '')
  const form = container.querySelector('form')
  const typed = form ? readTyped(form) : undefined
  flushSync(() => hydrateRoot(container, <Hero {...props} {...(typed && { typed })} />))
}
