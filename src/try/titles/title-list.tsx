import type { ReactNode } from 'react'
import { FaceMark } from '#art/face.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './title-list.module.css'
import type { TitleRow, TitlesAnswer } from './wire.ts'
import type { CheckWords, RowWords } from './words.ts'

interface TitleListProps {
  words: RowWords
  answer: TitlesAnswer
  /** The buttons of a row. */
  tools: (row: TitleRow) => ReactNode
}

/** A title and a description for each keyword, with their checks; last the keywords without one, with the reason. */
export function TitleList({ words, answer, tools }: TitleListProps) {
  const { rows, unfit } = answer
  return (
    <ul className={style.list}>
      {rows.map((row) => (
        <li key={row.keyword} className={style.row}>
          <div className={style.top}>
            <p className={style.keyword}>{row.keyword}</p>
            <div className={style.tools}>{tools(row)}</div>
          </div>
          <h3 className={style.title}>{row.title}</h3>
          <p className={style.description}>{row.description}</p>
          <dl className={style.checks}>
            <Check words={words.checks.title} value={row.titleLength} />
            <Check words={words.checks.width} value={row.titleWidth} />
            <Check words={words.checks.description} value={row.descriptionLength} />
          </dl>
          <ul className={style.facts}>
            {row.first && <Fact>{words.facts.first}</Fact>}
            {row.alone && <Fact>{words.facts.alone}</Fact>}
            {row.plain && <Fact>{words.facts.plain}</Fact>}
          </ul>
        </li>
      ))}
      {unfit.map(({ keyword, reason }) => (
        <li key={keyword} className={style.unfit}>
          <span className={style.tile} data-ground="lilac">
            <FaceMark expression="straight" width={36} height={19} />
          </span>
          <p>
            <strong>
              {keyword} {words.doesNotFit}
            </strong>{' '}
            {reason}
          </p>
        </li>
      ))}
    </ul>
  )
}

const Fact = ({ children }: { children: string }) => (
  <li>
    <Icon name="check" width="14" height="14" />
    {children}
  </li>
)

/** A number and its range; the bar draws both. */
function Check({ words, value }: { words: CheckWords; value: number }) {
  const { name, range, over, under, least, most } = words
  const isOver = value > most
  const isWrong = isOver || value < least
  const wrong = isOver ? over.replace('{by}', `${value - most}`) : under.replace('{by}', `${least - value}`)
  return (
    <div className={style.check} data-wrong={isWrong || undefined}>
      <dt>{name}</dt>
      <dd className={style.number}>{value}</dd>
      <dd className={style.bar} aria-hidden="true">
        <svg viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect className={style.fill} width={Math.min(value, most)} height="8" />
          {least > 0 && <path className={style.notch} d={`M${least} 0v8`} />}
        </svg>
      </dd>
      <dd className={style.range}>{isWrong ? wrong : range}</dd>
    </div>
  )
}
