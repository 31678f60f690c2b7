import { Pill } from '#desk/parts/pill.tsx'
import { fields } from '#desk/paths.ts'
import type { LeadView } from '#desk/screens/inbox/inbox-props.ts'
import style from './notes.module.css'

/** The owners' notes about a lead. */
export function Notes({ lead }: { lead: LeadView }) {
  if (lead.notePath === undefined) return null
  return (
    <section className={style.notes}>
      <h3>
        Notes <span>For you, never sent</span>
      </h3>
      <ul className={style.list}>
        {lead.notes.map(({ id, text, by }) => (
          <li key={id}>
            <p dir="auto">{text}</p>
            <p className={style.by}>{by}</p>
          </li>
        ))}
      </ul>
      <form className={style.form} method="post" action={lead.notePath} data-note="">
        <input type="hidden" name={fields.from} value={lead.from} />
        <label>
          <span className="visually-hidden">A note</span>
          <textarea
            name={fields.note}
            placeholder="A note"
            rows={1}
            maxLength={5000}
            required
            defaultValue={lead.unkept}
            data-key="n"
            aria-keyshortcuts="n"
          />
        </label>
        <Pill type="submit">Keep note</Pill>
      </form>
    </section>
  )
}
