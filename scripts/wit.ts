/**
 * Explains the site's answer to a sentence, for authors of jokes and of the gate's lists: the gate's verdict and its reason,
 * the matching jokes with conditions and scores, and the visitor's answer. Reads src/content/ without a build.
 *
 *   npm run wit -- "The elevator is out of order."
 *   npm run wit -- --find stairs
 *
 * The second lists the jokes with a word in their sentence or their lines, and their files.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { vectorFiles, wordVectors } from '#language/word-vectors.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { readTried } from '#server/questions/read-tried.ts'
import { createTryOuts, type TryReply } from '#server/questions/try-outs.ts'
import type { Entry } from '#wit/entries/entry.ts'
import { metNeeds } from '#wit/entries/needs.ts'
import { saidIn } from '#wit/entries/said.ts'
import type { Gate, GateVerdict } from '#wit/gate/gate.ts'
import { stack, together } from '#wit/gate/model/gate-score.ts'
import { lendsFrom } from '#wit/nearest/lent-lines.ts'
import { Drawer } from '#wit/nearest/nearest.ts'
import { packDrawer } from '#wit/nearest/packed.ts'
import { indexExample } from '#wit/nearest/situation.ts'
import { nearEnough, type Offer, offersFor } from '#wit/offers.ts'
import { datesPastInFuture } from '#wit/reading/impossible.ts'
import { type Reading, read } from '#wit/reading/reading.ts'
import { hasReferents } from '#wit/referents.ts'
import { drawerTexts } from '#wit/testing/drawer-texts.ts'
import { exampleTexts } from '#wit/testing/example-texts.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { digestOf, keptResults } from './build/kept-results.ts'

/** How many near examples are listed. */
const nearTold = 5

const inTwo = (score: number) => score.toFixed(2)
const part = (heading: string, lines: readonly string[]) => [heading, ...lines.map((line) => `  ${line}`)].join('\n')

const verdicts = {
  fine: 'fine.',
  careful: 'careful. No joke is told, since it may be grave.',
  grave: 'grave. It is refused.',
} as const

/** The gate's verdict, with the words and figures that decided it. */
function gateTold({ graveness, general, refusedFor, kind, score = 0 }: GateVerdict): string {
  const heading = `The gate: ${verdicts[graveness]}`
  if (refusedFor?.of === 'profanity') return part(heading, ['A swear word refuses it by itself.'])
  if (refusedFor) {
    const said =
      refusedFor.of === 'certain'
        ? `“${refusedFor.words}” leaves no doubt (the list “certain”).`
        : `“${refusedFor.words}” is promised to be left plain (the list “promised-${refusedFor.of}”).`
    return part(heading, graveness === 'grave' ? [said] : [said, 'The model is sure that it is harmless.'])
  }
  const sum = inTwo(together(score, kind?.of))
  return part(heading, [
    kind ? `“${kind.words}” is in the list “${kind.of}”.` : 'No list holds it.',
    `Lists and model come to ${sum}; careful is above ${inTwo(stack.careful)}, grave above ${inTwo(stack.grave)}.`,
    ...(graveness === 'fine' && !general
      ? [`Above ${inTwo(stack.general)}, lines that fit any subject are left out.`]
      : []),
  ])
}

const isEntry = (from: Offer['from']): from is Entry => 'needs' in from

/** The source of an offer, with the words of the message that met its needs. */
function heading({ from, shown, met }: Offer, reading: Reading, year: number): string[] {
  if (isEntry(from)) {
    const needed = metNeeds(from.needs, saidIn(reading, year), from.denied) ?? []
    return [`${from.id}  src/content/drawer/${from.file}.yaml`, `  by ${needed.join(' + ')}`]
  }
  const { example, score } = from
  return [
    `src/content/examples/${example.id}.yaml`,
    `  ${inTwo(score)} near, ${shown ? 'shown as it stands' : `by ${met?.join(' + ')}`}`,
  ]
}

/** All offers for a sentence, best first, each with its score. */
function offersTold(reading: Reading, options: { year: number; general: boolean }, drawer: Drawer): string[] {
  const { offers, near } = offersFor(reading, options, drawer)
  const told = [...Map.groupBy(offers, ({ from, shown }) => shown ?? from).values()].flatMap((those) => [
    ...those.slice(0, 1).flatMap((first) => {
      const [where = '', by = ''] = heading(first, reading, options.year)
      return [`${inTwo(first.score)}  ${where}`, by]
    }),
    ...those.map(({ text, dryness, refersTo, shown }) => {
      const left =
        shown || hasReferents(text, reading, refersTo) ? '' : ', left out: its pronoun stands for nothing here'
      return `  ${text} (${dryness}${left})`
    }),
  ])
  const nearest = near.slice(0, nearTold).map(({ example, score }) => `${inTwo(score)}  ${example.before}`)
  return [
    part(told.length > 0 ? 'What may follow, the best first:' : 'Nothing may follow.', told),
    part(
      `Near examples (a joke follows from ${inTwo(lendsFrom)} where it has what it needs; one is shown as it is from ${inTwo(nearEnough)}):`,
      nearest,
    ),
  ]
}

/** The answer as a visitor reads it. */
const answerTold = ({ label, id, result, why, near, hint }: Extract<TryReply, { ok: true }>['answer']): string =>
  part(`A visitor gets: ${label}`, [
    ...(id ? [id, result, why] : []),
    ...near.map(({ sentence }) => sentence),
    ...(hint ? [hint] : []),
  ])

/**
 * Explains the site's answer to a sentence, in plain text.
 *
 * @param now milliseconds since 1970: "since 1987" is counted from its year
 * @throws with the visitor's message, for a text that is no sentence or too long
 */
export async function witReport(
  typed: string,
  { drawer, gate, now }: { readonly drawer: Drawer; readonly gate: Gate; readonly now: number },
): Promise<string> {
  const asked = { message: typed, audience: '', dryness: '', seen: [] }
  const tried = readTried(asked)
  if (!tried.ok) throw new Error(tried.refusal.message)
  const { message } = tried.tried
  const clock = { now: () => now }
  const tryOuts = createTryOuts({
    writer: undefined,
    limits: createLimits({ rateLimits: false, databaseUrl: undefined }),
    loadDrawer: async () => drawer,
    loadGate: async () => gate,
    counts: { shown: () => undefined, vote: () => undefined },
    clock,
    log: { info: () => undefined },
  })
  const reply = await tryOuts.answer(asked, { visitor: { address: '' }, signal: new AbortController().signal })
  if (!reply.ok) throw new Error(reply.refusal.message)
  const verdict = gate.judge(message, drawer.vectors)
  const reading = read(message)
  const year = new Date(now).getUTCFullYear()
  const offers = () =>
    datesPastInFuture(reading.text, year)
      ? ['It says what cannot be yet.']
      : offersTold(reading, { year, general: verdict.general }, drawer)
  return [message, gateTold(verdict), ...(verdict.graveness === 'fine' ? offers() : []), answerTold(reply.answer)].join(
    '\n\n',
  )
}

/** The drawer of src/content/, with a cache of the wordings that were read before. */
function openContent(): Drawer {
  const makers = globSync(['src/wit/**/*.{ts,json}', 'src/language/**/*.ts']).filter(
    (file) => !/\.test\.ts$/.test(file),
  )
  const { recall, keepUsed } = keptResults('wit', digestOf(makers.sort()))
  const indexed = exampleTexts.map((example) => recall([JSON.stringify(example)], () => indexExample(example)))
  keepUsed()
  const vectors = wordVectors(readFileSync(vectorFiles.words, 'utf8'), readFileSync(vectorFiles.table))
  return new Drawer(packDrawer(indexed, drawerTexts), vectors)
}

/**
 * Finds jokes by words of their sentences and lines.
 *
 * @returns a paragraph for each: its file, its sentence and its lines
 */
export function jokesWith(words: string): string[] {
  const wanted = words.toLowerCase()
  const jokes = [
    ...drawerTexts.map(({ file, id, before, also = [], lines }) => ({
      where: `src/content/drawer/${file}.yaml  ${id}`,
      before,
      also,
      lines: lines.map(({ text }) => text),
    })),
    ...exampleTexts.map(({ id, before, also = [], results }) => ({
      where: `src/content/examples/${id}.yaml`,
      before,
      also,
      lines: results.flatMap(({ after, line = after }) => [after, line]),
    })),
  ]
  return jokes
    .filter(({ before, also, lines }) =>
      [before, ...also, ...lines].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ where, before, lines }) => part(where, [before, ...new Set(lines.map((line) => `  ${line}`))]))
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({ options: { find: { type: 'boolean' } }, allowPositionals: true })
    const typed = positionals.join(' ')
    if (typed.trim() === '') throw new Error('Say a sentence: npm run wit -- "The elevator is out of order."')
    const found = () => jokesWith(typed).join('\n') || `No joke has “${typed}”.`
    const told = () => witReport(typed, { drawer: openContent(), gate, now: systemClock.now() })
    console.log(await (values.find ? found() : told()))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
