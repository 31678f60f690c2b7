/**
 * Runs the benchmarks of `bench/` and writes their output into `bench/figures.md`, a section per subject. Sections of other
 * subjects stay as they are.
 *
 *   npm run bench                        all of them, on a machine without other work
 *   npm run bench -- pictures serving    only these
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'

/** The heading and the commands of each subject, by its name on the command line. */
const subjects = {
  pictures: { title: 'First pictures on a slow phone', command: 'bench/first-picture.ts 3' },
  interaction: { title: 'From a touch to the next picture', command: 'bench/interaction.ts 3' },
  serving: { title: 'Starts, pages served, messages saved', command: 'bench/serving.ts' },
  nginx: { title: 'A prerendered page behind nginx', command: 'bench/beside-nginx.ts 5' },
  start: { title: 'A start, and memory at rest', command: 'bench/start.ts 5' },
  throughput: { title: 'Forms saved under load', command: 'bench/faults/throughput.ts' },
  questions: { title: 'Questions answered', command: 'bench/questions.ts' },
  inbox: { title: 'The desk’s inbox', command: 'bench/inbox.ts' },
  dev: { title: 'From a change to the page that shows it', command: 'bench/dev.ts' },
} as const

type Subject = keyof typeof subjects

const file = 'bench/figures.md'
const names = Object.keys(subjects) as Subject[]
const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name)

const unknown = process.argv.slice(2).filter((name) => !isSubject(name))
if (unknown.length > 0) {
  console.error(`Nothing is measured by the name ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(1)
}
const asked = process.argv.slice(2).filter(isSubject)

const head = `# Figures

Written by \`npm run bench\` (\`npm run bench -- <subject>\` for one): what was measured last, and when. What breaks on purpose
has its figures in \`bench/faults/README.md\`, the try-outs in \`bench/wit/README.md\`.
`
const sections = new Map<string, string>()
for (const part of existsSync(file)
  ? readFileSync(file, 'utf8')
      .split(/^(?=## )/m)
      .slice(1)
  : [])
  sections.set(/^## (.*)/.exec(part)?.[1] ?? '', part.trimEnd())

let failed = false
for (const name of asked.length > 0 ? asked : names) {
  const { title, command } = subjects[name]
  console.log(`\n${title}: npx node ${command}`)
  const load = loadavg()[0] ?? 0
  const { code, said } = await run(command.split(' '))
  failed ||= code !== 0
  sections.set(title, section(title, command, load, said, code))
  const known = names.flatMap((each) => sections.get(subjects[each].title) ?? [])
  writeFileSync(file, `${[head.trimEnd(), ...known].join('\n\n')}\n`)
}
if (failed) process.exitCode = 1

function section(title: string, command: string, load: number, said: string, code: number): string {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() || 'an unnamed make'}, Node ${process.versions.node}`
  const text = said.trim()
  // Only tables keep their columns without a code block.
  const shown = /^\|/m.test(text) ? text : `\`\`\`\n${text}\n\`\`\``
  const verdict = code === 0 ? '' : '\n\nIt ended with a failure: something is above its limit, or went wrong.'
  const busy = load > availableParallelism() ? ' The machine had other work: times are longer than the site’s own.' : ''
  return `## ${title}\n\n\`npx node ${command}\`, ${when}. ${machine}, load at the start ${load.toFixed(1)}.${busy}${verdict}\n\n${shown}`
}

/** Runs a script, shows its output and returns it. */
function run(args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += String(bytes)
      process.stdout.write(bytes)
    })
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, said }))
  })
}
