import { type KeyboardEvent, type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { ask, reportFlat } from './ask.ts'
import { lengthOf, readTyped, type TryFields, writeTyped } from './try-fields.ts'
import type { TryAnswer, TryRefusal } from './wire.ts'
import type { TrySettings } from './words.ts'

/** Milliseconds of waiting after which the page says so. */
const mentionAfter = 300

/** The content of the answer's place: `example` is the page's own, `yours` the empty place. */
export type ShownResult =
  | { readonly state: 'example'; readonly index: number }
  | { readonly state: 'yours' }
  | { readonly state: 'answer'; readonly answer: TryAnswer }
  | { readonly state: 'problem'; readonly message: string }

interface Parts extends TrySettings {
  /** The examples that the fields hold when the page loads. */
  readonly examples?: readonly TryFields[] | undefined
  /** Called when a request begins. */
  readonly onAsk?: () => void
}

/** One array for all renders, since a new one would refill the fields. */
const noExamples: readonly TryFields[] = []

const has = (answer: TryAnswer) => answer.result !== ''

/**
 * The state of a try-out. The fields are uncontrolled, so that no state change can lose their text.
 */
export function useTry(form: RefObject<HTMLFormElement | null>, parts: Parts) {
  const { examples = noExamples, most, words, paths, onAsk } = parts
  const first: ShownResult = examples.length > 0 ? { state: 'example', index: 0 } : { state: 'yours' }
  const [shown, setShown] = useState<ShownResult>(first)
  const [busy, setBusy] = useState(false)
  const [mentioned, setMentioned] = useState(false)
  const [wrong, setWrong] = useState<TryRefusal>()
  const [flat, setFlat] = useState(false)
  const [exhausted, setExhausted] = useState(false)
  const [count, setCount] = useState(() => lengthOf(examples[0]?.message ?? ''))
  const running = useRef<AbortController>(undefined)
  /** Ids of the results of this visit, with the messages they were shown for. */
  const seen = useRef(new Map<string, string>())

  /** Makes a request, and drops any earlier one. */
  async function request(typed: TryFields, without: readonly string[]) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    const mention = setTimeout(() => setMentioned(true), mentionAfter)
    controller.signal.addEventListener('abort', () => clearTimeout(mention))
    try {
      return await ask(typed, without, { paths, broken: words.broken, signal: controller.signal })
    } catch {
      // A newer request was made meanwhile.
      return undefined
    } finally {
      if (running.current === controller) {
        clearTimeout(mention)
        setBusy(false)
        setMentioned(false)
      }
    }
  }

  /** @returns the problem of a message, if it has one */
  function problemWith(message: string): TryRefusal | undefined {
    const length = lengthOf(message)
    if (length === 0) return { field: 'message', message: words.empty }
    if (length > most) return { field: 'message', message: words.long.replace('{count}', String(length)) }
    return undefined
  }

  function refuse(refusal: TryRefusal) {
    setWrong(refusal.field && refusal)
    setShown(refusal.field ? { state: 'yours' } : { state: 'problem', message: refusal.message })
    if (refusal.field) (form.current?.elements.namedItem(refusal.field) as HTMLElement | null)?.focus()
  }

  function show(answer: TryAnswer, message: string) {
    if (answer.id) seen.current.set(answer.id, message)
    setShown({ state: 'answer', answer })
    setFlat(false)
    setExhausted(false)
  }

  /** Requests a result for the fields. */
  async function answer() {
    if (!form.current) return
    const typed = readTyped(form.current)
    const problem = problemWith(typed.message)
    if (problem) return refuse(problem)
    setWrong(undefined)
    onAsk?.()
    // A result may not come again for another sentence, but may for the same one.
    const others = [...seen.current].filter(([, message]) => message !== typed.message).map(([id]) => id)
    let reply = await request(typed, others)
    if (reply?.ok && reply.answer.kind === 'none' && others.length > 0) reply = await request(typed, [])
    if (reply?.ok) show(reply.answer, typed.message)
    else if (reply) refuse(reply.refusal)
  }

  /** Requests the next result, or shows the next example of the page. */
  async function another() {
    if (!form.current || busy || exhausted) return
    if (shown.state === 'example') {
      const index = (shown.index + 1) % examples.length
      const next = examples[index]
      if (!next) return
      writeTyped(form.current, next)
      setCount(lengthOf(next.message))
      setFlat(false)
      return setShown({ state: 'example', index })
    }
    const typed = readTyped(form.current)
    const reply = await request(typed, [...seen.current.keys()])
    if (reply?.ok && has(reply.answer)) show(reply.answer, typed.message)
    else if (reply?.ok) setExhausted(true)
    else if (reply) refuse(reply.refusal)
  }

  /** Reports the shown result as fallen flat, once. */
  function fellFlat() {
    if (flat) return
    setFlat(true)
    if (shown.state === 'answer') reportFlat(shown.answer.id, paths)
  }

  const fields = {
    onInput: () => {
      const message = form.current ? readTyped(form.current).message : ''
      setCount(lengthOf(message))
      setWrong(undefined)
      setFlat(false)
      // An answer is never shown for a newer sentence than its own.
      setShown({ state: 'yours' })
    },
    readOnly: busy,
  }

  return {
    shown,
    busy,
    /** Whether the wait is long enough to be mentioned. */
    mentioned,
    wrong,
    flat,
    exhausted,
    count,
    fields,
    another,
    fellFlat,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!busy) void answer()
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
    },
    /** Requests a result anew when the dryness changes under an answer. */
    onDryness: () => {
      if (shown.state !== 'yours') void answer()
    },
  }
}
