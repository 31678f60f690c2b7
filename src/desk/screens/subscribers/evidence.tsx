import { Pill } from '#desk/parts/pill.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import { fields } from '#desk/paths.ts'
import type { EvidenceView } from '#desk/screens/subscribers/subscribers-props.ts'
import style from './evidence.module.css'

/** The evidence of a sign-up, below its row, and the actions for it. */
export function Evidence({ evidence, here }: { evidence: EvidenceView; here: string }) {
  const { facts, question } = evidence
  return (
    <div className={style.evidence}>
      <dl className={style.facts}>
        {facts.map(({ label, text, whole }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <VisitorText text={text} />
              {whole !== undefined && (
                <details className={style.whole}>
                  <summary>Show it as it stood</summary>
                  <p>{whole}</p>
                </details>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {question ? (
        <form className={style.question} method="post" action={question.path}>
          <p>{question.text}</p>
          <input type="hidden" name={fields.from} value={here} />
          <Pill type="submit" kind="primary" destructive>
            {question.yes}
          </Pill>
          <Pill href={question.keepHref} data-focus="">
            Keep
          </Pill>
        </form>
      ) : (
        <div className={style.actions}>
          <Pill href={evidence.saveHref} download>
            Save evidence
          </Pill>
          <Pill href={evidence.leaveHref} kind="bare">
            Sign them out
          </Pill>
          <Pill href={evidence.eraseHref} kind="bare" destructive>
            Erase
          </Pill>
        </div>
      )}
    </div>
  )
}
