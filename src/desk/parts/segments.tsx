import type { Tab } from '#desk/shell-props.ts'
import style from './segments.module.css'

/** Links of which one is where somebody is, in one pill; with how many there are behind each. */
export function Segments({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={style.segments} aria-label={label}>
      {tabs.map(({ label: name, href, count, active }) => (
        <a key={name} href={href} aria-current={active ? 'true' : undefined}>
          {name}
          {count !== undefined && <span className={style.number}>{count.toLocaleString('en-US')}</span>}
        </a>
      ))}
    </nav>
  )
}
