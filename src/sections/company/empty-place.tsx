import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './empty-place.module.css'
import { Hung } from './hung.tsx'

interface EmptyPlaceProps {
  title: string
  text: string
  action: { label: string; href: string }
  /** Alternative text of the empty frame. */
  frame: string
}

/** A tile as wide as its list, for the first real entry. */
export function EmptyPlace({ title, text, action, frame }: EmptyPlaceProps) {
  return (
    <section className={style.place} data-ground="raised">
      <Hung title={frame} className={style.frame ?? ''} />
      <div className={style.words}>
        <Heading size="h4" text={title} dash={false} />
        <p className={style.text}>{text}</p>
        <Button href={action.href} mouth>
          {action.label}
        </Button>
      </div>
    </section>
  )
}
