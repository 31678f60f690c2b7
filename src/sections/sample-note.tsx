import style from './sample-note.module.css'

interface SampleNoteProps {
  /** Nothing when no entry on the page is a sample; then no line is there. */
  text: string | undefined
  /** Where the page has said it louder before. */
  quiet?: boolean
  /** Stands in the space below the last thing of a page instead of adding to it. */
  inset?: boolean
}

/** Says of a page that shows invented people, companies, reviews or figures that they are invented. */
export function SampleNote({ text, quiet = false, inset = false }: SampleNoteProps) {
  if (text === undefined) return null
  // The last sentence is what the rest waits for: it stands on one line.
  const end = text.lastIndexOf('. ') + 1
  return (
    <p className={style.note} data-inset={inset || undefined} data-quiet={quiet || undefined}>
      {text.slice(0, end)} <span className={style.end}>{text.slice(end).trim()}</span>
    </p>
  )
}
