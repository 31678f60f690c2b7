/**
 * What the reply to a question is made of, in the order in which it comes. The server makes these events and the page
 * puts them together; on the way each is a line of JSON.
 */
export type ReplyEvent =
  /** Who answers. The answer follows. */
  | { readonly kind: 'source'; readonly label: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** The answer is whole, or was cut off because it grew too long. */
  | { readonly kind: 'end'; readonly cutOff: boolean }
  /** The service is out. What it said so far does not count; the site's own answer follows. */
  | { readonly kind: 'notice'; readonly message: string }
  /** There is no answer, and nothing follows. */
  | {
      readonly kind: 'refused'
      /** Something is wrong with the question, this visitor asked too much, or nobody can answer now. */
      readonly why: 'question' | 'limit' | 'out'
      readonly message: string
      readonly retryAfterSeconds?: number
    }

/** The event of one kind. */
export type ReplyEventOf<Kind extends ReplyEvent['kind']> = Extract<ReplyEvent, { readonly kind: Kind }>

/** An event as a line, with its line break. */
export const encode = (event: ReplyEvent): string => `${JSON.stringify(event)}\n`

/** What an event of each kind cannot do without, by the type of its values. */
const required: Readonly<Record<ReplyEvent['kind'], Readonly<Record<string, 'string' | 'boolean'>>>> = {
  source: { label: 'string' },
  text: { text: 'string' },
  link: { label: 'string', href: 'string' },
  end: { cutOff: 'boolean' },
  notice: { message: 'string' },
  refused: { why: 'string', message: 'string' },
}

/**
 * Reads lines as they come. Kinds that this page does not know are left out: a newer server may send them to a page that
 * was opened before it.
 * @throws when the connection breaks, or what came is no reply of ours
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
    // Whoever stops reading wants no more of it. A stream that broke has already said so.
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
