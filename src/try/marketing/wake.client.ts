import { load } from '#try/marketing/marketing-island.tsx?late'
import { droppedEvent } from './typed.ts'

/**
 * Loads the try-out when it is touched, or when files are dragged over the page. Files may be dropped anywhere: the
 * browser would leave the page to show them.
 */
function wake(container: HTMLElement) {
  let live: Promise<boolean> | undefined
  const hydrate = () => {
    live ??= load()
      .then((island) => {
        island.hydrate(container)
        container.dataset['hydrated'] = ''
        container.removeEventListener('click', again, true)
        container.removeEventListener('submit', again, true)
        return true
      })
      // The page is being left, or the network is gone. The next touch tries again.
      .catch(() => {
        live = undefined
        return false
      })
    return live
  }
  /** Presses a button again, or sends the form, after it has come alive. Fields and choices need no help. */
  const again = async (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button')
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    if (!(await hydrate())) return
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
  const deliver = async (files: readonly File[]) => {
    await hydrate()
    container.firstElementChild?.dispatchEvent(new CustomEvent(droppedEvent, { detail: files }))
  }
  for (const touch of ['pointerover', 'focusin', 'pointerdown', 'change'])
    container.addEventListener(touch, () => void hydrate())
  container.addEventListener('click', again, true)
  container.addEventListener('submit', again, true)

  const root = document.documentElement
  /** Elements that files are over: one is entered before the other is left. */
  let inside = 0
  const over = (change: number) => {
    inside = Math.max(0, inside + change)
    root.toggleAttribute('data-files-over', inside > 0)
  }
  const withFiles = (handle: (event: DragEvent, transfer: DataTransfer) => void) => (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    handle(event, event.dataTransfer)
  }
  addEventListener(
    'dragenter',
    withFiles(() => {
      over(1)
      void hydrate()
    }),
  )
  addEventListener(
    'dragleave',
    withFiles(() => over(-1)),
  )
  addEventListener(
    'dragover',
    withFiles((_, transfer) => {
      transfer.dropEffect = 'copy'
    }),
  )
  addEventListener(
    'drop',
    withFiles((_, transfer) => {
      over(-inside)
      void deliver([...transfer.files])
    }),
  )
}

const container = document.querySelector<HTMLElement>('[data-hydrate="marketing"]')
if (container) wake(container)
