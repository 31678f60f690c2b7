import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the server's markup in `container`, at once, so that whoever calls can put back what was typed in it.
 *
 * @param Component is given the props that the server wrote into `data-props`, or none
 */
export function hydrateIsland<Props extends object>(container: HTMLElement, Component: ComponentType<Props>): void {
  const props: Props = JSON.parse(container.dataset['props'] ?? '{}')
  flushSync(() => hydrateRoot(container, <Component {...props} />))
}
