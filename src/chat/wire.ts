/** The events of a reply, in order of their arrival. On the way each is a line of JSON. */
export type ReplyEvent =
  /** The label of the answering service; the answer follows. */
  | { readonly kind: 'source'; readonly label: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** The answer is whole, or was cut off because it grew too long. */
  | { readonly kind: 'end'; readonly cutOff: boolean }
  /** The service failed. Its text so far does not count; the site's own answer follows. */
  | { readonly kind: 'notice'; readonly message: string }
  /** There is no answer, and nothing follows. */
  | {
      readonly kind: 'refused'
      /** Something is wrong with the question, the visitor asked too much, or no service can answer now. */
      readonly why: 'question' | 'limit' | 'out'
      readonly message: string
      readonly retryAfterSeconds?: number
    }

/** The event of one kind. */
export type ReplyEventOf<Kind extends ReplyEvent['kind']> = Extract<ReplyEvent, { readonly kind: Kind }>

/** An event as a line, with its line break. */
export const encode = (event: ReplyEvent): string => `${JSON.stringify(event)}\n`

/** Required fields of each kind of event, by the type of their values. */
const required: Readonly<Record<ReplyEvent['kind'], Readonly<Record<string, 'string' | 'boolean'>>>> = {
  source: { label: 'string' },
  text: { text: 'string' },
  link: { label: 'string', href: 'string' },
  end: { cutOff: 'boolean' },
  notice: { message: 'string' },
  refused: { why: 'string', message: 'string' },
}

/**
 * Reads events from lines. Kinds that this page does not know are left out: a newer server may send them to a page that
 * was opened before its release.
 * @throws when the connection breaks, or the body is no reply of this server
 */
export async function* decode(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        const event = parseLine(text)
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    // A reader that stops early cancels the stream; one that broke has reported its error already.
    await reader.cancel().catch(() => {})
  }
}

function parseLine(text: string): ReplyEvent | undefined {
  const event: unknown = JSON.parse(text)
  if (typeof event !== 'object' || event === null || !('kind' in event)) throw new TypeError('Not a line of a reply')
  if (!isKnown(event)) return undefined
  for (const [name, type] of Object.entries(required[event.kind])) {
    if (typeof Reflect.get(event, name) !== type) throw new TypeError('Half a line of a reply')
  }
  return event
}

const isKnown = (event: { kind: unknown }): event is ReplyEvent =>
  typeof event.kind === 'string' && Object.hasOwn(required, event.kind)
