import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Toast } from '#ui/toast.tsx'
import { Entry, type EntryWords } from './entry.tsx'
import type { ChatReply, Exchange } from './exchange.ts'
import style from './history.module.css'

export interface HistoryWords extends EntryWords {
  readonly history: string
  readonly answers: { readonly one: string; readonly many: string }
  readonly clear: string
  readonly waiting: string
  readonly empty: { readonly title: string; readonly text: string }
}

interface HistoryProps {
  words: HistoryWords
  /** Newest first. */
  history: readonly Exchange[]
  /** The answer under way. */
  underWay: ChatReply | undefined
  onClear: () => void
}

/** The questions and answers since the page was opened. */
export function History({ words, history, underWay, onClear }: HistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const count = history.length
  // Counted from the oldest, so that an entry keeps its number when a newer one comes before it.
  const counted = history.map((exchange, index) => ({ number: count - index, exchange }))
  return (
    <section className={style.history} aria-label={words.history}>
      <div className={style.head}>
        <h2 ref={heading} className={style.title} tabIndex={-1}>
          {words.history}
        </h2>
        {count > 0 && (
          <p className={style.count}>{`${count} ${count === 1 ? words.answers.one : words.answers.many}`}</p>
        )}
      </div>
      <ol className={style.entries}>
        {underWay && (
          <Entry key="under way" words={words} exchange={underWay}>
            {underWay.answer === '' && <Toast kind="waiting">{words.waiting}</Toast>}
          </Entry>
        )}
        {counted.map(({ number, exchange }) => (
          <Entry key={number} words={words} exchange={exchange} />
        ))}
      </ol>
      {count === 0 && !underWay && (
        <EmptyState title={words.empty.title} level={3}>
          {words.empty.text}
        </EmptyState>
      )}
      {count > 0 && (
        <Button
          kind="secondary"
          size="small"
          className={style.clear ?? ''}
          onClick={() => {
            onClear()
            heading.current?.focus()
          }}
        >
          {words.clear}
        </Button>
      )}
    </section>
  )
}
