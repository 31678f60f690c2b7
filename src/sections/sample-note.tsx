import style from './sample-note.module.css'

interface SampleNoteProps {
  /** Nothing when no entry on the page is a sample; then no line is there. */
  text: string | undefined
  /** Stands in the space below the last thing of a page instead of adding to it. */
  inset?: boolean
}

/** One quiet line on pages that show invented people, reviews or clients. */
export function SampleNote({ text, inset = false }: SampleNoteProps) {
  if (text === undefined) return null
  return (
    <p className={style.note} data-inset={inset || undefined}>
      {text}
    </p>
  )
}
