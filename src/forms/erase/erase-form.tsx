import style from '#forms/engine/form.module.css'
import type { FormStart } from '#forms/engine/form-start.ts'
import { useForm } from '#forms/engine/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import { erase, eraseWords } from './erase-rules.ts'

/** A form to erase an address's data. Its answer is the same for every address. */
export function EraseForm({ start }: { start?: FormStart }) {
  const { element, said, field, submit, status, message, wrong } = useForm(erase, start)
  return (
    <form ref={element} className={style.form} action={erase.path} method="post" noValidate onSubmit={submit}>
      <Field
        {...field('email')}
        idPrefix="erase-"
        label={eraseWords.label}
        type="email"
        autoComplete="email"
        placeholder={eraseWords.placeholder}
        required
      />
      <div className={style.actions}>
        <Button type="submit" disabled={status === 'sending'} data-waiting={wrong || undefined}>
          {status === 'sending' ? eraseWords.sending : eraseWords.send}
        </Button>
      </div>
      {status === 'accepted' && (
        <Toast ref={said} tabIndex={-1} kind="success" data-accepted="">
          {erase.thanks}
        </Toast>
      )}
      {message && <Toast kind="error">{message}</Toast>}
    </form>
  )
}
