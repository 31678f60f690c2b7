import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './hero.module.css'

interface HeroProps {
  title: string
  lines: readonly string[]
  motto: string
  action: { label: string; href: string }
}

/** The first thing anyone reads. */
export function Hero({ title, lines, motto, action }: HeroProps) {
  return (
    <section className={style.hero}>
      <Heading as="h1" size="hero" lines={lines} text={title} />
      <div className={style.aside}>
        <p className={style.motto}>{motto}</p>
        <Button href={action.href} size="hero" mouth>
          {action.label}
        </Button>
      </div>
    </section>
  )
}
