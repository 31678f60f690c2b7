import { selectedCount } from './list.client.ts'
import { loadPage, takeOver } from './parts.client.ts'

/** Milliseconds between two polls. */
const pollMs = 15_000

/** Least milliseconds between two announcements to a screen reader. */
const announceMs = 60_000

/** The answer to a poll. */
interface News {
  /** Leads that arrived since the page was made. */
  readonly arrived: number
  /** Leads that wait. */
  readonly waiting: number
}

/**
 * Shows new leads as they arrive: at once while the list is scrolled to its top and no row is selected or typed in, else
 * as a count in a flash. On Health it reloads all checks.
 */
export function keepNewsComing(): void {
  const inbox = document.querySelector<HTMLElement>('[data-inbox]')
  const checks = document.querySelector('[data-live="checks"]')
  for (const note of document.querySelectorAll<HTMLElement>('[data-live-note]')) note.hidden = false
  if (inbox) {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[data-arrivals-show]')) showThem().catch(() => {})
    })
    repeat(() => pollInbox(inbox.dataset['inbox'] ?? ''))
  }
  if (checks) repeat(pollHealth)
}

function repeat(poll: () => Promise<void>): void {
  setInterval(() => {
    if (!document.hidden) poll().catch(() => {})
  }, pollMs)
}

async function pollInbox(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
  if (answer.status === 401) return say('This session has ended. Sign in again in another tab.')
  if (!answer.ok) return
  const news: News = await answer.json()
  document.title = document.title.replace(/^(?:\(\d+\) )?/, news.waiting > 0 ? `(${news.waiting}) ` : '')
  if (news.arrived === 0) return
  if (isUntouched()) await showThem()
  else say(news.arrived === 1 ? '1 new lead arrived.' : `${news.arrived} new leads arrived.`)
}

async function pollHealth(): Promise<void> {
  const page = await loadPage(location.pathname)
  if (!page) return
  const before = words()
  takeOver(page, '[data-live="looked"]', '[data-live="checks"]')
  for (const note of document.querySelectorAll<HTMLElement>('[data-live-note]')) note.hidden = false
  // Screen readers announce the flash, so it is replaced only when its words changed.
  if (words() !== before) takeOver(page, '[data-live="flash"]')
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
  const flash = document.querySelector<HTMLElement>('[data-arrivals]')
  if (flash) flash.hidden = true
}

let saidAt = Number.NEGATIVE_INFINITY

/** Shows the flash. Its text is announced once a minute at most. */
function say(text: string): void {
  const flash = document.querySelector<HTMLElement>('[data-arrivals]')
  const words = flash?.querySelector('[data-arrivals-text]')
  if (!flash || !words || words.textContent === text) return
  words.setAttribute('aria-live', performance.now() - saidAt < announceMs ? 'off' : 'polite')
  saidAt = performance.now()
  flash.hidden = false
  words.textContent = text
}
