import { loadPage, takeOver } from './parts.client.ts'

/** Milliseconds after the last key until a draft is kept. */
const pauseMs = 600

/** Milliseconds between two polls for the progress of a letter. */
const pollMs = 3_000

/** Saves a letter's draft while it is typed, updates its preview, and polls the progress of a letter that is being sent. */
export function keepAnnouncement(): void {
  const form = document.querySelector<HTMLFormElement>('[data-draft]')
  if (form) keepDraft(form, form.dataset['draft'] ?? '')
  const sending = document.querySelector<HTMLElement>('[data-announcement]')
  if (sending) {
    setInterval(() => {
      if (!document.hidden) poll(sending.dataset['announcement'] ?? '').catch(() => {})
    }, pollMs)
  }
}

function keepDraft(form: HTMLFormElement, address: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Promise.resolve()

  async function keep(): Promise<void> {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    const answer = await fetch(address, { method: 'POST', body })
    const page = answer.ok ? await loadPage(location.href) : undefined
    if (page) takeOver(page, '#steps', '#subject-note', '#letter-preview', '#sending')
  }

  form.addEventListener('input', () => {
    clearTimeout(timer)
    // Saves run one after the other: an older text could arrive last.
    timer = setTimeout(() => {
      last = last.then(keep).catch(() => {})
    }, pauseMs)
  })
}

async function poll(address: string): Promise<void> {
  const state = () => document.querySelector<HTMLElement>('#progress')?.dataset['state']
  const before = state()
  const page = await loadPage(address)
  if (!page) return
  takeOver(page, '#progress', '#given-up')
  if (state() !== before) location.reload()
}
