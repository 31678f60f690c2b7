import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './hero.module.css'

interface HeroProps {
  title: string
  lines: readonly string[]
  motto: string
  /** The product, its customers, and their benefit. */
  pitch: string
  action: { label: string; href: string }
  /** Below the button: the effort of signing up. */
  note: string
}

/** Opening of home. */
export function Hero({ title, lines, motto, pitch, action, note }: HeroProps) {
  return (
    <section className={style.hero}>
      <Heading as="h1" size="hero" lines={lines} text={title} />
      <div className={style.aside}>
        <p className={style.motto}>{motto}</p>
        <p className={style.pitch}>{pitch}</p>
        <Button href={action.href} size="hero" mouth>
          {action.label}
        </Button>
        <p className={style.note}>{note}</p>
      </div>
    </section>
  )
}
