import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Toast } from '#ui/toast.tsx'
import style from './chat.module.css'
import type { ChatStart } from './exchange.ts'
import { History, type HistoryWords } from './history.tsx'
import { Instead } from './instead.tsx'
import { type ChatEndpoints, useChat } from './use-chat.ts'

export interface ChatWords extends HistoryWords {
  readonly lines: readonly string[]
  readonly label: string
  readonly placeholder: string
  readonly send: string
  readonly stop: string
  readonly retry: string
  readonly note: string
}

interface ChatProps {
  title: string
  words: ChatWords
  endpoints: ChatEndpoints
  start?: ChatStart
}

/** Questions on one side, answers on the other: an island that works as a plain POST until it is hydrated. */
export function Chat({ title, words, endpoints, start = {} }: ChatProps) {
  const { question, type, history, clear, earlier, underWay, finished, instead, problem, ask, stop } = useChat(
    endpoints,
    start,
  )
  const sendButton = useRef<HTMLButtonElement>(null)
  const wentWrong = problem !== undefined && !problem.unreadable

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(endpoints.field)
    if (!(await ask()) && field instanceof HTMLElement) field.focus()
  }

  const panel = useRef<HTMLFormElement>(null)
  /** Fills the field when a link to this page has a question: loading the page again would lose its history. */
  const fill = (event: MouseEvent<HTMLElement>) => {
    const question = questionIn(event, endpoints)
    const field = panel.current?.elements.namedItem(endpoints.field)
    if (question === undefined || !(field instanceof HTMLElement)) return
    event.preventDefault()
    type(question)
    field.focus()
  }

  // A button that disappears hands its focus to the send button.
  const handOn = () => sendButton.current?.focus()
  const onStop = useRef(false)
  useEffect(() => {
    if (!underWay && onStop.current) sendButton.current?.focus()
    onStop.current &&= underWay !== undefined
  }, [underWay])

  // Only an answer under way enters the history, not a problem.
  const entering = underWay?.problem === undefined ? underWay : undefined
  const said = finished ?? instead
  const waiting = underWay ? 'waiting' : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the links inside, which have a keyboard already.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div className={style.chat} onClick={fill}>
      <div className={style.panel} data-ground="yolk" data-mood={waiting ?? (finished ? 'pleased' : undefined)}>
        <FaceMark className={style.face} width={190} height={100} />
        <Heading as="h1" size="h2" lines={words.lines} text={title} className={style.title ?? ''} />
        <form ref={panel} className={style.form} action={endpoints.page} method="post" noValidate onSubmit={submit}>
          <Field
            as="textarea"
            name={endpoints.field}
            label={words.label}
            placeholder={words.placeholder}
            value={question}
            error={problem?.unreadable ? problem.message : undefined}
            autoFocus={start.unreadable || undefined}
            onChange={({ target }) => type(target.value)}
            onKeyDown={sendOnEnter}
          />
          {earlier.map((turn, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal questions differ only by their place in the list.
            <input key={index} type="hidden" name={endpoints.earlier.field} value={turn} />
          ))}
          {wentWrong && <Toast kind="error">{problem.message}</Toast>}
          <div className={style.actions}>
            <Button ref={sendButton} type="submit" mouth data-waiting={waiting}>
              {words.send}
            </Button>
            {underWay && (
              <Button
                kind="secondary"
                onClick={stop}
                onFocus={() => {
                  onStop.current = true
                }}
                onBlur={() => {
                  onStop.current = false
                }}
              >
                {words.stop}
              </Button>
            )}
            {wentWrong && (
              <Button type="submit" kind="secondary" onClick={handOn}>
                {words.retry}
              </Button>
            )}
          </div>
        </form>
        {instead && <Instead words={words} passage={instead} />}
        <p className={style.note}>{words.note}</p>
      </div>
      <History words={words} history={history} underWay={entering} onClear={clear} />
      <p className="visually-hidden" role="status">
        {said && `${said.answer} ${said.source}`}
      </p>
    </div>
  )
}

/** The question in a followed link to this page; nothing for other links. */
function questionIn(event: MouseEvent<HTMLElement>, { page, field }: ChatEndpoints): string | undefined {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const { pathname, searchParams, origin } = new URL(link.href)
  return origin === location.origin && pathname === page ? (searchParams.get(field) ?? undefined) : undefined
}

/** Enter sends, Shift+Enter breaks the line. During composition Enter only chooses a word. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { nativeEvent } = event
  // The deprecated key code is how Safari marks a key that ended a composition just before.
  const composing = nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229
  if (event.key !== 'Enter' || event.shiftKey || composing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
