import { FaceMark } from '#art/face.tsx'
import type { Strip } from '#desk/views.ts'
import { Pill } from './pill.tsx'
import style from './result-strip.module.css'

const faces = { done: 'smirk', trouble: 'glance', notice: 'straight' } as const

/** Says what happened, what did not, and the way on. */
export function ResultStrip({ kind, text, link }: Strip) {
  return (
    <div className={style.strip} data-kind={kind} role={kind === 'trouble' ? 'alert' : 'status'}>
      <FaceMark expression={faces[kind]} width={40} height={21} />
      <p>{text}</p>
      {link && <Pill href={link.href}>{link.label}</Pill>}
    </div>
  )
}
