import { selectedCount } from './list.client.ts'
import { loadPage, takeOver } from './parts.client.ts'

/** Milliseconds between two looks. */
const every = 15_000

/** Milliseconds between two announcements. */
const quiet = 60_000

/** What a look for news answers. */
interface News {
  /** Leads that arrived since the page was made. */
  readonly arrived: number
  /** Leads that wait. */
  readonly waiting: number
}

/**
 * Shows new leads as they come: at once while the list is at its top and nothing is selected or typed, else behind a
 * strip that says how many there are. On Health it looks again at everything.
 */
export function keepNewsComing(): void {
  const inbox = document.querySelector<HTMLElement>('[data-inbox]')
  const checks = document.querySelector('[data-live="checks"]')
  for (const note of document.querySelectorAll<HTMLElement>('[data-live-note]')) note.hidden = false
  if (inbox) {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[data-arrivals-show]')) showThem().catch(() => {})
    })
    repeat(() => lookAtInbox(inbox.dataset['inbox'] ?? ''))
  }
  if (checks) repeat(lookAtHealth)
}

function repeat(look: () => Promise<void>): void {
  setInterval(() => {
    if (!document.hidden) look().catch(() => {})
  }, every)
}

async function lookAtInbox(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
  if (answer.status === 401) return say('This session has ended. Sign in again in another tab.')
  if (!answer.ok) return
  const news: News = await answer.json()
  document.title = document.title.replace(/^(?:\(\d+\) )?/, news.waiting > 0 ? `(${news.waiting}) ` : '')
  if (news.arrived === 0) return
  if (isUntouched()) await showThem()
  else say(news.arrived === 1 ? '1 new lead arrived.' : `${news.arrived} new leads arrived.`)
}

async function lookAtHealth(): Promise<void> {
  const page = await loadPage(location.pathname)
  if (!page) return
  const before = words()
  takeOver(page, '[data-live="looked"]', '[data-live="checks"]')
  for (const note of document.querySelectorAll<HTMLElement>('[data-live-note]')) note.hidden = false
  // The strip is announced, so it is changed only when a word has changed.
  if (words() !== before) takeOver(page, '[data-live="strip"]')
}

const words = () => [...document.querySelectorAll('[data-word]')].map((word) => word.textContent).join()

function isUntouched(): boolean {
  const list = document.querySelector('[data-list]')
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-filter] input, textarea')]
  return (
    (list?.scrollTop ?? 0) === 0 &&
    selectedCount() === 0 &&
    typed.every((field) => field.value === field.defaultValue && field !== document.activeElement)
  )
}

async function showThem(): Promise<void> {
  const page = await loadPage(location.href)
  if (!page) {
    location.reload()
    return
  }
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
  takeOver(page, '#list', '#count', '#waiting-inbox')
  const inbox = page.querySelector<HTMLElement>('[data-inbox]')?.dataset['inbox']
  const here = document.querySelector<HTMLElement>('[data-inbox]')
  if (here && inbox !== undefined) here.dataset['inbox'] = inbox
  if (focused !== undefined) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(focused)}"] a`)?.focus()
  const strip = document.querySelector<HTMLElement>('[data-arrivals]')
  if (strip) strip.hidden = true
}

let saidAt = Number.NEGATIVE_INFINITY

/** Shows the strip. What it says is announced, once a minute at most. */
function say(text: string): void {
  const strip = document.querySelector<HTMLElement>('[data-arrivals]')
  const words = strip?.querySelector('[data-arrivals-text]')
  if (!strip || !words || words.textContent === text) return
  words.setAttribute('aria-live', performance.now() - saidAt < quiet ? 'off' : 'polite')
  saidAt = performance.now()
  strip.hidden = false
  words.textContent = text
}
