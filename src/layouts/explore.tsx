import { ObjectDrawing } from '#art/object.tsx'
import { SearchForm, type SearchFormProps } from '#sections/search/search-form.tsx'
import { ContactDetails, type ContactDetailsProps } from './contact-details.tsx'
import style from './explore.module.css'

interface ExploreProps extends ContactDetailsProps {
  id: string
  links: readonly { label: string; href: string }[]
  /** The alternative home pages. */
  fronts: readonly { label: string; href: string }[]
  search: Pick<SearchFormProps, 'path' | 'label' | 'placeholder'>
}

/** The popover of the Explore button: links, a search, and the contact details. */
export function Explore({ id, links, fronts, search, contact }: ExploreProps) {
  return (
    <section id={id} popover="auto" className={style.panel}>
      <div className={style.content}>
        <ul className={style.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div className={style.side}>
          <SearchForm {...search} idPrefix="explore-" />
          <ContactDetails contact={contact} />
          {fronts.length > 0 && (
            <div className={style.small}>
              <p id={`${id}-former`}>Other doors. All of them lead home.</p>
              <ul aria-labelledby={`${id}-former`}>
                {fronts.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={style.tile} data-ground="sky">
          <ObjectDrawing name="lightbulb" />
        </div>
      </div>
    </section>
  )
}
