import { useRef, useState } from 'react'
import {
  addEvent,
  type ChatReply,
  type ChatStart,
  type EarlierLimits,
  type Exchange,
  earlierOf,
  noReply,
  outcomeOf,
} from './exchange.ts'
import { decode } from './wire.ts'

/** The addresses and fields of the question form, and its limits. */
export interface ChatEndpoints {
  /** The page, for a plain POST. */
  readonly page: string
  /** The address for the island, which answers with lines as they come. */
  readonly stream: string
  /** The field that holds the question. */
  readonly field: string
  /** The repeated field for earlier questions, and its limits. */
  readonly earlier: EarlierLimits & { readonly field: string }
  /** Most characters of a question. */
  readonly most: number
  readonly messages: { readonly empty: string; readonly long: string; readonly network: string }
}

/** A problem, and whether it lies in the question. */
interface Problem {
  readonly message: string
  readonly unreadable: boolean
}

/** The state of the page: the typed question, the answer under way, the history and the problem. */
export function useChat(endpoints: ChatEndpoints, start: ChatStart) {
  const [question, setQuestion] = useState(start.question ?? '')
  const [history, setHistory] = useState<readonly Exchange[]>(start.history ?? [])
  const [before, setBefore] = useState(start.earlier ?? [])
  const earlier = earlierOf(history, before, endpoints.earlier)
  const [underWay, setUnderWay] = useState<ChatReply>()
  const [finished, setFinished] = useState<Exchange>()
  const [instead, setInstead] = useState(start.instead)
  const [problem, setProblem] = useState<Problem | undefined>(() => problemOf(start))
  const leave = useRef<AbortController>(undefined)

  /** @returns false when something is wrong with the question itself */
  async function ask(): Promise<boolean> {
    if (leave.current) return true
    const wrong = wrongWith(question, endpoints)
    setProblem(wrong)
    setFinished(undefined)
    setInstead(undefined)
    if (wrong) return false
    leave.current = new AbortController()
    const reply = await replyTo({ question, earlier }, endpoints, leave.current.signal, setUnderWay)
    leave.current = undefined
    settle(reply)
    return !reply.unreadable
  }

  function settle(reply: ChatReply) {
    const { answered, instead: passage } = outcomeOf(reply)
    // A question that was not answered as asked stays in the field.
    if (answered) {
      setHistory((before) => [answered, ...before])
      setFinished(answered)
      setQuestion((typed) => (typed === question ? '' : typed))
    }
    setInstead(passage)
    setProblem(problemOf(reply))
    setUnderWay(undefined)
  }

  function type(text: string) {
    setQuestion(text)
    if (problem?.unreadable) setProblem(wrongWith(text, endpoints))
  }

  return {
    question,
    type,
    /** Newest first. */
    history,
    clear() {
      setHistory([])
      setBefore([])
    },
    /** Earlier questions, encoded for the next request. */
    earlier,
    underWay,
    /** The latest answer, until another question is asked. */
    finished,
    /** A passage of the site where no service answered. */
    instead,
    problem,
    ask,
    stop: () => leave.current?.abort(),
  }
}

/** Posts a question and reports the reply so far, event by event. */
async function replyTo(
  { question, earlier }: { question: string; earlier: readonly string[] },
  endpoints: ChatEndpoints,
  signal: AbortSignal,
  show: (reply: ChatReply) => void,
) {
  let reply = noReply(question.trim())
  show(reply)
  try {
    const turns = earlier.map((turn) => [endpoints.earlier.field, turn])
    const body = new URLSearchParams([[endpoints.field, question], ...turns])
    const response = await fetch(endpoints.stream, { method: 'POST', body, signal })
    if (!response.body || !response.headers.get('content-type')?.includes('ndjson')) throw new Error('No reply')
    for await (const event of decode(response.body)) {
      reply = addEvent(reply, event)
      show(reply)
    }
    if (!reply.end && reply.problem === undefined) throw new Error('Half a reply')
    return reply
  } catch {
    if (!signal.aborted) return { ...noReply(reply.question), problem: endpoints.messages.network }
    return reply.answer === '' ? noReply(reply.question) : { ...reply, end: 'stopped' as const }
  }
}

function wrongWith(question: string, { most, messages }: ChatEndpoints): Problem | undefined {
  const length = [...question.trim()].length
  if (length === 0) return { message: messages.empty, unreadable: true }
  return length > most ? { message: messages.long, unreadable: true } : undefined
}

const problemOf = ({ problem, unreadable = false }: Pick<ChatReply, 'problem' | 'unreadable'>): Problem | undefined =>
  problem === undefined ? undefined : { message: problem, unreadable }
