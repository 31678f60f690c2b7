import style from './sample-note.module.css'

interface SampleNoteProps {
  /** Nothing when no entry on the page is a sample; then no line is there. */
  text: string | undefined
  /** Stands in the space below the last thing of a page instead of adding to it. */
  inset?: boolean
  /** Where the page has said it louder before. */
  quiet?: boolean
}

/** Says of a page that shows invented people, companies, reviews or figures that they are invented. */
export function SampleNote({ text, inset = false, quiet = false }: SampleNoteProps) {
  if (text === undefined) return null
  return (
    <p className={style.note} data-inset={inset || undefined} data-quiet={quiet || undefined}>
      {text}
    </p>
  )
}
