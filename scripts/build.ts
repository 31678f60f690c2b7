/**
 * Builds the site into a folder of its own, then gives that folder its name, then removes builds that are no longer
 * needed. Called by prepare.mjs, which ensures that only one build runs at a time.
 *
 *   node scripts/build.ts [current | tests] [by-hand] [--all] [--verbose]
 *
 * by-hand refuses a build without settings that the previous one had. --all also makes the parts that the server otherwise makes
 * on request: pages of examples and social cards. Astro's output is shown where the build fails, or at once with --verbose.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { leftOutIn } from '#content-model/loader/waiting.mjs'
import {
  defaultEnvironment,
  publicSettingNames,
  readSettings,
  SettingsError,
} from '#server/platform/config/settings.ts'
import { forgottenSettings, printedSettings } from '#server/web/prerendered/build-settings.ts'
import {
  type BuildName,
  buildIdOf,
  buildNames,
  buildsFolder,
  findBuild,
  isBuildId,
  manifestName,
  nameBuild,
  newestBuilds,
} from '#server/web/prerendered/builds.mjs'
import { buildId, readEnvironment } from './build/build-id.mjs'
import { writeCardList, writeCards } from './build/cards.ts'
import { writeContentFacts } from './build/content-facts.ts'
import { writeDesk } from './build/desk.ts'
import { writeDrawerIndex } from './build/drawer-index.ts'
import { writeSearchIndexes } from './build/search-indexes.ts'
import { writeServer } from './build/server.ts'
import { writeTryTexts } from './build/try-texts.ts'
import { explainUnwritable } from './build/unwritable.mjs'
import { step } from './prepare/step.mjs'

/** The folder of a build under way. One that was killed leaves it behind, and the next one removes it. */
const unfinished = join(buildsFolder, '.unfinished')

/** The folder of parts beside the pages, as deep below the project as a build, so that relative paths agree. */
const beside = join(buildsFolder, '.beside')

/** The folder for a replaced build of the same content. */
const replaced = join(buildsFolder, '.replaced')

/** An error whose message suffices without a stack. */
class Refusal extends Error {}

async function build(name: BuildName, { isByHand, all }: { isByHand: boolean; all: boolean }): Promise<void> {
  if (name === 'tests') Object.assign(process.env, defaultEnvironment)
  else if (existsSync('.env')) process.loadEnvFile('.env')
  // All settings are read, so that the problems listed are the same as the server's.
  readSettings(process.env)
  if (isByHand) refuseForgotten(findBuild(name))
  const why = findBuild(name) === undefined ? '' : ', as something it is made of has changed'
  const left = await step(`Building the site${isByHand ? '' : why}`, () => make(name, all))
  for (const line of left) console.log(line)
}

/** Returns a line for each entry that was left out. */
async function make(name: BuildName, all: boolean): Promise<readonly string[]> {
  const environment = readEnvironment(publicSettingNames)
  const before = buildId(environment)
  mkdirSync(buildsFolder, { recursive: true })
  accessSync(buildsFolder, constants.W_OK)
  for (const folder of [unfinished, beside]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
  }
  // The bundles do not depend on the pages and use the idle core. Astro empties the folder that it writes.
  const bundles = async () => {
    await writeDesk(beside)
    await writeServer(beside)
  }
  const [left] = await Promise.all([buildPages(unfinished, { name, all }), bundles()])
  for (const part of readdirSync(beside)) renameSync(join(beside, part), join(unfinished, part))
  await writeDrawerIndex(unfinished)
  await writeTryTexts(unfinished)
  await writeSearchIndexes(unfinished)
  const wrong = await writeContentFacts(unfinished)
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
  await writeCardList(unfinished)
  if (all) await writeCards(unfinished)
  // A build during changes of the sources gets a random id, so that the next start does not take it for a current one.
  const id = buildId(environment) === before ? before : randomBytes(8).toString('hex')
  const manifest = { settings: publicSettingNames, printed: printedSettings(environment) }
  writeFileSync(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  putInPlace(join(buildsFolder, id))
  nameBuild(name, id)
  if (id === buildId({})) nameBuild('tests', id)
  removeUnneeded()
  return left
}

/**
 * Builds the pages with Astro.
 *
 * @returns a line for each entry that was left out
 * @throws with all output of Astro, unless --verbose has shown it already
 */
async function buildPages(
  folder: string,
  { name, all }: { name: BuildName; all: boolean },
): Promise<readonly string[]> {
  const isVerbose = process.argv.includes('--verbose')
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
    stdio: isVerbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...(all && { BUILD_ALL: 'yes' }) },
  })
  const said: string[] = []
  for (const stream of [astro.stdout, astro.stderr]) stream?.setEncoding('utf8').on('data', (text) => said.push(text))
  // 'close' rather than 'exit', so that all output has arrived.
  const [status] = await once(astro, 'close')
  if (status === 0) return leftOutIn(stripVTControlCharacters(said.join('')))
  const left = findBuild(name) ? 'The last good build is still there' : 'There is no build'
  throw new Refusal(`\n${said.join('')}\nThe build failed; the reason stands above. ${left}, and nothing was started.`)
}

/** Refuses a build without the settings of the last one, as a crontab would start it: its pages would be for localhost. */
function refuseForgotten(before: string | undefined): void {
  const forgotten = before === undefined ? [] : forgottenSettings(before, process.env)
  if (forgotten.length === 0) return
  throw new Refusal(
    `Not built: the present build was made with ${forgotten.join(', ')}, and that is not set here. ` +
      'As a service: systemctl start deadpan-build. ' +
      `By hand: set it, or leave it out on purpose with nothing behind it, as in ${forgotten[0]}= npm run build`,
  )
}

/** Moves the finished build to its folder. A build of the same content may be served from there: it has the same files. */
function putInPlace(folder: string): void {
  rmSync(replaced, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, replaced)
  renameSync(unfinished, folder)
  rmSync(replaced, { recursive: true, force: true })
  rmSync(beside, { recursive: true, force: true })
}

/** Removes all builds but the named ones and the newest. One that can't be removed is left for the next time. */
function removeUnneeded(): void {
  const needed = new Set([...buildNames.map((name) => buildIdOf(name)), ...newestBuilds()])
  for (const id of readdirSync(buildsFolder).filter((id) => isBuildId(id) && !needed.has(id))) {
    try {
      rmSync(join(buildsFolder, id), { recursive: true, force: true })
    } catch (error) {
      console.error(`An old build can't be removed: dist/${id} (${error instanceof Error ? error.message : error})`)
    }
  }
}

try {
  const [, , name, how] = process.argv
  const options = { isByHand: how === 'by-hand', all: process.argv.includes('--all') }
  await build(name === 'tests' ? 'tests' : 'current', options)
} catch (error) {
  const known = error instanceof Refusal || error instanceof SettingsError
  const told = known ? error.message : explainUnwritable(error)
  if (told === undefined) throw error
  console.error(told)
  process.exitCode = 1
}
