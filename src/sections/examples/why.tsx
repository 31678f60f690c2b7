import { Beside } from '#sections/shared/layout/beside.tsx'
import style from './why.module.css'

interface WhyProps {
  title: string
  text: string
  facts: readonly { term: string; value: string }[]
}

/** Why a result works, and its verifiable facts. */
export function Why({ title, text, facts }: WhyProps) {
  return (
    <Beside title={title}>
      <p className={style.text}>{text}</p>
      <dl className={style.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={style.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Beside>
  )
}
