import { gzipSync } from 'node:zlib'
import {
  type Behaviour,
  beginStream,
  failsWith,
  floods,
  hangs,
  hangsUp,
  part,
  resets,
  sends,
  stalls,
  streamEnd,
} from '../../../src/server/testing/ai-service.ts'

/** Milliseconds between two bytes of a slow answer. */
const dripMs = 5
const megabytes = 50

/** Sends an answer that never ends, one byte at a time. */
const drips: Behaviour = (call, answer) => {
  beginStream(answer)
  const bytes = Buffer.from(part(call, 'word '))
  let sent = 0
  const drip = setInterval(() => answer.write(bytes.subarray(sent % bytes.length, (sent++ % bytes.length) + 1)), dripMs)
  answer.on('close', () => clearInterval(drip))
}

/** Breaks off like a stopped service: the stream ends in good order, the answer does not. */
const endsHalfway: Behaviour = (call, answer) => {
  beginStream(answer).end(part(call, 'Well') + streamEnd)
}

const packed = gzipSync(Buffer.alloc(megabytes * 2 ** 20, 'word '))

/** Sends many megabytes in a few kilobytes. */
const sendsPacked: Behaviour = (_call, answer) => {
  answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed)
}

const brokenUtf8 = Buffer.concat([
  Buffer.from('data: {"choices":[{"text":"'),
  Buffer.from([0xff, 0xfe]),
  Buffer.from('"}]}\n\n'),
])

/** Faults of a service, by name. */
export const aiFaults: Readonly<Record<string, Behaviour>> = {
  '401': failsWith(401),
  '404': failsWith(404),
  '429 with Retry-After': failsWith(429, { 'retry-after': '1' }),
  '500': failsWith(500),
  'takes the question and hangs': hangs,
  'begins and hangs': stalls,
  'drips, a byte at a time for ever': drips,
  'ends halfway, in good order': endsHalfway,
  'a malformed stream': sends('data: {"choices":[{"te\n\n'),
  'broken UTF-8': sends(brokenUtf8),
  'the connection is reset at once': hangsUp,
  'the connection is reset halfway': resets,
  [`${megabytes} MB in parts of a stream`]: floods(megabytes),
  [`${megabytes} MB in one line`]: floods(megabytes, 'line'),
  [`${megabytes} MB in ${Math.round(packed.length / 1_024)} KB of gzip`]: sendsPacked,
}
