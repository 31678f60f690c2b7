import { type FormEvent, startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { check, type Form, type Values } from '#forms/engine/form.ts'
import { type FormAnswer, failures } from '#forms/engine/form-answer.ts'
import type { FormStart } from '#forms/engine/form-start.ts'
import { readSignals } from '#forms/engine/signals.ts'

export type Status = 'idle' | 'sending' | 'accepted'

/** Milliseconds until a post counts as failed. The server answers within five seconds. */
const answerWithin = 15_000

/**
 * The state of a form: values, messages for touched fields, and progress of sending. It starts from the server's rendering,
 * so a post made before hydration loses no value.
 */
export function useForm(form: Form, start: FormStart = {}) {
  const [values, setValues] = useState<Values>(() => ({ ...blank(form), ...start.values }))
  const [touched, setTouched] = useState<readonly string[]>(() => (start.errors ? form.fields : []))
  const [status, setStatus] = useState<Status>(start.accepted ? 'accepted' : 'idle')
  const [message, setMessage] = useState(start.message)
  const [note, setNote] = useState(start.note)
  const element = useRef<HTMLFormElement>(null)
  /** The thanks above a form that stays visible. */
  const said = useRef<HTMLParagraphElement>(null)
  const focusMoves = useRef(false)
  const instance = useRef(start.submission)
  const hydratedAt = useHydratedAt()
  const errors = check(form, values)
  const valid = Object.keys(errors).length === 0
  // After a plain POST with errors. An island that sends the post moves the focus itself.
  const firstRefused = form.fields.find((name) => start.errors?.[name])

  /** Replaces the thanks by the form, and focuses its first field. */
  function startOver() {
    flushSync(reset)
    focus(form.fields[0])
  }

  /** Empties the form and removes its messages. */
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
    // Rendered at once, so that a field has its message before it gets the focus.
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
    // A button that was disabled while sending has lost the focus.
    if (document.activeElement === document.body) moveFocus(pressed)
  }

  /** Shows the messages of these fields from now on, and removes the thanks. */
  function touch(names: readonly string[]) {
    setTouched((before) => [...before, ...names])
    if (names.some((name) => errors[name])) setStatus((before) => (before === 'accepted' ? 'idle' : before))
  }

  /** Moves the focus; the field that loses it does not become touched. */
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

  /** Props for a `Field`: value, message once touched, and whether it is valid. */
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
        // As a transition, so that a press that left the field is painted first.
        if (!focusMoves.current) startTransition(() => touch([name]))
      },
      autoFocus: name === firstRefused || undefined,
    }
  }

  const edited = form.fields.some((name) => values[name] !== '' && !form.given?.includes(name))
  /** Whether a message is showing. */
  const wrong = form.fields.some((name) => touched.includes(name) && errors[name])
  return { element, said, field, submit, reset, startOver, status, message, note, valid, edited, wrong }
}

/** Time of the form's hydration, in milliseconds of the page's clock. */
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

/** The server's answer to a post that never reached its form: too big, from another site. */
interface Refusal {
  message: string
}

/** Posts a form and reads the answer. A failed request counts as an answer too. */
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
