import { Pill } from '#desk/parts/pill.tsx'
import { fields } from '#desk/paths.ts'
import type { LeadView, ShownDelivery } from '#desk/screens/inbox/inbox-props.ts'
import style from './deliveries.module.css'

const words = { delivered: 'Delivered', waiting: 'Waiting', 'given up': 'Given up' } as const
const retries = { waiting: 'Try now', 'given up': 'Retry' } as const

/** A lead's deliveries: a row for each recipient, with its tries and the server's words. */
export function Deliveries({ lead }: { lead: LeadView }) {
  return (
    <section className={style.deliveries}>
      <h3>
        Deliveries <span>{lead.arrived}</span>
      </h3>
      {lead.deliveries.length === 0 ? (
        <p className={style.none}>No way out is set, so it is kept here alone.</p>
      ) : (
        <ul className={style.rows}>
          {lead.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} lead={lead} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DeliveryRow({ delivery: { id, to, story, state }, lead }: { delivery: ShownDelivery; lead: LeadView }) {
  return (
    <li className={style.row}>
      <p>
        <strong>{to}</strong>
        <span className={style.story}>{story}</span>
      </p>
      <span className={style.state} data-state={state}>
        {words[state]}
      </span>
      {state !== 'delivered' && (
        <form method="post" action={lead.retryPath}>
          <input type="hidden" name={fields.from} value={lead.from} />
          <input type="hidden" name={fields.delivery} value={id} />
          <Pill type="submit" data-key={state === 'given up' ? 't' : undefined}>
            {retries[state]}
          </Pill>
        </form>
      )}
    </li>
  )
}
