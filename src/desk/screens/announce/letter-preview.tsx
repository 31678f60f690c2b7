import { Fragment } from 'react'
import segments from '#desk/parts/segments.module.css'
import { fields } from '#desk/paths.ts'
import type { LetterPreview as Preview } from '#desk/screens/announce/announce-props.ts'
import style from './letter-preview.module.css'

const labels = { plain: 'Plain', html: 'HTML' } as const

/** Both parts of the letter, one at a time. @param form submitted by the buttons that switch, so that the draft is kept */
export function LetterPreview({ preview, form }: { preview: Preview; form: string }) {
  return (
    <section className={style.preview} aria-labelledby="preview">
      <div className={style.head}>
        <h2 id="preview">As it arrives</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take these for fields to fill in. */}
        <div className={segments.segments} role="group" aria-label="Part of the letter">
          {(['plain', 'html'] as const).map((part) => (
            <button
              key={part}
              type="submit"
              form={form}
              name={fields.part}
              value={part}
              aria-pressed={preview.part === part}
            >
              {labels[part]}
            </button>
          ))}
        </div>
      </div>
      <div className={style.letter} id="letter-preview">
        <dl className={style.facts}>
          <dt>From</dt>
          <dd>{preview.from}</dd>
          <dt>To</dt>
          <dd>{preview.to}</dd>
          <dt>Subject</dt>
          <dd className={style.subject}>{preview.subject || ' '}</dd>
        </dl>
        {preview.part === 'plain' ? <Plain preview={preview} /> : <Html preview={preview} />}
      </div>
    </section>
  )
}

function Plain({ preview: { text, end } }: { preview: Preview }) {
  return (
    <div className={style.plain}>
      {text !== '' && <p>{text}</p>}
      <p className={style.end}>{end}</p>
    </div>
  )
}

/** Drawn from the same parts as the letter, with its inline styles for mail programs. */
function Html({ preview: { wordmark, title, blocks, small } }: { preview: Preview }) {
  return (
    <div className={style.html}>
      <p className={style.wordmark}>
        <b>{wordmark}</b>
        <b className={style.dash}>—</b>
      </p>
      <p className={style.title}>{title}</p>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one letter never move.
        <p key={place}>{block}</p>
      ))}
      <p className={style.small}>
        {small.map(({ text, isLink }) => (
          <Fragment key={text}>
            {isLink ? <u>{text}</u> : text}
            <br />
          </Fragment>
        ))}
      </p>
    </div>
  )
}
