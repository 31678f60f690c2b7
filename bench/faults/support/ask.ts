import { startOf } from '../../../src/chat/exchange.ts'
import type { ReplyEvent } from '../../../src/chat/wire.ts'
import { chatWords, questionField, questionPaths } from '../../../src/content-model/pages/chat-page.ts'

/** A visitor's view of a question. */
export interface Asked {
  /** Sentences about a failure. */
  readonly sentences: readonly string[]
  readonly answeredBy: 'service' | 'pages' | 'nobody'
  /** Whether the question is in the field, to be sent again. */
  readonly kept: boolean
  readonly took: number
  /** Reason for an unreadable or missing answer. */
  readonly broken?: string
}

export interface Question {
  readonly text: string
  /** By the page's island, or by a form without JavaScript. */
  readonly way: 'island' | 'plain'
  /** The visitor's address, as told by a proxy. */
  readonly from: string
}

/** Asks the chat page. Never throws. @param patienceMs milliseconds that the visitor waits */
export async function ask(port: number, { text, way, from }: Question, patienceMs: number): Promise<Asked> {
  const began = performance.now()
  try {
    const path = way === 'island' ? questionPaths.stream : questionPaths.page
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ [questionField]: text }),
      headers: { 'x-forwarded-for': from },
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = await response.text()
    const seen = way === 'island' ? readLines(text, body) : readPage(text, body)
    return { ...seen, took: performance.now() - began }
  } catch (error) {
    const broken = error instanceof Error ? error.name : 'unknown'
    return { sentences: [], answeredBy: 'nobody', kept: false, took: performance.now() - began, broken }
  }
}

type Seen = Pick<Asked, 'sentences' | 'answeredBy' | 'kept'>

/** Puts the stream's lines together as the island does. */
function readLines(text: string, body: string): Seen {
  const lines: ReplyEvent[] = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { history, question } = startOf(text, lines)
  return {
    sentences: lines.flatMap((line) => ('message' in line ? line.message : [])),
    answeredBy: answererOf(history?.[0]?.source),
    kept: question === text,
  }
}

function readPage(text: string, html: string): Seen {
  const field = new RegExp(`<textarea name="${questionField}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1]
  const alerts = html.matchAll(/<p [^>]*role="alert"[^>]*>.*?<span>([^<]*)<\/span>/gs)
  const source = /<p class="_source[^>]*>([^<]*)</.exec(html)?.[1]
  return { sentences: [...alerts].map(([, words = '']) => words), answeredBy: answererOf(source), kept: field === text }
}

function answererOf(source: string | undefined): Asked['answeredBy'] {
  if (source === undefined) return 'nobody'
  return source === chatWords.searchLabel ? 'pages' : 'service'
}
