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

/**
 * Reads lines as they come.
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
      for (const line of lines) yield JSON.parse(line)
      if (done) return
    }
  } finally {
    reader.releaseLock()
  }
}
