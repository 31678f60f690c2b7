import style from '#forms/engine/form.module.css'
import type { FormStart } from '#forms/engine/form-start.ts'
import { MessageField } from '#forms/engine/message-field.tsx'
import { Trap } from '#forms/engine/trap.tsx'
import { useForm } from '#forms/engine/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import own from './comment-form.module.css'
import { comment, commentWords } from './comment-rules.ts'

interface CommentFormProps {
  /** The key of the post that the comment is on. */
  post: string
  start?: FormStart
}

/**
 * A comment: an island, and a plain POST to its own page where it is not hydrated. The thanks appear beside the button, or
 * at the top of the page that a plain POST loads.
 */
export function CommentForm({ post, start }: CommentFormProps) {
  const values = { ...start?.values, post }
  const { element, said, field, submit, status, message, wrong } = useForm(comment, { ...start, values })
  const thanks = status === 'accepted' && (
    <Toast ref={said} tabIndex={-1} kind="success" data-accepted="">
      {comment.thanks}
    </Toast>
  )
  return (
    <form ref={element} className={style.form} action={comment.path} method="post" noValidate onSubmit={submit}>
      {start?.submission && <input type="hidden" name="submission" value={start.submission} />}
      <Trap />
      <input type="hidden" name="post" value={post} />
      {start?.accepted && thanks}
      {message && <Toast kind="error">{message}</Toast>}
      <div className={style.pair}>
        <Field {...field('name')} label="Name" autoComplete="name" />
        <Field {...field('email')} label="Email" type="email" autoComplete="email" />
        <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <Field {...field('website')} label="Website" type="url" autoComplete="url" />
      </div>
      <MessageField {...field('message')} label="Message" placeholder={commentWords.message} />
      <Button
        type="submit"
        mouth
        disabled={status === 'sending'}
        data-waiting={wrong || undefined}
        className={own.post ?? ''}
      >
        {status === 'sending' ? commentWords.sending : commentWords.send}
      </Button>
      {!start?.accepted && thanks}
    </form>
  )
}
