/** Checks every page as the built site sends it with the Nu HTML checker (https://validator.github.io/validator/). Needs Java. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The exit code of a step that can't run here, as in automake's tests. */
export const skippedCode = 77

const home = 'tools/html-checker'
const jar = `${home}/node_modules/vnu-jar/build/dist/vnu.jar`

/** A message of the checker about one place in a file. */
interface Message {
  url: string
  type: string
  message: string
  lastLine?: number
}

async function checkAll(): Promise<number> {
  if (spawnSync('java', ['-version']).status !== 0) return skip('Java is not installed here')
  if (!existsSync(jar)) {
    console.log('Installing the Nu HTML checker, once.')
    const { status } = spawnSync('npm', ['ci', '--prefix', home, '--loglevel=error', '--no-audit', '--no-fund'], {
      stdio: 'inherit',
    })
    if (status !== 0) return skip(`it could not be installed; with a network, npm ci --prefix ${home} does it`)
  }
  // Imported late, since both modules look for a build.
  const [{ behindForms, built, onDemand }, { startSite }] = await Promise.all([
    import('../e2e/support/pages.ts'),
    import('../e2e/support/running-site.ts'),
  ])
  const paths = [...built, ...onDemand, ...behindForms, '/no-such-page']
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-html-'))
  const site = await startSite({ RATE_LIMITS: 'off' })
  try {
    for (const [at, path] of paths.entries()) {
      const html = await (await fetch(site.origin + path, { headers: { accept: 'text/html' } })).text()
      writeFileSync(join(folder, `${at}.html`), html)
    }
    // The checker's CSS is years behind; browsers and the build's own parser read the style sheets.
    const args = ['-jar', jar, '--format', 'json', '--errors-only', '--filterpattern', 'CSS: .*', folder]
    const { stderr, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
    if (error) throw error
    const { messages }: { messages: Message[] } = JSON.parse(stderr)
    const pathOf = ({ url }: Message) => paths[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url
    const said = messages.map((message) => `${pathOf(message)}:${message.lastLine ?? ''}: ${message.message}`)
    for (const line of said.slice(0, 100)) console.log(line)
    console.log(`${paths.length} pages, ${messages.length} errors`)
    return messages.length === 0 ? 0 : 1
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function skip(why: string): number {
  console.log(`Skipped: ${why}.`)
  return skippedCode
}

if (import.meta.main) process.exitCode = await checkAll()
