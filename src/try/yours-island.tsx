import { hydrateTry } from './hydrate.ts'
import { YoursForm, type YoursProps } from './yours-form.tsx'

/** Hydrates a band's try-out in `container`. */
export function hydrate(container: HTMLElement, onHydrated: () => () => void) {
  const props: YoursProps = JSON.parse(container.dataset['props'] ?? '')
  hydrateTry(container, (typed) => <YoursForm {...props} {...(typed && { typed })} />, onHydrated)
}
