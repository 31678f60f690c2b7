import { hydrateContent } from '#ui/hydrate-island.tsx'
import { TitlesTry } from './titles-try.tsx'
import type { TitlesProps } from './words.ts'

/** Hydrates the try-out in `container`. */
export function hydrate(container: HTMLElement, onHydrated: () => () => void) {
  const props: TitlesProps = JSON.parse(container.dataset['props'] ?? '')
  const form = container.querySelector('form')
  const data = form ? new FormData(form) : undefined
  const field = (name: string) => `${data?.get(name) ?? ''}`
  const typed = { keywords: field(props.fields.keywords), dryness: field(props.fields.dryness) }
  hydrateContent(container, <TitlesTry {...props} typed={typed} />, onHydrated)
}
