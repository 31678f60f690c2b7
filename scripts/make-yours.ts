/**
 * Makes the site another company's: asks a dozen questions, writes src/content/brand, deletes the shipped samples and says in
 * other words what counted or named them.
 *
 *   npm run make-yours
 *   npm run make-yours -- --from answers.json
 *   npm run make-yours -- --anyway             also with changes under src/content that are not committed
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface, type Interface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { sentenceFor } from '#content-model/schemas/sentences.ts'
import { type Answers, answerOf, answersSchema, questions, refusalOf } from './make-yours/answers.ts'
import { writeSite } from './make-yours/write-site.ts'

/** An error whose message suffices without a stack. */
class Refusal extends Error {}

async function main() {
  const { from, anyway } = readArgs()
  if (!anyway) refuseChanges()
  const answers = from === undefined ? await ask() : readAnswers(from)
  const made = writeSite(answers)
  if ('refused' in made) throw new Refusal(['Nothing was written:', ...made.refused].join('\n  '))
  // New processes, since this one has read the former brand.
  for (const words of [
    ...(existsSync('README.md') ? [['scripts/readme.ts']] : []),
    ...(made.first ? [['scripts/launch-check.ts', '--as-shipped']] : []),
  ]) {
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...words])
  }
  console.log(
    [
      made.first
        ? `${made.deleted} files of samples are deleted, and ${made.rewritten} files of words say it otherwise.`
        : `The brand is written. ${made.deleted} samples are deleted, and words stay as you have them.`,
      'See it with npm run dev, change words with npm run words, and ask npm run launch-check what is left.',
      `The site is ${answers.name}’s.`,
    ].join('\n'),
  )
}

function readArgs() {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' }, anyway: { type: 'boolean' } } })
    return values
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\nIt takes --from answers.json and --anyway.`)
  }
}

/** Samples are deleted for good where git does not have them. */
function refuseChanges() {
  let changed: string
  try {
    changed = execFileSync('git', ['status', '--porcelain', '--', 'src/content'], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    throw new Refusal('This folder is no git repository, so nothing brings deleted samples back. --anyway goes on.')
  }
  if (changed.trim() === '') return
  throw new Refusal(
    `src/content has changes that are not committed:\n${changed.trimEnd()}\nCommit them first, or go on with --anyway.`,
  )
}

/** @throws Refusal with a sentence for each wrong answer */
function readAnswers(file: string): Answers {
  let typed: unknown
  try {
    typed = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refusal(`${file} can’t be read: ${(error as Error).message}`)
  }
  const read = answersSchema.safeParse(typed, { error: (issue) => sentenceFor(issue) })
  if (read.success) return read.data
  // The place in a list says nothing to whoever reads the list.
  const wrong = read.error.issues.map(({ path: [key], message }) => `  ${[key ?? [], message].flat().join(': ')}`)
  throw new Refusal([`${file} was not taken, and nothing was written:`, ...new Set(wrong)].join('\n'))
}

/** @throws Refusal for Ctrl-C, and where the input ends */
async function asked(terminal: Interface, question: string): Promise<string> {
  const over = new AbortController()
  const end = () => over.abort()
  terminal.once('close', end)
  try {
    return await terminal.question(question, { signal: over.signal })
  } catch {
    throw new Refusal('\nNothing was written.')
  } finally {
    terminal.off('close', end)
  }
}

/** Asks in the terminal, each question until its answer can be used. */
async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const given: Record<string, unknown> = {}
  try {
    for (const { key, ask, or } of questions) {
      for (let open = true; open; ) {
        const value = answerOf(key, await asked(terminal, `${ask}${or === undefined ? '' : ` (empty: ${or})`} `))
        const refusal = refusalOf(key, value)
        if (refusal !== undefined) console.log(`  ${refusal}.`)
        else given[key] = value
        open = refusal !== undefined
      }
    }
  } finally {
    terminal.close()
  }
  return answersSchema.parse(given)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
