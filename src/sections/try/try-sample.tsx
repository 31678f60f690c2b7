import { Result } from '#try/result.tsx'
import style from './try-sample.module.css'

interface TrySampleProps {
  label: string
  sentence: string
  result: string
  /** How often a line fits, with a link to the count; absent where another service writes the lines. */
  often?: { text: string; link: { label: string; href: string } } | undefined
}

/** What comes back, shown before anything is typed. */
export function TrySample({ label, sentence, result, often }: TrySampleProps) {
  return (
    <section className={style.sample} aria-label={label}>
      <div className={style.tile} data-ground="yolk">
        <p className={style.label}>{label}</p>
        <Result sentence={sentence} result={result} />
      </div>
      {often && (
        <p className={style.often}>
          {often.text} <a href={often.link.href}>{often.link.label}</a>
        </p>
      )}
    </section>
  )
}
