import { type FormEvent, startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { check, type Form, type Values } from '#forms/engine/form.ts'
import { type FormAnswer, failures } from '#forms/engine/form-answer.ts'
import type { FormStart } from '#forms/engine/form-start.ts'
import { readSignals } from '#forms/engine/signals.ts'

export type Status = 'idle' | 'sending' | 'accepted'

/** How long to wait for the server before saying that the form did not send, in ms. It answers within five seconds. */
const answerWithin = 15_000

/**
 * The state of a form: what is typed, what is wrong with what was touched, and how sending went. Starts from what the
 * server rendered, so a post made before hydration loses nothing.
 */
export function useForm(form: Form, start: FormStart = {}) {
  const [values, setValues] = useState<Values>(() => ({ ...blank(form), ...start.values }))
  const [touched, setTouched] = useState<readonly string[]>(() => (start.errors ? form.fields : []))
  const [status, setStatus] = useState<Status>(start.accepted ? 'accepted' : 'idle')
  const [message, setMessage] = useState(start.message)
  const [note, setNote] = useState(start.note)
  const element = useRef<HTMLFormElement>(null)
  /** What says thanks while the form stays. */
  const said = useRef<HTMLParagraphElement>(null)
  const focusMoves = useRef(false)
  const instance = useRef(start.submission)
  const hydratedAt = useHydratedAt()
  const errors = check(form, values)
  const valid = Object.keys(errors).length === 0
  // In a page that was loaded to say so. An island moves the focus itself.
  const firstRefused = form.fields.find((name) => start.errors?.[name])

  /** Shows the form again, where thanks stood in its place, and goes to its first field. */
  function startOver() {
    flushSync(reset)
    focus(form.fields[0])
  }

  /** Empties the form and takes away what is said about it. */
  function reset() {
    setValues((before) => ({ ...blank(form), ...given(form, before) }))
    setTouched([])
    setMessage(undefined)
    setStatus('idle')
    instance.current = undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const signals = readSignals(event.currentTarget, hydratedAt.current)
    const pressed = document.activeElement
    // At once, so that the field is laid out a single time and has its message when the focus comes to it.
    flushSync(() => {
      touch(form.fields)
      setMessage(undefined)
    })
    const first = form.fields.find((field) => errors[field])
    if (first) {
      focus(first)
      return
    }
    setStatus('sending')
    instance.current ??= crypto.randomUUID()
    const answer = await send(form, { ...values, ...signals, submission: instance.current })
    if (answer.state === 'accepted') {
      flushSync(() => {
        reset()
        setStatus('accepted')
        setNote(answer.note)
      })
      moveFocus(said.current)
      return
    }
    flushSync(() => {
      setStatus('idle')
      setMessage(answer.state === 'failed' ? answer.message : Object.values(answer.errors)[0])
    })
    // A button that was disabled while it sent has lost the focus.
    if (document.activeElement === document.body) moveFocus(pressed)
  }

  /** From now on what is wrong with these fields is said, and no thanks with it. */
  function touch(names: readonly string[]) {
    setTouched((before) => [...before, ...names])
    if (names.some((name) => errors[name])) setStatus((before) => (before === 'accepted' ? 'idle' : before))
  }

  /** Moves the focus without the field that it leaves counting as left by the writer. */
  function moveFocus(to: Element | null) {
    if (!(to instanceof HTMLElement)) return
    focusMoves.current = true
    to.focus()
    focusMoves.current = false
  }

  const focus = (field?: string) => {
    const control = field && element.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  /** Props for a `Field`: what is typed, what is wrong with it once touched, and whether it is right. */
  function field(name: string) {
    const error = touched.includes(name) ? errors[name] : undefined
    return {
      name,
      value: values[name] ?? '',
      error,
      valid: touched.includes(name) && !errors[name] && values[name] !== '',
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target
        setValues((before) => ({ ...before, [name]: value }))
      },
      onBlur: () => {
        // Not before the picture that answers whatever was pressed to leave the field.
        if (!focusMoves.current) startTransition(() => touch([name]))
      },
      autoFocus: name === firstRefused || undefined,
    }
  }

  const edited = form.fields.some((name) => values[name] !== '' && !form.given?.includes(name))
  /** A message is showing. */
  const wrong = form.fields.some((name) => touched.includes(name) && errors[name])
  return { element, said, field, submit, reset, startOver, status, message, note, valid, edited, wrong }
}

/** When the form was hydrated, in milliseconds of the page's own clock. */
export function useHydratedAt() {
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  return since
}

const never = () => () => {}

/** False in the server's HTML, true once the form is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const blank = (form: Form): Values => Object.fromEntries(form.fields.map((field) => [field, '']))

const given = (form: Form, values: Values): Values =>
  Object.fromEntries((form.given ?? []).map((field) => [field, values[field] ?? '']))

/** What the host says of a post that never reached its form: too big, from another site. */
interface Refusal {
  message: string
}

/** Posts a form and reads the answer. A post that gets none is an answer too: it failed. */
export async function send(form: Form, values: Values): Promise<FormAnswer> {
  try {
    const response = await fetch(form.path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(values),
      signal: AbortSignal.timeout(answerWithin),
    })
    const answer: FormAnswer | Refusal = await response.json()
    return 'state' in answer ? answer : { state: 'failed', values, message: answer.message }
  } catch {
    return { state: 'failed', values, message: failures.network }
  }
}
