import type { ReactNode } from 'react'
import type { ItemsView } from '#desk/shell-props.ts'
import { KeyHint } from './key-hint.tsx'
import style from './list-page.module.css'
import { ResultStrip } from './result-strip.tsx'
import { type Lamp, Title } from './title.tsx'

export interface Hint {
  readonly keys: readonly string[]
  readonly does: string
}

interface ListPageProps {
  view: ItemsView
  title: string
  lamp: Lamp
  /** What is in the list, in a sentence or two. */
  lead: string
  /** What can be done with all of it, beside the title. */
  side?: ReactNode
  /** Chooses what is in the list. */
  filter?: ReactNode
  children: ReactNode
  /** Below the list. */
  note: string
  hints: readonly Hint[]
}

/** A screen that lists one thing below the other. */
export function ListPage({ view, title, lamp, lead, side, filter, children, note, hints }: ListPageProps) {
  return (
    <div className={style.page} data-items="">
      <header className={style.head}>
        <div className={style.top}>
          <Title text={title} lamp={lamp} />
          {side && <div className={style.side}>{side}</div>}
        </div>
        <p className={style.lead}>{lead}</p>
        {filter}
      </header>
      {view.strip && (
        <div className={style.strip}>
          <ResultStrip {...view.strip} from={view.here} />
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

/** In the place of a list without anything in it. It has the focus after the last of it went. */
export function Nothing({ text }: { text: string }) {
  return (
    <p className={style.nothing} tabIndex={-1} data-focus="">
      {text}
    </p>
  )
}
