import { useRef, useState } from 'react'
import { readKeywords } from '#wit/titles/keyword-list.ts'
import { askForTitles } from './ask-titles.ts'
import { withRows, writeShown } from './shown.ts'
import type { TitlesAnswer } from './wire.ts'
import type { TitlesProps } from './words.ts'

/** Milliseconds of waiting after which the page says so. */
const saidAfter = 300

interface State {
  answer?: TitlesAnswer | undefined
  /** A problem of the keywords. */
  error?: string | undefined
  /** A problem of the request rather than of the keywords. */
  trouble?: string | undefined
}

interface Asking {
  readonly keywords: string
  readonly dryness: string
}

/** The state of a list of titles: the request, the shown results and the answers. */
export function useTitles({ messages, paths, fields, most }: TitlesProps) {
  const [state, setState] = useState<State>({})
  const [waiting, setWaiting] = useState<'no' | 'still' | 'said'>('no')
  const asked = useRef<Asking>(undefined)
  const shown = useRef<ReadonlyMap<string, readonly string[]>>(new Map())
  const latest = useRef(0)

  async function ask(asking: Asking, another = '') {
    latest.current++
    const turn = latest.current
    const timer = setTimeout(() => setWaiting('said'), saidAfter)
    setWaiting('still')
    const { answer, refusal } = await askForTitles(paths.post, {
      [fields.keywords]: asking.keywords,
      [fields.dryness]: asking.dryness,
      [fields.shown]: another === '' ? '' : writeShown(shown.current),
      [fields.another]: another,
    })
    clearTimeout(timer)
    // A newer request was made meanwhile.
    if (turn !== latest.current) return
    setWaiting('no')
    if (answer) {
      shown.current = withRows(another === '' ? new Map() : shown.current, answer.rows)
      asked.current = asking
      setState({ answer })
    } else if (refusal?.aboutKeywords) setState((before) => ({ ...before, error: refusal.message, trouble: undefined }))
    else setState((before) => ({ ...before, trouble: refusal?.message ?? messages.broken }))
  }

  const fail = (error: string) => setState((before) => ({ ...before, error, trouble: undefined }))
  const failTooMany = (count: number) => fail(messages.tooMany.replace('{count}', count.toLocaleString('en-US')))

  return {
    ...state,
    waiting,
    /** Requests titles for the typed keywords, or shows a problem that is known without the server. */
    async write(asking: Asking): Promise<void> {
      const { length } = readKeywords(asking.keywords).keywords
      if (length === 0) fail(messages.empty)
      else if (length > most) failTooMany(length)
      else await ask(asking)
    },
    /** Replaces the title of one keyword by another. */
    async another(keyword: string): Promise<void> {
      if (asked.current) await ask(asked.current, keyword)
    },
    settle: () => setState((before) => (before.error ? { ...before, error: undefined } : before)),
    fail,
    failTooMany,
  }
}
