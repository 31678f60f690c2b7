import { load as loadChat } from '#chat/chat-island.tsx?late'
import { load as loadBeta } from '#forms/beta/beta-island.tsx?late'
import { load as loadComment } from '#forms/comment/comment-island.tsx?late'
import { load as loadContact } from '#forms/contact/contact-island.tsx?late'
import { load as loadErase } from '#forms/erase/erase-island.tsx?late'
import { load as loadNewsletter } from '#forms/newsletter/newsletter-island.tsx?late'
import { load as loadNotify } from '#forms/notify/notify-island.tsx?late'
import { load as loadQuote } from '#forms/quote/quote-island.tsx?late'
import { load as loadHero } from '#try/hero-island.tsx?late'
import { load as loadMarketing } from '#try/marketing/marketing-island.tsx?late'
import { load as loadTitles } from '#try/titles/titles-island.tsx?late'
import { load as loadWriting } from '#try/writing/writing-island.tsx?late'
import { load as loadYours } from '#try/yours-island.tsx?late'
import { afterFirstFrame } from '#ui/after-first-frame.ts'
import { noteTyped } from './keep-typed.ts'

/** Islands by the name that their container has in `data-hydrate`. */
const islands = new Map([
  ['beta', loadBeta],
  ['chat', loadChat],
  ['comment', loadComment],
  ['contact', loadContact],
  ['erase', loadErase],
  ['hero', loadHero],
  ['marketing', loadMarketing],
  ['newsletter', loadNewsletter],
  ['notify', loadNotify],
  ['quote', loadQuote],
  ['titles', loadTitles],
  ['writing', loadWriting],
  ['yours', loadYours],
])

/** What shows that somebody is about to use a form. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const

/** What does by itself what it is pressed for. */
const native = 'a, input, label, select, summary, textarea, [type="submit"]'

/** A form that was sent waits so long for its island's code, in ms. Then it is posted as it is. */
const patience = 50
/** Those that answer where they stand; posted, they lead to another page. In ms. */
const patienceOf = new Map(['hero', 'titles', 'writing', 'yours'].map((name) => [name, 4_000]))

/**
 * Hydrates each island when somebody reaches for it, and marks it with `data-hydrated`. What is typed meanwhile stays. A form
 * that is sent meanwhile is posted by the browser, if it posts; anything else is pressed again once it can do something.
 */
for (const container of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
  const load = islands.get(container.dataset['hydrate'] ?? '')
  if (load) attend(container, load)
}

interface Island {
  /** Calls `onHydrated` when it is done, and what that returns when presses do something. */
  hydrate(container: HTMLElement, onHydrated: () => () => void): void
}

function attend(container: HTMLElement, load: () => Promise<Island>) {
  const patienceHere = patienceOf.get(container.dataset['hydrate'] ?? '') ?? patience
  const waiting = new AbortController()
  const { signal } = waiting
  let hydrated: Promise<void> | undefined
  let isLoaded = false
  let isHydrated = false
  /** Resolves when a word is done that an input method composes: it would be cut off if its field was told of. */
  let composed: Promise<void> | undefined
  container.addEventListener(
    'compositionupdate',
    () => {
      composed ??= new Promise<void>((done) => {
        container.addEventListener('compositionend', () => done(), { once: true })
      }).then(() => {
        composed = undefined
      })
    },
    { signal },
  )
  const hydrate = () => {
    hydrated ??= load()
      .then(async (island) => {
        isLoaded = true
        await composed
        return new Promise<void>((done) => {
          // As the server wrote it.
          enable()
          const restore = noteTyped(container)
          island.hydrate(container, () => {
            isHydrated = true
            enable()
            // Once React has finished: then what one field is told of is known before the next is.
            queueMicrotask(restore)
            return () => {
              waiting.abort()
              container.dataset['hydrated'] = ''
              done()
            }
          })
        })
      })
      // The page is being left, or the network is gone. The next touch tries again.
      .catch(() => {
        hydrated = undefined
      })
    return hydrated
  }
  for (const approach of approaches) container.addEventListener(approach, () => void hydrate(), { signal })
  if (container.contains(document.activeElement)) void hydrate()

  container.addEventListener(
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
  container.addEventListener(
    'click',
    async (event) => {
      const { target } = event
      // The drawing in a button can't be pressed by a script.
      const pressed = target instanceof Element && target.closest<HTMLElement>(':not(svg, svg *)')
      if (!pressed || pressed.closest(native)) return
      event.preventDefault()
      event.stopPropagation()
      await hydrate()
      if (signal.aborted) pressed.click()
    },
    { capture: true, signal },
  )
  // The one key that more than one form takes for its own.
  container.addEventListener(
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
      for (const field of container.querySelectorAll<HTMLInputElement>('[data-example]')) {
        if (field.value !== field.defaultValue) void hydrate()
      }
    },
    { signal },
  )

  /** The buttons that wait for something valid do so from the start. */
  const gated = [...container.querySelectorAll<HTMLButtonElement>('[data-until-valid]')]
  const enable = (allowed = () => true) => {
    for (const button of gated) button.disabled = !allowed()
  }
  const check = () => {
    if (!isHydrated) enable(() => gated.every(({ form }) => !form?.querySelector('input:invalid')))
  }
  for (const event of ['input', 'pageshow'] as const) addEventListener(event, check, { signal })
  afterFirstFrame(() => signal.aborted || check())
}
