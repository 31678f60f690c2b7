/**
 * Lets the service behind the chat page fail in every way, one after the other, while eight visitors ask and others
 * send forms at a steady pace. Every other question gets a good answer, so that the site goes on asking the service and
 * meets most of the faults. A visitor without an AI answer must read exactly one of our sentences in time and keep the
 * question; memory must stay within 50 MB of that of the warm site at rest; 99 of 100 forms must be answered within 250
 * ms. After each fault the service must be in use again.
 *
 *   npm run build && npx node bench/faults/chat-faults.ts [questions]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { type Behaviour, says, startAiService } from '../../src/server/testing/ai-service.ts'
import { aiFaults } from './support/ai-faults.ts'
import { ask } from './support/ask.ts'
import { addressOf, askAll, isClear, isWell, questionOf, well, wordsOf } from './support/askers.ts'
import { auditSaved } from './support/evidence.ts'
import { complaints, conclude, quantile, spread } from './support/figures.ts'
import { type Filled, fillIn } from './support/forms.ts'
import { watchMemory } from './support/memory.ts'
import { postFrom } from './support/post.ts'
import { createSite } from './support/site.ts'

const perFault = Number(process.argv[2] ?? 120)
/**
 * Rounds as long as the longest fault's (`limit.recoveryMs`), with good answers only: afterwards code is compiled, and
 * Node's heap has its usual size.
 */
const warmUps = 2
/** Number of forms, more of them when the questions take longer. */
const forms = { least: 200, everyMs: 25 } as const
/**
 * An answer may wait three seconds in the queue and two at the service (a setting); after five failures the site leaves
 * the service alone for half a minute. Each limit has some seconds to spare.
 */
const limit = { memoryMb: 50, formMs: 250, answerMs: 7_000, recoveryMs: 35_000 } as const
/** Milliseconds: the service's timeout, the time until the site is at rest, and between two looks at the service. */
const duration = { service: 2_000, rest: 5_000, look: 500 } as const

const good = says('Fine.')
let fault: Behaviour = good
let met = 0
const service = await startAiService((call, answer) => {
  if (JSON.stringify(call.body).includes(well)) return good(call, answer)
  met++
  return fault(call, answer)
})

const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-chat-'))
const site = await createSite({
  AI_BASE_URL: service.url,
  AI_API_KEY: 'sk-a-key-for-this-bench-alone',
  AI_TIMEOUT_MS: String(duration.service),
  AI_DAILY_TOKENS: '1000000000000',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'loopback',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'fatal',
})
const crowd = { port: site.port, visitors: 8, patienceMs: limit.answerMs, pauseMs: 200 }
const sent: { filled: Filled; receipts: Set<string> }[] = []
let asked = 0

await site.start()
for (let round = 0; round < warmUps; round++) {
  const until = performance.now() + limit.recoveryMs
  await Promise.all([askMore(), sendForms(() => performance.now() < until)])
}
await sleep(duration.rest)
const memory = watchMemory(site.process?.pid)
const idle = memory?.now ?? 0
if (memory) console.log(`At rest, after ${asked} questions and ${sent.length} forms: ${idle.toFixed(0)} MB.`)
else console.log('Memory is not measured: only Linux tells what another process holds (/proc).')

const violations: string[] = []
for (const [name, behaviour] of Object.entries(aiFaults)) violations.push(...(await runFault(name, behaviour)))
const child = site.process
if (child?.exitCode !== null || child.signalCode !== null) violations.push(`the process died: ${site.output()}`)
memory?.stop()
await site.signal('SIGTERM')
await service.close()
const database = openDatabase({ databaseUrl: undefined, dataDir })
violations.push(...(await auditSaved(database, sent)))
await database.destroy()
await rm(dataDir, { recursive: true })
conclude(violations)

/** One fault, from its first question until the service is in use again. @returns violations, in words */
async function runFault(name: string, behaviour: Behaviour): Promise<string[]> {
  fault = behaviour
  met = 0
  memory?.takePeak()
  let asking = true
  const questions = askMore().finally(() => {
    asking = false
  })
  const [told, { times, unthanked }] = await Promise.all([questions, sendForms(() => asking)])
  const over = (memory?.takePeak() ?? 0) - idle
  const calls = met
  const recovery = await untilWell()

  console.log(`\n${name}: ${told.filter(({ question }) => !isWell(question)).length} questions, met by ${calls} calls`)
  for (const [words, those] of Map.groupBy(told, wordsOf)) console.log(`  ${those.length} × ${words}`)
  console.log(`  answers: ${spread(told.map(({ took }) => took))}; service in use again after ${recovery} ms`)
  console.log(`  ${times.length} forms: ${spread(times)}`)
  if (memory) console.log(`  memory: at most ${over.toFixed(0)} MB over rest`)
  return [
    ...complaints({
      'questions without an answer in time': told.filter(({ broken }) => broken !== undefined),
      'answers without one clear sentence': told.filter((one) => !isClear(one)),
      'sentences beside an empty field': told.filter(({ sentences, kept }) => sentences.length > 0 && !kept),
      'forms without thanks': unthanked,
    }),
    ...(calls > 0 ? [] : ['no call met it']),
    ...(recovery <= limit.recoveryMs ? [] : ['the service was not in use again']),
    ...(quantile(times, 0.99) < limit.formMs ? [] : [`99 of 100 forms took ${limit.formMs} ms or longer`]),
    ...(over <= limit.memoryMb ? [] : [`memory grew by more than ${limit.memoryMb} MB`]),
  ].map((violation) => `${name}: ${violation}`)
}

function askMore() {
  asked += perFault
  return askAll(crowd, asked - perFault, perFault)
}

/** Milliseconds until the service answers a visitor again. */
async function untilWell(): Promise<number> {
  const began = performance.now()
  for (;;) {
    // Two numbers on: even ones get a good answer.
    asked += 2
    const { answeredBy } = await ask(crowd.port, questionOf(asked - (asked % 2)), limit.answerMs)
    const ms = Math.round(performance.now() - began)
    if (answeredBy === 'service' || ms > limit.recoveryMs) return ms
    await sleep(duration.look)
  }
}

/** @param wanted whether to send more than `forms.least` */
async function sendForms(wanted: () => boolean): Promise<{ times: number[]; unthanked: string[] }> {
  const times: number[] = []
  const unthanked: string[] = []
  const underWay: Promise<void>[] = []
  const send = async () => {
    const from = addressOf(sent.length)
    const filled = fillIn(sent.length * 6)
    const one = { filled, receipts: new Set<string>() }
    sent.push(one)
    const began = performance.now()
    const result = await postFrom(from, site.port, filled.path, filled.body)
    times.push(performance.now() - began)
    if (result.kind === 'accepted') one.receipts.add(result.receipt)
    else unthanked.push(JSON.stringify(result))
  }
  while (underWay.length < forms.least || wanted()) {
    underWay.push(send())
    await sleep(forms.everyMs)
  }
  await Promise.all(underWay)
  return { times, unthanked }
}
