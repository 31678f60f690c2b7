import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the server's markup in `container`.
 *
 * @param Component is given the props that the server wrote into `data-props`, or none
 * @param onHydrated see `hydrateContent`
 */
export function hydrateIsland<Props extends object>(
  container: HTMLElement,
  Component: ComponentType<Props>,
  onHydrated: () => () => void,
): void {
  const props: Props = JSON.parse(container.dataset['props'] ?? '{}')
  hydrateContent(container, <Component {...props} />, onHydrated)
}

/**
 * Hydrates the server's markup in `container` in pieces of a few milliseconds, with pictures and touches between them: on a slow
 * phone all of it takes 80. A touch or a key meanwhile has React finish at once, before anything else is done with it.
 *
 * @param onHydrated called when it is done, before the next touch or picture, to tell it of what was typed; what it returns is
 *   called when the effects of the components have run, too
 */
export function hydrateContent(container: HTMLElement, content: ReactNode, onHydrated: () => () => void): void {
  const hydrate = () => hydrateRoot(container, <Hydrated then={onHydrated}>{content}</Hydrated>)
  // Long before it is done React puts a textarea's first text back, which nobody may see in place of what they typed.
  const isEdited = [...container.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue)
  if (isEdited) flushSync(hydrate)
  else startTransition(() => void hydrate())
}

function Hydrated({ then, children }: { then: () => () => void; children: ReactNode }) {
  const settled = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    settled.current = then()
  }, [then])
  // After those of its children.
  useEffect(() => settled.current?.(), [])
  return children
}
