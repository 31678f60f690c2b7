import style from '#forms/engine/form.module.css'
import type { FormStart } from '#forms/engine/form-start.ts'
import { MessageField } from '#forms/engine/message-field.tsx'
import { ResetButton } from '#forms/engine/reset-button.tsx'
import { Thanks } from '#forms/engine/thanks.tsx'
import { Trap } from '#forms/engine/trap.tsx'
import { useForm } from '#forms/engine/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import { contact, contactWords } from './contact-rules.ts'

/** The contact form: an island, and a plain POST where it is not hydrated. */
export function ContactForm({ start }: { start?: FormStart }) {
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
        <Field {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" optional />
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
