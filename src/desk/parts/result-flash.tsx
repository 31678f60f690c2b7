import { FaceMark } from '#art/face.tsx'
import { fields } from '#desk/paths.ts'
import type { Flash } from '#desk/shell-props.ts'
import { Pill } from './pill.tsx'
import style from './result-flash.module.css'
import { VisitorText } from './visitor-text.tsx'

const faces = { done: 'smirk', trouble: 'glance', notice: 'straight', busy: 'blink' } as const

/** The message after an action, with a link onwards or an undo. @param from the address to come back to */
export function ResultFlash({ kind, text, link, press, from = '' }: Flash & { from?: string }) {
  return (
    <div className={style.flash} data-kind={kind} role={kind === 'trouble' ? 'alert' : 'status'}>
      <FaceMark expression={faces[kind]} width={40} height={21} />
      <p>
        <VisitorText text={text} />
      </p>
      {link && <Pill href={link.href}>{link.label}</Pill>}
      {press && (
        <form method="post" action={press.path}>
          <input type="hidden" name={fields.from} value={from} />
          <Pill type="submit" data-key="z" aria-keyshortcuts="z">
            {press.label}
          </Pill>
        </form>
      )}
    </div>
  )
}
