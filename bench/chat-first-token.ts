/**
 * Delay that the site adds to the first word of an answer, compared with a direct request to the service. Needs a
 * build. Both are asked in turn, one question at a time, each new.
 *
 *   npx node bench/chat-first-token.ts
 */
import { performance } from 'node:perf_hooks'
import { questionPaths } from '#content-model/pages/chat-page.ts'
import { beginStream, part, startAiService, streamEnd } from '#server/testing/ai-service.ts'
import { startSite } from '../e2e/support/running-site.ts'

const rounds = 300
/** Questions before the measured ones, so that code is compiled and connections are open. */
const warmUps = 30
/** Milliseconds. */
const allowed = 5

const service = await startAiService((call, answer) => {
  beginStream(answer).write(part(call, 'All hands: '))
  answer.end(part(call, 'please bring both.', { finish: 'stop' }) + streamEnd)
})
const site = await startSite({ AI_BASE_URL: service.url, AI_DAILY_TOKENS: '1000000000', RATE_LIMITS: 'off' })

/** Milliseconds from the question to the first bytes that contain a word of the answer. */
async function firstToken(url: string, init: RequestInit): Promise<number> {
  const started = performance.now()
  const { body } = await fetch(url, { method: 'POST', ...init })
  if (!body) throw new Error('No answer')
  let heard = ''
  let time: number | undefined
  for await (const bytes of body) {
    heard += Buffer.from(bytes).toString()
    if (heard.includes('All hands')) time ??= performance.now() - started
  }
  if (time === undefined) throw new Error(`An answer without its first word: ${heard}`)
  return time
}

const direct = (question: string) =>
  firstToken(`${service.url}/completions`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'davinci-002', max_tokens: 100, stream: true, prompt: question }),
  })
const throughUs = (question: string) =>
  firstToken(site.origin + questionPaths.stream, { body: new URLSearchParams({ question }) })

const times: { direct: number; throughUs: number }[] = []
for (let round = -warmUps; round < rounds; round++) {
  const question = `Write subject line ${round} for our all-hands meeting.`
  const pair = { direct: await direct(question), throughUs: await throughUs(question) }
  if (round >= 0) times.push(pair)
}
await site.stop()
await service.close()

const at = (part: number, values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
const line = (what: string, values: number[]) =>
  console.log(
    `${what.padEnd(22)} half within ${at(0.5, values).toFixed(2)} ms, 95 of 100 within ${at(0.95, values).toFixed(2)} ms`,
  )

console.log(`First word of an answer, ${rounds} questions each:`)
line(
  '  asking the service',
  times.map(({ direct }) => direct),
)
line(
  '  asking us',
  times.map(({ throughUs }) => throughUs),
)
const added = times.map(({ direct, throughUs }) => throughUs - direct)
line('  added', added)
process.exitCode = at(0.5, added) < allowed ? 0 : 1
