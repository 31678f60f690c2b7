import { afterFirstFrame } from '#ui/after-first-frame.ts'
import { hydrateTyped } from './keep-typed.ts'
import type { TouchIsland } from './touch.ts'

/** What shows that somebody is about to use a form. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const

/** What does by itself what it is pressed for. */
const native = 'a, input, label, select, summary, textarea, [type="submit"]'

/** A form that was sent waits so long for its island's code, in ms. Then it is posted as it is. */
const patience = 50
/** Those that answer where they stand; posted, they lead to another page. In ms. */
const patienceInPlace = 4_000

/**
 * Hydrates each island with `client:touch` when somebody reaches for it, and marks it with `data-hydrated`. What is typed
 * meanwhile stays. A form that is sent meanwhile is posted by the browser, if it posts; anything else is pressed again once it
 * can do something.
 */
for (const island of document.querySelectorAll<TouchIsland>('astro-island')) {
  if (island.touch) attend(island, island.touch)
}

function attend(island: HTMLElement, { load, value }: NonNullable<TouchIsland['touch']>) {
  const patienceHere = value === 'in-place' ? patienceInPlace : patience
  const waiting = new AbortController()
  const { signal } = waiting
  let hydrated: Promise<void> | undefined
  let isLoaded = false
  let isMissing = false
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault()
    isMissing = true
  })
  /** Resolves when a word is done that an input method composes: it would be cut off if its field was told of. */
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
      // The page is being left, or the network is gone. The next touch tries again.
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
    // As the server wrote it.
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
      if (posts) await Promise.race([hydrating, new Promise((done) => setTimeout(done, patienceHere))])
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
      // The drawing in a button can't be pressed by a script.
      const button = target instanceof Element && target.closest<HTMLElement>(':not(svg, svg *)')
      if (!button || button.closest(native)) return
      event.preventDefault()
      event.stopPropagation()
      await hydrate()
      if (signal.aborted) button.click()
    },
    { capture: true, signal },
  )
  // The one key that more than one form takes for its own.
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
  // Whoever comes back with the back button left words in it.
  addEventListener(
    'pageshow',
    () => {
      for (const field of island.querySelectorAll<HTMLInputElement>('[data-example]')) {
        if (field.value !== field.defaultValue) void hydrate()
      }
    },
    { signal },
  )

  /** The buttons that wait for something valid do so from the start. */
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
