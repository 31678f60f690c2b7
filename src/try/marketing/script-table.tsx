import type { ReactNode } from 'react'
import { filled, type MarketingWords } from './script-settings.ts'
import style from './script-table.module.css'
import { leftOutOf, type NotRead, sumOf, typedIn } from './story/as-text.ts'
import type { Script } from './story/script.ts'
import { innerQuotes } from './story/spoken.ts'
import { clockTime } from './story/story-times.ts'

interface ScriptTableProps {
  script: Script
  words: MarketingWords
  /** The label that says where the script comes from. */
  label: string
  /** The picture for a line, by the index of its file; undefined for a line without one, such as words on paper. */
  pictureOf: (footage: number | undefined) => ReactNode
  /** Files that were not read. */
  notRead?: readonly NotRead[]
  /** The buttons of the script. */
  children?: ReactNode
}

/** A script in two columns, picture and sound, with a time beside every line. */
export function ScriptTable({ script, words, label, pictureOf, notRead = [], children }: ScriptTableProps) {
  const { title, length, pauses, beats } = script
  const totals = [
    filled(words.totalSeconds, { count: length }),
    filled(words.totalWords, { count: script.words }),
    pauses === 1 ? words.onePause : filled(words.pauses, { count: pauses }),
  ]
  const leftOut = leftOutOf(script, notRead, words)
  return (
    <>
      <p className={style.label}>{label}</p>
      <div className={style.head}>
        <h3 className={style.title}>{title}</h3>
        <p className={style.totals}>
          {totals.map((total) => (
            <span key={total}>{total}</span>
          ))}
        </p>
      </div>
      <dl className={style.typed}>
        {typedIn(script, words).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <table className={style.script}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.seconds}</th>
            <th scope="col">{words.picture}</th>
            <th scope="col">{words.sound}</th>
          </tr>
        </thead>
        <tbody>
          {beats.map(({ at, seconds, pictures, caption, voice, silence }) => (
            <tr key={at}>
              <th scope="row" className={style.time}>
                {clockTime(at)} <span>{seconds} s</span>
              </th>
              <td>
                {pictures.map(({ footage, text }) => (
                  <div key={text} className={style.picture}>
                    <span className={style.tile}>{pictureOf(footage)}</span>
                    <span>{text}</span>
                  </div>
                ))}
                {caption !== undefined && <p className={style.caption}>{filled(words.onIt, { words: caption })}</p>}
              </td>
              <td className={style.sound}>
                {voice === undefined ? silence : <b>{`${words.voice}: “${innerQuotes(voice)}”`}</b>}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={style.time}>
              {clockTime(length)}
            </th>
            <td>{sumOf(script)}</td>
            <td>{words.rate}</td>
          </tr>
        </tfoot>
      </table>
      {leftOut.length > 0 && (
        <div className={style.leftOut}>
          <h4>{words.leftOut}</h4>
          <ul>
            {leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </>
  )
}
