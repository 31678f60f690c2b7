import { afterFirstFrame } from '#ui/after-first-frame.ts'
import { hydrateTyped } from './keep-typed.ts'
import type { TouchIsland } from './touch.ts'

/** Events that announce the use of a form. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const

/** Elements that work without a script. */
const native = 'a, input, label, select, summary, textarea, [type="submit"]'

/** Milliseconds that a sent form waits for its island's code. After that it is posted as it is. */
const loadTimeout = 50
/** The same in milliseconds for forms that answer in place: posting them leads to another page. */
const inPlaceTimeout = 4_000

/**
 * Hydrates each island with `client:touch` at a visitor's first interaction, and marks it with `data-hydrated`. Text typed
 * meanwhile is kept. A form that is sent meanwhile is posted by the browser, if it has an address to post to; presses of
 * other buttons are repeated after hydration.
 */
for (const island of document.querySelectorAll<TouchIsland>('astro-island')) {
  if (island.touch) hydrateOnTouch(island, island.touch)
}

function hydrateOnTouch(island: HTMLElement, { load, value }: NonNullable<TouchIsland['touch']>) {
  const timeout = value === 'in-place' ? inPlaceTimeout : loadTimeout
  const waiting = new AbortController()
  const { signal } = waiting
  let hydrated: Promise<void> | undefined
  let isLoaded = false
  let isMissing = false
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault()
    isMissing = true
  })
  /** Resolves at the end of an input method's composition, which hydration would cut off. */
  let composed: Promise<void> | undefined
  island.addEventListener(
    'compositionupdate',
    () => {
      composed ??= new Promise<void>((done) => {
        island.addEventListener('compositionend', () => done(), { once: true })
      }).then(() => {
        composed = undefined
      })
    },
    { signal },
  )
  const hydrate = () => {
    hydrated ??= start().finally(() => {
      // The page is being left, or the network is down. The next interaction tries again.
      if (isMissing) hydrated = undefined
    })
    return hydrated
  }

  async function start() {
    isMissing = false
    const begin = await load()
    if (isMissing) return
    isLoaded = true
    await composed
    // The server's state of the buttons.
    enable()
    await hydrateTyped(island, begin)
    waiting.abort()
    island.dataset['hydrated'] = ''
  }

  for (const approach of approaches) island.addEventListener(approach, () => void hydrate(), { signal })
  if (island.contains(document.activeElement)) void hydrate()

  island.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault()
      event.stopPropagation()
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement)) return
      const posts = form.method === 'post'
      const hydrating = hydrate()
      if (posts) await Promise.race([hydrating, new Promise((done) => setTimeout(done, timeout))])
      if (!posts || isLoaded) await hydrating
      if (!(posts || signal.aborted)) return
      waiting.abort()
      form.requestSubmit(submitter)
    },
    { capture: true, signal },
  )
  island.addEventListener(
    'click',
    async (event) => {
      const { target } = event
      // Events on the drawing inside a button belong to the button.
      const button = target instanceof Element && target.closest<HTMLElement>(':not(svg, svg *)')
      if (!button || button.closest(native)) return
      event.preventDefault()
      event.stopPropagation()
      await hydrate()
      if (signal.aborted) button.click()
    },
    { capture: true, signal },
  )
  // Ctrl+Enter sends forms, so it is replayed too.
  island.addEventListener(
    'keydown',
    async (event) => {
      const { key, ctrlKey, metaKey, target } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !target) return
      event.stopPropagation()
      await hydrate()
      if (signal.aborted) target.dispatchEvent(new KeyboardEvent(event.type, event))
    },
    { capture: true, signal },
  )
  // After the back button the browser restores text in the fields.
  addEventListener(
    'pageshow',
    () => {
      for (const field of island.querySelectorAll<HTMLInputElement>('[data-example]')) {
        if (field.value !== field.defaultValue) void hydrate()
      }
    },
    { signal },
  )

  /** Buttons that are disabled until the input is valid, also before hydration. */
  const gated = [...island.querySelectorAll<HTMLButtonElement>('[data-until-valid]')]
  const enable = (allowed = () => true) => {
    for (const button of gated) button.disabled = !allowed()
  }
  const check = () => {
    if (!isLoaded) enable(() => gated.every(({ form }) => !form?.querySelector('input:invalid')))
  }
  for (const event of ['input', 'pageshow'] as const) addEventListener(event, check, { signal })
  afterFirstFrame(() => signal.aborted || check())
}
