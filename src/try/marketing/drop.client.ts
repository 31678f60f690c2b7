/**
 * Accepts files dropped anywhere on the page of the try-out in `container`, and treats them as chosen ones. The browser would
 * leave the page to show them.
 */
function takeDropped(container: Element, input: HTMLInputElement) {
  const root = document.documentElement
  /** Depth of nested elements under the dragged files: the next one is entered before the last is left. */
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
      // No pointer event comes during a drag, and hydration waits for one.
      container.dispatchEvent(new PointerEvent('pointerover'))
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
      // Before hydration, chosen files wait in the input.
      const all = new DataTransfer()
      for (const file of [...(input.files ?? []), ...transfer.files]) all.items.add(file)
      input.files = all.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }),
  )
}

const input = document.querySelector<HTMLInputElement>('astro-island [type="file"]')
const container = input?.closest('astro-island')
if (container && input) takeDropped(container, input)
