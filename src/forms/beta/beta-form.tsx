import style from '#forms/engine/form.module.css'
import type { FormStart } from '#forms/engine/form-start.ts'
import { ResetButton } from '#forms/engine/reset-button.tsx'
import { Thanks } from '#forms/engine/thanks.tsx'
import { Trap } from '#forms/engine/trap.tsx'
import { useForm } from '#forms/engine/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import { beta, betaWords, purposes } from './beta-rules.ts'
import { Carried, type CarriedPlan } from './carried.tsx'

interface BetaFormProps {
  start?: FormStart
  /** The plan chosen on the previous page. */
  plan?: CarriedPlan | undefined
}

/** The beta sign-up: an island, and a plain POST where it is not hydrated. */
export function BetaForm({ start, plan }: BetaFormProps) {
  const { element, field, submit, reset, startOver, status, message, wrong } = useForm(beta, start)
  if (status === 'accepted') {
    return (
      <Thanks
        title={beta.thanks}
        text={betaWords.reset}
        again={{ label: betaWords.another, href: beta.path, onClick: startOver }}
      />
    )
  }
  return (
    <form ref={element} className={style.form} action={beta.path} method="post" noValidate onSubmit={submit}>
      {start?.submission && <input type="hidden" name="submission" value={start.submission} />}
      <Trap />
      <Carried sentence={start?.values?.['sentence']} plan={plan} field={field} />
      <h2 className={style.title}>{betaWords.title}</h2>
      {message && <Toast kind="error">{message}</Toast>}
      <Field {...field('name')} label="Name" autoComplete="name" required />
      <Field {...field('email')} label="Email" type="email" autoComplete="email" required />
      <div className={style.pair}>
        <Field {...field('org')} label="Organization" autoComplete="organization" required />
        <Field {...field('job')} label="Job title" autoComplete="organization-title" required />
      </div>
      <Field as="select" {...field('purpose')} label="Purpose" required>
        <option value="">{betaWords.placeholder}</option>
        {purposes.map((purpose) => (
          <option key={purpose}>{purpose}</option>
        ))}
      </Field>
      <div className={style.actions}>
        <Button
          type="submit"
          disabled={status === 'sending'}
          data-waiting={wrong || undefined}
          aria-describedby="beta-eligibility"
        >
          {status === 'sending' ? betaWords.sending : betaWords.send}
        </Button>
        <ResetButton href={beta.path} kind="secondary" onClick={reset}>
          {betaWords.clear}
        </ResetButton>
        <p id="beta-eligibility" className={style.note}>
          {betaWords.eligibility}
        </p>
      </div>
    </form>
  )
}
