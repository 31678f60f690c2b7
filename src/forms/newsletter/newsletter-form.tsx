import type { FormStart } from '#forms/engine/form-start.ts'
import line from '#forms/engine/one-line.module.css'
import { Trap } from '#forms/engine/trap.tsx'
import { useForm, useHydrated } from '#forms/engine/use-form.ts'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import style from './newsletter-form.module.css'
import { afterThanks, newsletter } from './newsletter-rules.ts'

interface NewsletterFormProps {
  start?: FormStart
  /** Distinguishes the field's id on a page with a second form, beside the footer's. */
  idPrefix?: string
}

/** One field and one button, on a line. */
export function NewsletterForm({ start, idPrefix = 'newsletter-' }: NewsletterFormProps) {
  const { element, said, field, submit, status, message, note, valid, edited } = useForm(newsletter, start)
  const hydrated = useHydrated()
  const ready = valid && edited && status !== 'sending'
  return (
    <form
      ref={element}
      className={`${line.form} ${style.form}`}
      action={newsletter.path}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <Trap />
      <div className={line.line}>
        <Field
          {...field('email')}
          idPrefix={idPrefix}
          label="Email address"
          labelHidden
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
        />
        <button type="submit" className={line.button} disabled={hydrated && !ready} data-until-valid="">
          Subscribe
        </button>
      </div>
      {status === 'accepted' && (
        <>
          <Toast ref={said} tabIndex={-1} kind="success">
            {newsletter.thanks}
          </Toast>
          <p className={style.after}>{note ?? afterThanks}</p>
        </>
      )}
      {message && <Toast kind="error">{message}</Toast>}
    </form>
  )
}
