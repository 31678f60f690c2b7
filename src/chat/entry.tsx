import { type ReactNode, useEffect, useRef, useState } from 'react'
import { copy } from '#ui/copy.ts'
import { IconButton } from '#ui/icon-button.tsx'
import style from './entry.module.css'
import type { ChatReply } from './exchange.ts'
import { Places, type PlacesWords } from './places.tsx'

export interface EntryWords extends PlacesWords {
  readonly copy: string
  readonly copied: string
  readonly copyByHand: string
  readonly cutOff: string
  readonly stopped: string
}

interface EntryProps {
  words: EntryWords
  exchange: ChatReply
  /** A placeholder for the answer under way. */
  children?: ReactNode
}

/** Characters up to which an answer is set as a punchline; a longer one is set as text. */
const punchline = 160

/** How long a copy is confirmed, in ms. */
const confirmedFor = 4_000

/** A question and its answer, which is shown as plain text, markup included. */
export function Entry({ words, exchange, children }: EntryProps) {
  const { question, answer, source, links, end } = exchange
  const shown = useRef<HTMLParagraphElement>(null)
  return (
    <li className={style.entry} aria-busy={end === undefined || undefined}>
      <div className={style.words}>
        <p className={style.question}>{question}</p>
        {children}
        <p ref={shown} className={style.answer} data-long={answer.length > punchline || undefined}>
          {answer}
        </p>
        {end === 'cut off' && <p className={style.ending}>{words.cutOff}</p>}
        {end === 'stopped' && <p className={style.ending}>{words.stopped}</p>}
        <Places words={words} links={links} />
        <p className={style.source}>{source}</p>
      </div>
      {end !== undefined && <CopyButton words={words} text={answer} shown={shown} />}
    </li>
  )
}

interface CopyButtonProps {
  words: EntryWords
  text: string
  shown: { readonly current: HTMLElement | null }
}

function CopyButton({ words, text, shown }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), confirmedFor)
    return () => clearTimeout(timer)
  }, [state])
  const press = async () => {
    if (shown.current) setState((await copy(text, shown.current)) ? 'copied' : 'by hand')
  }
  const said = { idle: undefined, copied: words.copied, 'by hand': words.copyByHand }[state]
  return (
    <div className={style.tools}>
      <IconButton
        icon="copy"
        label={said === words.copied ? said : words.copy}
        done={state === 'copied'}
        onClick={() => void press()}
      />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
