import { ObjectDrawing } from '#art/object.tsx'
import { Field } from '#ui/field.tsx'
import style from './explore.module.css'

interface ExploreProps {
  id: string
  links: readonly { label: string; href: string }[]
  /** The addresses the house had before. */
  fronts: readonly { label: string; href: string }[]
  searchPath: string
  contact: readonly { label: string; href?: string }[]
}

/** The panel behind Explore: where to go, a search, and where we are. The browser's own popover. */
export function Explore({ id, links, fronts, searchPath, contact }: ExploreProps) {
  return (
    <div id={id} popover="auto" className={style.panel}>
      <div className={style.content}>
        <ul className={style.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div className={style.side}>
          <search>
            <form action={searchPath}>
              <Field name="q" idPrefix="explore-" type="search" label="Search" placeholder="Something specific" />
            </form>
          </search>
          <ul className={style.small} aria-label="Where we are">
            {contact.map(({ label, href }) => (
              <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
            ))}
          </ul>
          <ul className={style.small} aria-label="Also known as">
            {fronts.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        <div className={style.tile} data-ground="sky">
          <ObjectDrawing name="lightbulb" />
        </div>
      </div>
    </div>
  )
}
