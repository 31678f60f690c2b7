import type { ReactNode } from 'react'
import { BrandMark } from '#art/brand-mark.tsx'
import { countInDigits } from '#desk/count-in-digits.ts'
import { KeyHint } from '#desk/parts/key-hint.tsx'
import { paths } from '#desk/paths.ts'
import type { Frame, ScreenName, Shell as ShellView } from '#desk/shell-props.ts'
import { Icon } from '#ui/icon.tsx'
import style from './shell.module.css'

interface Item {
  name: ScreenName
  label: string
  href: string
  /** The key that opens it after `g`. */
  key: string
}

/** Screens with a queue, then the others. */
const groups: readonly (readonly Item[])[] = [
  [
    { name: 'inbox', label: 'Inbox', href: paths.inbox, key: 'i' },
    { name: 'comments', label: 'Comments', href: paths.comments, key: 'c' },
    { name: 'spam', label: 'Spam', href: paths.spam, key: 's' },
    { name: 'dead', label: 'Dead letters', href: paths.dead, key: 'd' },
  ],
  [
    { name: 'subscribers', label: 'Subscribers', href: paths.subscribers, key: 'p' },
    { name: 'announce', label: 'Announce', href: paths.announce, key: 'w' },
  ],
  [
    { name: 'numbers', label: 'Numbers', href: paths.numbers, key: 'n' },
    { name: 'flat', label: 'Falls flat', href: paths.flat, key: 'f' },
    { name: 'health', label: 'Health', href: paths.health, key: 'h' },
  ],
]

/** All screens, for the list of keys. */
export const screens: readonly Item[] = groups.flat()

interface ShellProps {
  shell: ShellView
  frame: Frame
  children: ReactNode
  /** Panes that scroll by themselves fill the window; a page scrolls as a whole. */
  layout?: 'panes' | 'page'
}

/** The navigation and the screen. On a narrow window the navigation is a menu behind a button. */
export function Shell({ shell, frame, layout = 'page', children }: ShellProps) {
  return (
    <div className={style.shell} data-layout={layout}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className={style.bar}>
        <Mark />
        <button type="button" className={style.menu} popoverTarget="nav" aria-label="Menu">
          <Icon name="menu" width={28} height={28} />
        </button>
      </header>
      <nav className={style.nav} id="nav" popover="auto" aria-label="Desk">
        <div className={style.top}>
          <Mark />
          <button
            type="button"
            className={style.close}
            popoverTarget="nav"
            popoverTargetAction="hide"
            aria-label="Close the menu"
          >
            <Icon name="close" width={28} height={28} />
          </button>
        </div>
        {groups.map((group) => (
          <ul key={group[0]?.name} className={style.group}>
            {group.map(({ name, label, href, key }) => (
              <li key={name}>
                <a
                  className={style.item}
                  href={href}
                  aria-current={shell.active === name ? 'page' : undefined}
                  data-go={key}
                >
                  <span>{label}</span>
                  <span id={`waiting-${name}`}>
                    <Waiting count={shell.waiting[name]} more={name === 'inbox' && shell.more} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ))}
        <div className={style.self}>
          <a
            className={`${style.small} ${style.keys}`}
            href={paths.keys}
            aria-current={shell.active === 'keys' ? 'page' : undefined}
            data-key="?"
            data-keys-open=""
            aria-keyshortcuts="?"
          >
            Keys <KeyHint sign="?" />
          </a>
          <a className={style.small} href={frame.siteUrl}>
            Look at the site
          </a>
          <form method="post" action={paths.signOut}>
            <button type="submit" className={style.small}>
              Sign out
            </button>
          </form>
          <p className={style.who}>
            <span>{shell.who}</span>
            <br />
            Times are UTC.
          </p>
        </div>
      </nav>
      <main id="main" className={style.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function Mark() {
  return (
    <a className={style.mark} href={paths.inbox}>
      <BrandMark width={36} height={19} />
      <span>Desk</span>
    </a>
  )
}

function Waiting({ count = 0, more }: { count?: number | undefined; more?: boolean | undefined }) {
  if (count === 0) return null
  return (
    <span className={style.count}>
      {countInDigits(count, more)}
      <span className="visually-hidden"> waiting</span>
    </span>
  )
}
