/**
 * Lists the parts that a real launch must still replace or confirm, from the built pages, the content and the settings. Exits
 * with 1 while there is one.
 *
 *   npm run launch-check
 *   node scripts/launch-check.ts --as-shipped   records the current legal texts as the shipped ones
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDay } from '#content-model/loader/local-day.mjs'
import { allWaiting } from '#content-model/loader/waiting.mjs'
import { product } from '#content-model/site.ts'
import { settingsTable } from '#server/platform/config/settings.ts'
import { findBuild } from '#server/web/prerendered/builds.mjs'
import { type Confirmed, type Finding, launchFindings, type TextFile } from './launch-findings.ts'

const confirmations = 'launch-confirmed.json'
const digests = 'scripts/shipped.json'
/** Texts that speak for the owner. */
const shipped = 'src/content/legal'

function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (process.argv.includes('--as-shipped')) {
    writeFileSync(digests, `${JSON.stringify(shippedDigests(), null, 2)}\n`)
    return
  }
  const build = findBuild('current')
  if (build === undefined) {
    console.error('There is no build. npm run launch-check makes one.')
    process.exitCode = 1
    return
  }
  const found = launchFindings(
    {
      pages: filesIn(join(build, 'client'), /\.html$/),
      built: filesIn(build, /\.(?:css|js|json|jsonl|mjs|svg|txt|webmanifest|xml)$/),
      content: contentFiles(),
      product,
      ownMark: existsSync('src/content/brand/mark.svg'),
      settings: settingsTable.map((setting) => ({
        ...setting,
        value: (process.env[setting.name] ?? '').trim() || setting.default,
      })),
      asShipped: unchanged(),
    },
    readConfirmations(),
  )
  const waiting = allWaiting(localDay())
  if (waiting.length > 0) console.log(`${reportWaiting(waiting)}\n`)
  console.log(report(found))
  process.exitCode = found.length === 0 ? 0 : 1
}

/** Posts and pages that no build shows yet, which stop no launch. */
export const reportWaiting = (waiting: ReturnType<typeof allWaiting>): string =>
  [
    `Not shown yet: ${waiting.length}`,
    ...waiting.map(({ file, day }) => `  ${file}, ${day === undefined ? 'a draft' : `from ${day} on`}`),
  ].join('\n')

/** What an owner does about a group. */
const hows: Readonly<Record<string, string>> = {
  Samples: 'Delete each, or make it yours: npm run words.',
  Name: 'It stands in src/content/brand/brand.json, which npm run words edits too.',
  'Still as shipped': 'Read each, and change it or confirm it. A mark of your own is src/content/brand/mark.svg.',
  'Placeholder addresses':
    'localhost is there until SITE_URL is set in .env. The others stand in the file named, or in brand.json.',
  'Settings to choose': 'Set each in .env, or confirm it.',
  'Links to a network’s front page': 'Write the address of your page there into brand.json.',
  'Claims with numbers': 'Confirm what is true, and take out the rest.',
  'Confirmations that do not fit': 'Take the line out, or confirm what it is now.',
}

/** Findings by group, for the terminal. */
export function report(found: readonly Finding[]): string {
  if (found.length === 0) return 'Ready for a launch.'
  const groups = [...Map.groupBy(found, ({ group }) => group)].map(([group, findings]) =>
    [
      [`${group}: ${findings.length}.`, hows[group] ?? 'Change it in the file named.'].join(' '),
      ...findings.map(({ text }) => `  ${text}`),
    ].join('\n'),
  )
  const open = found.length === 1 ? '1 thing is' : `${found.length} things are`
  const how = found.some(({ confirmable }) => confirmable)
    ? ` What is meant so is confirmed in ${confirmations}; docs/decisions/0020-launch.md says how.`
    : ''
  return [...groups, `${open} open before a launch.${how}`].join('\n\n')
}

/** The files of a site's content with their texts: entries, words of pages, and the code that fills them in. */
export const contentFiles = (site = '.'): TextFile[] => [
  ...filesIn(join(site, 'src/content'), /\.(?:md|yaml|json)$/),
  ...filesIn(join(site, 'src/content-model'), /(?<!\.test)\.ts$/),
]

/** @returns the files below a folder whose paths match `names`, with their texts */
export function filesIn(folder: string, names: RegExp): TextFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .sort()
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }))
}

/** @throws when the file can't be read, with a sentence on its form */
export function readConfirmations(file = confirmations): Confirmed {
  if (!existsSync(file)) return {}
  const isConfirmed = (value: unknown): value is Confirmed =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'string')
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isConfirmed(read)) return read
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ConfirmationsError(
    `${file} can't be read: it holds names and values, all in quotes, with a comma between two lines. ` +
      'docs/decisions/0020-launch.md has an example.',
  )
}

/** An error whose message suffices without a stack. */
class ConfirmationsError extends Error {}

/** The digest of a text. Only its words count, since a new date makes no new policy. */
function digestOf(file: string): string {
  const words = readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---\n/, '')
  return createHash('sha256').update(words).digest('hex')
}

function shippedDigests(): Record<string, string> {
  const files = readdirSync(shipped).map((file) => join(shipped, file))
  return Object.fromEntries(files.map((file) => [file, digestOf(file)]))
}

/**
 * Files that are the same as shipped.
 *
 * @param folder a copy of the project; default the project itself
 */
export function unchanged(folder = '.'): string[] {
  const known = JSON.parse(readFileSync(digests, 'utf8')) as Record<string, string>
  const isShipped = ([file, digest]: [string, string]) =>
    existsSync(join(folder, file)) && digestOf(join(folder, file)) === digest
  return Object.entries(known)
    .filter(isShipped)
    .map(([file]) => file)
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    if (!(error instanceof ConfirmationsError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
