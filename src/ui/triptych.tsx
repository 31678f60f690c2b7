import type { ReactNode, Ref } from 'react'
import type { Accent } from '#art/names.ts'
import style from './triptych.module.css'

interface PaneProps {
  title: string
  ground: Accent | 'raised'
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Three panes: input, face, result. */
export function Triptych({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={style.triptych} aria-label={label}>
      {children}
    </section>
  )
}

export function Pane({ title, ground, ref, children }: PaneProps) {
  return (
    <div ref={ref} className={style.pane} data-ground={ground}>
      <h2 className={style.title}>{title}</h2>
      {children}
    </div>
  )
}
