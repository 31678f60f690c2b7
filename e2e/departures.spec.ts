import { connect, type Socket } from 'node:net'
import { questionPaths } from '#content-model/pages/chat-page.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { beginStream, part, startAiService } from '#server/testing/ai-service.ts'
import { expect, test } from './support/test.ts'

const head = (first: string, ...lines: string[]) => [first, 'Host: 127.0.0.1', ...lines, '', ''].join('\r\n')

const post = (path: string, body: string, sent = body.length) =>
  head(`POST ${path} HTTP/1.1`, 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`) +
  body.slice(0, sent)

const words = 'name=Hana+Sato&email=hana%40duck.example&phoneNumber=&help=Yes.'
const question = 'question=my+cat+is+called+Horace'

/** Parts of a request that were sent when the visitor disconnects. */
const sent = {
  'half a head': 'GET /contact HT',
  'half a form': post(contact.path, words, 20),
  'a whole form': post(contact.path, words),
  'half a chunk': head(
    `POST ${contact.path} HTTP/1.1`,
    'Content-Type: application/x-www-form-urlencoded',
    'Transfer-Encoding: chunked',
  ).concat('ff\r\nname='),
  'half a question': post(questionPaths.stream, question, 12),
  'a question': post(questionPaths.stream, question),
  'a request for a prerendered page': head('GET / HTTP/1.1'),
  'a request for a page rendered on demand': head('GET /search?q=insurance HTTP/1.1'),
  'twenty requests in a row': head('GET /contact HTTP/1.1').repeat(20),
}

/** The ways of disconnecting. */
const leave: Readonly<Record<string, (socket: Socket) => void>> = {
  'at once': (socket) => socket.destroy(),
  'by resetting the connection': (socket) => socket.resetAndDestroy(),
  'by resetting the connection at the first bytes of an answer': (socket) => {
    socket.once('data', () => socket.resetAndDestroy())
    // Half a request gets no answer.
    socket.setTimeout(200, () => socket.resetAndDestroy())
  },
}

test('visitors who leave in the middle of anything neither stop the server nor count as its errors', async ({
  ownSite,
}) => {
  const service = await startAiService(async (call, answer) => {
    beginStream(answer).write(part(call, 'All hands: '))
  })
  const site = await ownSite({ AI_BASE_URL: service.url, RATE_LIMITS: 'off' })
  for (const go of Object.values(leave)) {
    for (const bytes of Object.values(sent)) {
      await new Promise<void>((done) => {
        const socket = connect(site.port, '127.0.0.1')
        socket.on('error', () => {})
        socket.on('close', () => done())
        socket.write(bytes, () => go(socket))
      })
    }
  }
  expect(await fetch(`${site.origin}/contact`).then(({ status }) => status)).toBe(200)
  expect(await site.stop()).toBe(0)
  expect(site.output()).not.toContain('unexpected error')
  await service.close()
})
