import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { Marketing } from './marketing.tsx'
import { names } from './typed.ts'

/** Hydrates the try-out in `container`, at once: what was pressed to wake it is pressed again next. */
export function hydrate(container: HTMLElement) {
  // React puts the first choice back.
  const chosen = container.querySelector<HTMLInputElement>(`[name="${names.length}"]:checked`)
  flushSync(() => hydrateRoot(container, <Marketing {...JSON.parse(container.dataset['settings'] ?? '')} />))
  if (chosen) chosen.checked = true
}
