import { Hero, type HeroProps } from './hero.tsx'
import { hydrateTry } from './hydrate.ts'

/** Hydrates home's try-out in `container`. */
export function hydrate(container: HTMLElement, onHydrated: () => () => void) {
  const props: HeroProps = JSON.parse(container.dataset['props'] ?? '')
  hydrateTry(container, (typed) => <Hero {...props} {...(typed && { typed })} />, onHydrated)
}
