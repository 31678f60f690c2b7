import style from './sample-note.module.css'

interface SampleNoteProps {
  /** Nothing when no entry on the page is a sample; then no line is there. */
  text: string | undefined
  /** Where the page has said it louder before. */
  quiet?: boolean
}

/** Says of a page that shows invented people, companies, reviews or figures that they are invented. */
export function SampleNote({ text, quiet = false }: SampleNoteProps) {
  if (text === undefined) return null
  return (
    <p className={style.note} data-quiet={quiet || undefined}>
      {text}
    </p>
  )
}
