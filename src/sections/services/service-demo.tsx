import { Beside } from '#sections/shared/layout/beside.tsx'
import style from './service-demo.module.css'

interface ServiceDemoProps {
  heading: string
  /** Words before the selection, the selection, words after it. */
  before: string
  selected: string
  after: string
  result: string
  /** True where the subject is too serious for a joke. */
  plain?: true | undefined
  /** Without a link nothing is said of the software. */
  words: { returned: string; software: string; action: string; link: { href: string } | undefined }
}

/** The effect of a service on a text: the text with a selection, and the result for the selection. */
export function ServiceDemo({ heading, before, selected, after, result, plain, words }: ServiceDemoProps) {
  return (
    <Beside title={heading}>
      <div className={style.written} data-ground="raised">
        <p>
          {before}
          <mark className={style.selected} data-ground="yolk">
            {selected}
          </mark>
          {after}
        </p>
      </div>
      <div className={style.returned} data-ground="yolk">
        <p className={style.label}>{words.returned}</p>
        <p className={style.result}>{result}</p>
      </div>
      {!plain && words.link && (
        <p className={style.software}>
          {words.software} <a href={words.link.href}>{words.action}</a>
        </p>
      )}
    </Beside>
  )
}
