import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './call-to-action.module.css'

interface Way {
  label: string
  href: string
}

interface CallToActionProps {
  title: string
  text: string
  /** Links onwards, two at most. */
  actions: readonly Way[]
}

/** The end of a page, before the footer: a text, two links, and a face. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  const [primary, secondary] = actions
  return (
    <section className={style.call}>
      <div className={style.words} data-ground="tomato">
        <Heading className={style.title ?? ''} text={title} />
        <p className={style.text}>{text}</p>
        <div className={style.actions}>
          {primary && (
            <Button href={primary.href} size="hero" mouth>
              {primary.label}
            </Button>
          )}
          {secondary && (
            <Button href={secondary.href} size="hero" kind="secondary">
              {secondary.label}
            </Button>
          )}
        </div>
      </div>
      <div className={style.listener} data-ground="yolk">
        <FaceMark className={style.face} />
      </div>
    </section>
  )
}
