import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './hero.module.css'

interface HeroProps {
  title: string
  lines: readonly string[]
  /** What the product does, in a sentence. */
  promise: string
  /** A sentence and the line after it, where the result of the try-out is below the first screen. */
  sample?: { kept: string; added: string } | undefined
  /** Who writes the lines, how often one fits and what happens otherwise, with a link to the count. */
  often?: { text: string; link: { label: string; href: string } } | undefined
  action: { label: string; href: string }
  /** Before the button: what it asks for. */
  note: string
}

/** Opening of home. The try-out below it is the main thing to do, so its own button is the quieter one. */
export function Hero({ title, lines, promise, sample, often, action, note }: HeroProps) {
  return (
    <section className={style.hero}>
      <Heading as="h1" size="hero" lines={lines} text={title} />
      <div className={style.aside}>
        <p className={style.promise}>{promise}</p>
        {sample && (
          <p className={style.sample} data-narrow="">
            {sample.kept} <b>{sample.added}</b>
          </p>
        )}
        {often && (
          <p className={style.often}>
            {often.text} <a href={often.link.href}>{often.link.label}</a>
          </p>
        )}
        <p className={style.start}>
          <span className={style.note}>{note}</span>
          <Button href={action.href} size="small" kind="secondary">
            {action.label}
          </Button>
        </p>
      </div>
    </section>
  )
}
