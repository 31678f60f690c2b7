import style from './sentences.module.css'

/** A text that breaks between sentences rather than within one. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.)( )/).map((part) =>
    part === ' ' ? (
      part
    ) : (
      <span key={part} className={style.sentence}>
        {part}
      </span>
    ),
  )
}
