import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from './logo.tsx'
import style from './menu.module.css'

interface MenuProps {
  id: string
  name: string
  home: string
  links: readonly { label: string; href: string }[]
  signUp: { label: string; href: string }
  contact: { label: string; href: string }
  /** The close button's name. */
  close: string
}

/** The full-screen menu of small windows. */
export function Menu({ id, name, home, links, signUp, contact, close }: MenuProps) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label="Menu" className={style.menu} data-ground="yolk" data-menu="">
      <div className={style.bar}>
        <Logo name={name} href={home} />
        <button type="button" className={style.close} popoverTarget={id} popoverTargetAction="hide" aria-label={close}>
          <Icon name="close" width={24} height={24} />
        </button>
      </div>
      <nav aria-label="Pages">
        <ul className={style.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.end}>
        <FaceMark width={150} height={79} className={style.face} />
        <Button href={signUp.href} mouth wide>
          {signUp.label}
        </Button>
        <Button href={contact.href} kind="secondary" wide>
          {contact.label}
        </Button>
      </div>
    </div>
  )
}
