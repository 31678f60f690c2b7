import style from './sample-note.module.css'

interface SampleNoteProps {
  /** Undefined when no entry on the page is a sample; then the note is not rendered. */
  text: string | undefined
  /** For a page that says the same more prominently above. */
  quiet?: boolean
}

/** The note that people, companies, reviews or figures on a page are invented. */
export function SampleNote({ text, quiet = false }: SampleNoteProps) {
  if (text === undefined) return null
  return (
    <p className={style.note} data-quiet={quiet || undefined}>
      {text}
    </p>
  )
}
