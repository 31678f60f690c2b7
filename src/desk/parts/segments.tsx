import type { Tab } from '#desk/shell-props.ts'
import style from './segments.module.css'

/** A row of links, each with its count; one is the current page. */
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
