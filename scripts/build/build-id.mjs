// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { localDay } from '../../src/content-model/loader/local-day.mjs'
import { waitsIn } from '../../src/content-model/loader/waiting.mjs'

/** Files and folders that a build reads. */
const sources = [
  'src',
  'public',
  'scripts/build.ts',
  'scripts/build',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
/** Files among them that no build reads: tests and their helpers, the editor, and the training data of the gate's model. */
const unread =
  /\.test\.tsx?$|^src[/\\](?:content-model[/\\]editor|(?:cli|desk|server)[/\\]testing|wit[/\\]gate[/\\](?:training|testing))[/\\]/
/** Entries that may wait for a day. */
const scheduled = /^src[/\\]content[/\\]posts[/\\].+\.md$/

/**
 * The id of the build that would be made now: a digest of its sources. Only the contents of files count, not their times or
 * folder, so a copy of the project with its build has nothing to build. A post that waits for its day makes another build on
 * that day.
 *
 * @param {Readonly<Record<string, string | undefined>>} settings values of the settings that pages print
 * @param {string} [today]
 * @returns {string}
 */
export function buildId(settings, today = localDay()) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) {
    const bytes = readFileSync(file)
    hash.update(`${file.replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes)
    if (scheduled.test(file) && waitsIn(bytes.toString(), today)?.day !== undefined) hash.update('waits\n')
  }
  // Empty counts as missing, so the default's id does not depend on which settings there are.
  const set = Object.entries(settings).flatMap(([name, value = '']) =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  )
  return hash.update(JSON.stringify(set.sort())).digest('hex').slice(0, 16)
}

/**
 * @param {string} source
 * @returns {string[]} the file, or the files of the folder, in one order on every machine
 */
function filesOf(source) {
  if (!existsSync(source)) return []
  if (!statSync(source).isDirectory()) return [source]
  return (
    readdirSync(source, { recursive: true, withFileTypes: true })
      .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
      // A link to a file counts as the file.
      .filter(({ entry, path }) => (entry.isSymbolicLink() ? statSync(path).isFile() : entry.isFile()))
      .map(({ path }) => path)
      .filter((path) => !unread.test(path))
      .sort()
  )
}

/**
 * @param {readonly string[]} names
 * @returns {Record<string, string | undefined>} values from the environment, or else from `.env`
 */
export function readEnvironment(names) {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? file[name]]))
}
