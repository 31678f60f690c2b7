import type { ReactNode } from 'react'
import type { ItemsView } from '#desk/shell-props.ts'
import { KeyHint } from './key-hint.tsx'
import style from './list-page.module.css'
import { ResultFlash } from './result-flash.tsx'
import { type DashState, Title } from './title.tsx'

export interface Hint {
  readonly keys: readonly string[]
  readonly does: string
}

interface ListPageProps {
  view: ItemsView
  title: string
  dash: DashState
  /** Describes the list in a sentence or two. */
  lead: string
  /** Actions for the whole list, beside the title. */
  side?: ReactNode
  filter?: ReactNode
  children: ReactNode
  /** Text below the list. */
  note: string
  hints: readonly Hint[]
}

/** A screen with a list of items. */
export function ListPage({ view, title, dash, lead, side, filter, children, note, hints }: ListPageProps) {
  return (
    <div className={style.page} data-items="">
      <header className={style.head}>
        <div className={style.top}>
          <Title text={title} dash={dash} />
          {side && <div className={style.side}>{side}</div>}
        </div>
        <p className={style.lead}>{lead}</p>
        {filter}
      </header>
      {view.flash && (
        <div className={style.flash}>
          <ResultFlash {...view.flash} from={view.here} />
        </div>
      )}
      <div className={style.list}>{children}</div>
      <footer className={style.foot}>
        <p>{note}</p>
        <p className={style.hints} aria-hidden="true">
          {hints.map(({ keys, does }) => (
            <span key={does}>
              {keys.map((key) => (
                <KeyHint key={key} sign={key} />
              ))}
              {does}
            </span>
          ))}
        </p>
      </footer>
    </div>
  )
}

/** Replaces an empty list. It has the focus after the last item was removed. */
export function EmptyList({ text }: { text: string }) {
  return (
    <p className={style.nothing} tabIndex={-1} data-focus="">
      {text}
    </p>
  )
}
