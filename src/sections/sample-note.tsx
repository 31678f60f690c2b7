import style from './sample-note.module.css'

/** One quiet line on pages that show invented people, reviews or clients. */
export function SampleNote({ text }: { text: string }) {
  return <p className={style.note}>{text}</p>
}
