import type { ReactNode } from 'react'
import style from './under-rule.module.css'

/** Another way to begin, under a rule below the first. */
export function UnderRule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={style.under}>
      <h2 className={style.title}>{title}</h2>
      {children}
    </section>
  )
}
