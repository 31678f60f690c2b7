import type { ReactNode } from 'react'
import type { Accent } from '#art/names.ts'
import style from './triptych.module.css'

interface PaneProps {
  title: string
  ground: Accent
  children: ReactNode
}

/** Three panes: what is typed, the face, what comes back. What stands in them is the page's choice. */
export function Triptych({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={style.triptych} aria-label={label}>
      {children}
    </section>
  )
}

export function Pane({ title, ground, children }: PaneProps) {
  return (
    <div className={style.pane} data-ground={ground}>
      <h2 className={style.title}>{title}</h2>
      {children}
    </div>
  )
}
