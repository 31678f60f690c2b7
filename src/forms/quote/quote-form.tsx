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

/** Milliseconds for which the success message shows. */
const successShows = 5000

type Status = 'idle' | 'sending' | 'sent'

interface QuoteFormProps {
  start?: FormStart
  /** Whose service the form is below. */
  below?: keyof typeof quoteWords.next
  /** Whether the site has prices to link to. */
  hasPrices?: boolean
}

/**
 * Three fields, checked in the browser by the server's rules before they are sent. They are uncontrolled, so text typed
 * before hydration is sent too. Once saved, the form is emptied and shows its thanks for five seconds.
 */
export function QuoteForm({ start = {}, below = 'anywhere', hasPrices = false }: QuoteFormProps) {
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

  // After a plain POST with errors. An island that sends the post moves the focus itself.
  const firstRefused = quote.fields.find((name) => start.errors?.[name])

  /** Props of a field. Its message shows until the field changes. */
  const field = (name: (typeof quote.fields)[number]) => ({
    name,
    defaultValue: start.values?.[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      currentTarget.setCustomValidity('')
      if (errors[name]) setErrors(({ [name]: _settled, ...others }) => others)
    },
    // The thanks belong to the previous post.
    onInvalid: () => setStatus((before) => (before === 'sent' ? 'idle' : before)),
    required: true,
    autoFocus: name === firstRefused || undefined,
  })

  return (
    <form className={style.form} action={quote.path} method="post" onSubmit={submit}>
      {start.submission && <input type="hidden" name="submission" value={start.submission} />}
      <Trap />
      <p>
        {quoteWords.next[below]}
        {hasPrices && (
          <>
            {` ${quoteWords.prices[below]} `}
            <a href={quoteWords.pricesHref}>{quoteWords.prices.link}</a>.
          </>
        )}
      </p>
      <Field {...field('contact-name')} label={quoteWords.name} autoComplete="name" />
      <Field {...field('contact-email')} label={quoteWords.email} type="email" autoComplete="email" />
      <Field
        {...field('contact-phone')}
        label={quoteWords.phone}
        type="tel"
        autoComplete="tel"
        hint={quoteWords.phoneHint}
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

/** Shows messages in the browser's own way. @returns whether the form is valid */
function passes(form: HTMLFormElement, errors: Errors): boolean {
  for (const name of quote.fields) control(form, name)?.setCustomValidity(errors[name] ?? '')
  return form.reportValidity()
}

/** Empties the fields, also those with values from the server. */
function clear(form: HTMLFormElement) {
  for (const name of quote.fields) control(form, name)?.setAttribute('value', '')
  form.reset()
}
