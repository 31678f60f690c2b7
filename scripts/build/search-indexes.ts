import { resolve } from 'node:path'
import { atOnce } from '#language/slices.ts'
import { indexSite } from '#search/site-search.ts'
import { readPublicSettings, readSettings } from '#server/platform/config/settings.ts'
import { readVectors } from '#server/questions/load-drawer.ts'
import { loadPassages } from '#server/questions/load-passages.ts'
import { toldOf, writeIndexed } from '#server/questions/search-file.ts'

/**
 * Writes the indexes of the site's search into a build, for a server with the same settings to load at its start.
 *
 * @param build the build's folder
 * @param env the settings
 * @throws SettingsError where they are wrong
 */
export async function writeSearchIndexes(build: string, env = process.env): Promise<void> {
  const folder = resolve(build)
  const { readPassages, readAsked } = await loadPassages(folder)
  const told = toldOf(readPublicSettings(env), readSettings(env).smtp !== undefined)
  const [passages, asked, vectors] = await Promise.all([readPassages(told), readAsked(), readVectors()])
  await writeIndexed(folder, told, atOnce(indexSite(passages, asked, vectors)))
}
