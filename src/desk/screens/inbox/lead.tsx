import { Reasons } from '#desk/parts/spam-reasons.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import { OneNeighbor, PostOf } from '#desk/screens/comments/comment-context.tsx'
import { ActionRow } from '#desk/screens/inbox/action-row.tsx'
import type { LeadView } from '#desk/screens/inbox/inbox-props.ts'
import type { SentField } from '#desk/shell-props.ts'
import { Deliveries } from './deliveries.tsx'
import style from './lead.module.css'
import { Notes } from './notes.tsx'

/**
 * One lead: person, actions, message, deliveries.
 * @param own whether it is a page of its own, with the message on the left and the rest on the right
 */
export function Lead({ lead, own = false }: { lead: LeadView; own?: boolean }) {
  return (
    <article className={style.lead} data-own={own || undefined} data-lead={lead.id}>
      <header className={style.head}>
        <p className={style.meta}>
          <span>
            {lead.form} <span aria-hidden="true">·</span> {lead.when}
          </span>
          {!own && <a href={lead.pageHref}>Open as a page</a>}
        </p>
        <h2 className={style.name} dir="auto">
          <VisitorText text={lead.name} />
        </h2>
        <ActionRow lead={lead} />
      </header>
      <div className={style.words}>
        <dl className={style.facts}>
          {lead.facts.map((answer) => (
            <div key={answer.label}>
              <dt>{answer.label}</dt>
              <dd dir={answer.text === '' ? undefined : 'auto'}>
                <Fact {...answer} />
              </dd>
            </div>
          ))}
        </dl>
        <Words lead={lead} />
      </div>
      <div className={style.aside}>
        {lead.comment && (
          <div className={style.on}>
            <PostOf comment={lead.comment} />
          </div>
        )}
        {lead.reasons.length > 0 ? <Reasons reasons={lead.reasons} /> : <Deliveries lead={lead} />}
        <Notes lead={lead} />
        <p className={style.kept}>{lead.kept}</p>
      </div>
    </article>
  )
}

/** The long answers; a comment's words stand between the comments before and after it. */
function Words({ lead: { words, comment, from } }: { lead: LeadView }) {
  const answers = words.map(({ label, text }) => (
    <section key={label} className={style.answer}>
      <h3>{label}</h3>
      {text === '' ? (
        <p className={style.empty}>Left empty</p>
      ) : (
        <p className={style.text} dir="auto">
          <VisitorText text={text} />
        </p>
      )}
    </section>
  ))
  if (comment === undefined) return answers
  return (
    <div className={style.between}>
      {comment.before && <OneNeighbor neighbor={comment.before} from={from} />}
      <div className={style.comment} data-waits={comment.waits || undefined}>
        {answers}
      </div>
      {comment.after && <OneNeighbor neighbor={comment.after} from={from} />}
    </div>
  )
}

function Fact({ text, href, links }: SentField) {
  if (links) {
    return links.map((link, place) => (
      <span key={link.href}>
        {place > 0 && ', '}
        <a href={link.href}>{link.label}</a>
      </span>
    ))
  }
  if (text === '') return <span className={style.empty}>Left empty</span>
  const words = <VisitorText text={text} />
  return href === undefined ? words : <a href={href}>{words}</a>
}
