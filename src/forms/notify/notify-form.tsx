import type { FormStart } from '#forms/engine/form-start.ts'
import line from '#forms/engine/one-line.module.css'
import { Trap } from '#forms/engine/trap.tsx'
import { useForm } from '#forms/engine/use-form.ts'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import style from './notify-form.module.css'
import { notify, notifyWords } from './notify-rules.ts'

/** One field and one button, on a tile. The button is never disabled: pressing it shows the missing fields. */
export function NotifyForm({ start }: { start?: FormStart }) {
  const { element, said, field, submit, status, message, note } = useForm(notify, start)
  return (
    <form
      ref={element}
      className={`${line.form} ${style.form}`}
      action={notify.path}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {start?.submission && <input type="hidden" name="submission" value={start.submission} />}
      <Trap />
      <div className={line.line}>
        <Field
          {...field('email')}
          idPrefix="notify-"
          label={notifyWords.label}
          labelHidden
          type="email"
          autoComplete="email"
          placeholder={notifyWords.placeholder}
          required
        />
        <button type="submit" className={line.button} disabled={status === 'sending'}>
          {notifyWords.send}
        </button>
      </div>
      {status === 'accepted' && (
        <>
          <Toast ref={said} tabIndex={-1} kind="success">
            {notify.thanks}
          </Toast>
          {note && <p className={style.after}>{note}</p>}
        </>
      )}
      {message && <Toast kind="error">{message}</Toast>}
    </form>
  )
}
