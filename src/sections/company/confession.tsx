import type { PersonName, Pictured } from '#art/names.ts'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './confession.module.css'
import { Hung } from './hung.tsx'

interface ConfessionProps {
  lines: readonly string[]
  text: string
  actions: readonly [{ label: string; href: string }, { label: string; href: string }]
  /** Alternative text of the empty frame. */
  frame: string
  /** Below the frame as long as it is empty. */
  plaque: string
  /** The first real person. */
  real: { authorimg: Pictured<PersonName>; authorname: string; description: string } | undefined
}

/** States that the entries below are invented, beside the frame for the first real one. */
export function Confession({ lines, text, actions, frame, plaque, real }: ConfessionProps) {
  const [primary, secondary] = actions
  return (
    <section className={style.confession}>
      <div className={style.words}>
        <Heading text={lines.join(' ')} lines={lines} />
        <p className={style.text}>{text}</p>
        <div className={style.actions}>
          <Button href={primary.href} mouth>
            {primary.label}
          </Button>
          <Button href={secondary.href} kind="secondary">
            {secondary.label}
          </Button>
        </div>
      </div>
      <figure className={style.tile} data-ground="mint">
        <Hung person={real?.authorimg} title={frame} className={style.frame ?? ''} />
        <figcaption className={style.plaque} data-ground="raised">
          {real ? `${real.authorname}: “${real.description}”` : plaque}
        </figcaption>
      </figure>
    </section>
  )
}
