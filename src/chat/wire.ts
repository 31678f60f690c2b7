/** One line of a reply, as it travels: JSON, one object a line. */
export type Line =
  /** Who answers. The pieces of the answer follow. */
  | { readonly kind: 'source'; readonly label: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** The answer is whole, or was cut off because it grew too long. */
  | { readonly kind: 'end'; readonly cutOff: boolean }
  /** What came so far does not count; another answer follows. */
  | { readonly kind: 'notice'; readonly message: string }
  /** There is no answer, and nothing follows. */
  | { readonly kind: 'refused'; readonly why: 'question' | 'limit' | 'out'; readonly message: string }

export const encode = (line: Line): string => `${JSON.stringify(line)}\n`

/** What each kind of line says, by the type of its values. */
const says: Readonly<Record<Line['kind'], Readonly<Record<string, 'string' | 'boolean'>>>> = {
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
export async function* decode(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
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
        const line = parseLine(text)
        if (line) yield line
      }
      if (done) return
    }
  } finally {
    // Whoever stops reading wants no more of it. A stream that broke has already said so.
    await reader.cancel().catch(() => {})
  }
}

function parseLine(text: string): Line | undefined {
  const line: unknown = JSON.parse(text)
  if (typeof line !== 'object' || line === null || !('kind' in line)) throw new TypeError('Not a line of a reply')
  if (!isKnown(line)) return undefined
  for (const [name, type] of Object.entries(says[line.kind])) {
    if (typeof Reflect.get(line, name) !== type) throw new TypeError('Half a line of a reply')
  }
  return line
}

const isKnown = (line: { kind: unknown }): line is Line =>
  typeof line.kind === 'string' && Object.hasOwn(says, line.kind)
