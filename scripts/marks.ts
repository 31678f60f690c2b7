/**
 * Counts the tests of words and entries that the site came with (`shippedOnly`), which another company's site does without, beside
 * all others, and names them.
 *
 *   npm run marks
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

interface Test {
  readonly name: string
  readonly file: string
  readonly line: number
}

interface Suite {
  specs: { title: string; file: string; line: number }[]
  suites?: Suite[]
}

const folder = mkdtempSync(join(tmpdir(), 'marks-'))
const listed = join(folder, 'listed.json')

/** Runs a test runner that only lists its tests. @returns what it wrote */
function list(command: string, ...args: string[]) {
  execFileSync(command, args, { stdio: 'ignore', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: listed } })
  return JSON.parse(readFileSync(listed, 'utf8'))
}

function journeys(): Test[] {
  const { suites } = list('playwright', 'test', '--list', '--reporter=json') as { suites: Suite[] }
  const within = ({ specs, suites: inner = [] }: Suite): Test[] => [
    ...specs.map(({ title, file, line }) => ({ name: title, file: join('e2e', file), line })),
    ...inner.flatMap(within),
  ]
  return suites.flatMap(within)
}

function unitTests(): Test[] {
  const found = list(
    'vitest',
    'list',
    '--no-static-parse',
    '--project=unit',
    '--project=battery',
    '--includeTaskLocation',
    `--json=${listed}`,
  )
  return found.map(({ name, file, location }: { name: string; file: string; location: { line: number } }) => ({
    name,
    file: relative('.', file),
    line: location.line,
  }))
}

const lines = new Map<string, string[]>()

/** Whether a test is declared by `shippedOnly`: the declaration may begin lines before its place, at its list of cases. */
function isMarked({ file, line }: Test): boolean {
  const known = lines.get(file) ?? readFileSync(file, 'utf8').split('\n')
  lines.set(file, known)
  const begin = known.slice(0, line).findLast((text) => /^\s*(?:test|where|shippedOnly)\b/.test(text))
  return /^\s*shippedOnly\b/.test(begin ?? '')
}

try {
  for (const [kind, tests] of [['journeys', journeys()] as const, ['unit tests', unitTests()] as const]) {
    const marked = tests.filter(isMarked)
    const share = ((100 * (tests.length - marked.length)) / tests.length).toFixed(1)
    for (const { file, line, name } of marked) console.log(`${file}:${line} ${name}`)
    console.log(`\n${tests.length} ${kind}, ${marked.length} of them marked: ${share} in 100 are not\n`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
