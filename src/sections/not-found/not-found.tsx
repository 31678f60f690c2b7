import { ObjectDrawing } from '#art/object.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './not-found.module.css'

interface NotFoundProps {
  title: string
  text: string
  back: { label: string; href: string }
  /** Links to other pages, by drawer. */
  drawers: readonly { title: string; links: readonly { label: string; href: string }[] }[]
}

/** The error 404, with the filing cabinet for a zero. */
export function NotFound({ title, text, back, drawers }: NotFoundProps) {
  return (
    <section className={style.missing} data-ground="tomato">
      <p className={style.number} role="img" aria-label="404">
        <span>4</span>
        <ObjectDrawing name="filing-cabinet" className={style.cabinet} />
        <span>4</span>
      </p>
      <div className={style.words}>
        <Heading as="h1" size="h3" text={title} />
        <p className={style.text}>{text}</p>
        <Button href={back.href} size="hero" mouth>
          {back.label}
        </Button>
      </div>
      <div className={style.drawers}>
        {drawers.map((drawer) => (
          <nav key={drawer.title} aria-label={drawer.title}>
            <h2 className={style.drawer}>{drawer.title}</h2>
            <ul className={style.links}>
              {drawer.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  )
}
