import { FaceMark } from '#art/face.tsx'
import { SearchForm, type SearchFormProps } from '#sections/search/search-form.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ContactDetails, type ContactDetailsProps } from './contact-details.tsx'
import { Logo } from './logo.tsx'
import style from './menu.module.css'

interface MenuProps extends ContactDetailsProps {
  id: string
  name: string
  home: string
  links: readonly { label: string; href: string }[]
  search: Pick<SearchFormProps, 'path' | 'label' | 'placeholder'>
  signUp: { label: string; href: string }
  write: { label: string; href: string }
  /** The label of the close button. */
  close: string
}

/** The full-screen menu of small windows. */
export function Menu({ id, name, home, links, search, contact, signUp, write, close }: MenuProps) {
  return (
    <section
      id={id}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className={style.menu}
      data-ground="yolk"
      data-menu=""
    >
      <div className={style.bar}>
        <Logo name={name} href={home} />
        <button type="button" className={style.close} popoverTarget={id} popoverTargetAction="hide" aria-label={close}>
          <Icon name="close" width={24} height={24} />
        </button>
      </div>
      <div className={style.middle}>
        <nav aria-label="Pages">
          <ul className={style.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <SearchForm {...search} idPrefix="menu-" labelHidden />
      </div>
      <div className={style.end}>
        <div className={style.office}>
          <ContactDetails contact={contact} />
          <FaceMark width={150} height={79} className={style.face} />
        </div>
        <Button href={signUp.href} mouth wide>
          {signUp.label}
        </Button>
        <Button href={write.href} kind="secondary" wide>
          {write.label}
        </Button>
      </div>
    </section>
  )
}
