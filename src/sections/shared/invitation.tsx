import type { ReactNode } from 'react'
import style from './invitation.module.css'

/** A form at the end of a text, with an introduction. */
export function Invitation({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={style.invitation}>
      <h2 className={style.title}>{title}</h2>
      <p className={style.text}>{text}</p>
      {children}
    </section>
  )
}
