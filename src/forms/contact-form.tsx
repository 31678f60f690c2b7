import { contactWords } from '#forms/contact-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import { contact } from './contact.ts'
import style from './form.module.css'
import { MessageField } from './message-field.tsx'
import { ResetButton } from './reset-button.tsx'
import type { Start } from './start.ts'
import { Thanks } from './thanks.tsx'
import { Trap } from './trap.tsx'
import { useForm } from './use-form.ts'

/** The contact form: an island, and a plain POST wherever the island does not live. */
export function ContactForm({ start }: { start?: Start }) {
  const { element, field, submit, reset, startOver, status, message, wrong } = useForm(contact, start)
  if (status === 'accepted') {
    return (
      <Thanks
        title={contact.thanks}
        text={contactWords.reset}
        again={{ label: contactWords.another, href: contact.path, onClick: startOver }}
      />
    )
  }
  return (
    <form ref={element} className={style.form} action={contact.path} method="post" noValidate onSubmit={submit}>
      {start?.submission && <input type="hidden" name="submission" value={start.submission} />}
      <Trap />
      <h2 className={style.title}>{contactWords.title}</h2>
      {message && <Toast kind="error">{message}</Toast>}
      <Field {...field('name')} label="Name" autoComplete="name" required />
      <div className={style.pair}>
        <Field {...field('email')} label="Email" type="email" autoComplete="email" required />
        <Field
          {...field('phoneNumber')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder={contactWords.phone}
          optional
        />
      </div>
      <MessageField {...field('help')} label="How can we help?" placeholder={contactWords.help} required />
      <div className={style.actions}>
        <Button type="submit" disabled={status === 'sending'} data-waiting={wrong || undefined}>
          {status === 'sending' ? contactWords.sending : contactWords.send}
        </Button>
        <ResetButton href={contact.path} kind="secondary" onClick={reset}>
          {contactWords.clear}
        </ResetButton>
      </div>
    </form>
  )
}
