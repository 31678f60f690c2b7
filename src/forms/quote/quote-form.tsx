import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { check, type Errors, readValues } from '#forms/engine/form.ts'
import type { FormStart } from '#forms/engine/form-start.ts'
import { readSignals } from '#forms/engine/signals.ts'
import { Trap } from '#forms/engine/trap.tsx'
import { send, useHydratedAt } from '#forms/engine/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import style from './quote-form.module.css'
import { quote, quoteWords } from './quote-rules.ts'

/** How long the success message shows, in ms. */
const successShows = 5000

type Status = 'idle' | 'sending' | 'sent'

/**
 * Three fields that only the browser checks before they are sent, by the server's rules. The fields stay the page's own, so what was typed
 * before hydration is sent too. Once saved the form is empty again and says so for five seconds.
 */
export function QuoteForm({ start = {} }: { start?: FormStart }) {
  const [status, setStatus] = useState<Status>(start.accepted ? 'sent' : 'idle')
  const [errors, setErrors] = useState<Errors>(start.errors ?? {})
  const [message, setMessage] = useState(start.message)
  const instance = useRef(start.submission)
  const hydratedAt = useHydratedAt()

  useEffect(() => {
    if (status !== 'sent') return
    const timer = setTimeout(() => setStatus('idle'), successShows)
    return () => clearTimeout(timer)
  }, [status])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const form = event.currentTarget
    const values = readValues(quote, new FormData(form))
    if (!passes(form, check(quote, values))) return
    const signals = readSignals(form, hydratedAt.current)
    setStatus('sending')
    setMessage(undefined)
    instance.current ??= crypto.randomUUID()
    const answer = await send(quote, { ...values, ...signals, submission: instance.current })
    if (answer.state === 'accepted') {
      clear(form)
      instance.current = undefined
      setErrors({})
      setStatus('sent')
      return
    }
    setStatus('idle')
    if (answer.state === 'failed') {
      setMessage(answer.message)
      return
    }
    setErrors(answer.errors)
    control(
      form,
      quote.fields.find((name) => answer.errors[name]),
    )?.focus()
  }

  // In a page that was loaded to say so. The island moves the focus itself.
  const firstRefused = quote.fields.find((name) => start.errors?.[name])

  /** What is wrong with a field is said until the field changes. */
  const field = (name: (typeof quote.fields)[number]) => ({
    name,
    defaultValue: start.values?.[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      currentTarget.setCustomValidity('')
      if (errors[name]) setErrors(({ [name]: _settled, ...others }) => others)
    },
    // The page's thanks are for what was sent before.
    onInvalid: () => setStatus((before) => (before === 'sent' ? 'idle' : before)),
    required: true,
    autoFocus: name === firstRefused || undefined,
  })

  return (
    <form className={style.form} action={quote.path} method="post" onSubmit={submit}>
      {start.submission && <input type="hidden" name="submission" value={start.submission} />}
      <Trap />
      <p>{quoteWords.next}</p>
      <Field {...field('contact-name')} label={quoteWords.name} autoComplete="name" />
      <Field {...field('contact-email')} label={quoteWords.email} type="email" autoComplete="email" />
      <Field
        {...field('contact-phone')}
        label={quoteWords.phone}
        type="tel"
        autoComplete="tel"
        placeholder={quoteWords.phoneHint}
      />
      <Button type="submit" mouth wide data-waiting={status === 'sending' || undefined}>
        {status === 'sending' ? quoteWords.sending : quoteWords.send}
      </Button>
      {status === 'sent' && (
        <Toast kind="success" data-accepted="">
          {quote.thanks}
        </Toast>
      )}
      {message && <Toast kind="error">{message}</Toast>}
    </form>
  )
}

function control(form: HTMLFormElement, name: string | undefined): HTMLInputElement | undefined {
  const found = name === undefined ? null : form.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}

/** Lets the browser say what it can't know by itself, as it says what it does. Returns whether there was nothing. */
function passes(form: HTMLFormElement, errors: Errors): boolean {
  for (const name of quote.fields) control(form, name)?.setCustomValidity(errors[name] ?? '')
  return form.reportValidity()
}

/** Empties the fields, also of what the server had put into them. */
function clear(form: HTMLFormElement) {
  for (const name of quote.fields) control(form, name)?.setAttribute('value', '')
  form.reset()
}
