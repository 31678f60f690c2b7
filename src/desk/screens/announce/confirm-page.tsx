import { Pill } from '#desk/parts/pill.tsx'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import page from '#desk/parts/wide-page.module.css'
import { fields, paths } from '#desk/paths.ts'
import type { AnnounceConfirmView } from '#desk/screens/announce/announce-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import style from './confirm-page.module.css'
import { Steps } from './steps.tsx'

/** The last question before sending; it asks for the number of letters. */
export function ConfirmPage({ view, frame }: { view: AnnounceConfirmView; frame: Frame }) {
  const { number, problem } = view
  return (
    <Shell shell={view.shell} frame={frame}>
      <div className={page.page}>
        <div className={page.words}>
          <Title text="Send it?" dash="waits" />
          <p className={page.subject}>{view.subject}</p>
        </div>
        <Steps now="send" />
        <dl className={style.facts}>
          {view.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={style.flash}>
          <ResultFlash kind="notice" text="There is no undo. Stopping keeps back what has not left yet." />
        </div>
        {/* The page shows errors itself, not the browser. */}
        <form className={style.form} method="post" action={paths.announceSend} noValidate>
          <label htmlFor="number">Type {number} to send</label>
          <div className={style.row}>
            <input
              id="number"
              name={fields.number}
              className={style.number}
              inputMode="numeric"
              autoComplete="off"
              required
              pattern={number}
              defaultValue={view.typed}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={problem === undefined ? undefined : 'problem'}
              data-focus=""
            />
            <Pill type="submit" kind="primary">
              {view.label}
            </Pill>
            <Pill href={paths.announce} kind="bare">
              Go back
            </Pill>
          </div>
          {problem !== undefined && (
            <p className={style.problem} id="problem" role="alert">
              {problem}
            </p>
          )}
        </form>
      </div>
    </Shell>
  )
}
