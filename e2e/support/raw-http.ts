import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Sends bytes as they are and reads the first answer: for requests that no HTTP client would make.
 * @param head the request line and headers, without the empty line; `Connection: close` is added
 */
export function askRaw(port: number, head: readonly string[], body: string | Uint8Array = ''): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', fail)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      if (text === '') fail(new Error('closed without an answer'))
      else done(parse(text))
    })
    socket.write([...head, 'Connection: close', '', ''].join('\r\n'), 'latin1')
    // The socket stays open: Node's server drops a client that closes its side before the answer.
    socket.write(body)
  })
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: text.slice(end + 4) }
}
