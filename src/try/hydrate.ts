import type { ReactNode } from 'react'
import { hydrateContent } from '#ui/hydrate-island.tsx'
import { readTyped, type Typed } from './typed.ts'

/**
 * Hydrates a try-out in `container`.
 *
 * @param render gets what stands in the fields
 * @param onHydrated see `hydrateContent`
 */
export function hydrateTry(
  container: HTMLElement,
  render: (typed: Typed | undefined) => ReactNode,
  onHydrated: () => () => void,
): void {
  const form = container.querySelector('form')
  hydrateContent(container, render(form ? readTyped(form) : undefined), onHydrated)
}
