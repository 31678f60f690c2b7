import { resolve } from 'node:path'
import { atOnce } from '#language/slices.ts'
import { indexSite } from '#search/site-search.ts'
import { readPublicSettings } from '#server/config/settings.ts'
import { readVectors } from '#server/site/load-drawer.ts'
import { loadPassages } from '#server/site/load-passages.ts'
import { toldOf, writeIndexed } from '#server/site/search-file.ts'

/**
 * Writes what the site's search finds by into a build, for the server to load at its start: once for a site that sends mail, and
 * once for one that does not, which a build cannot know.
 *
 * @param build the build's folder
 */
export async function writeSearchIndexes(build: string): Promise<void> {
  const folder = resolve(build)
  const { readPassages, readAsked } = await loadPassages(folder)
  const [asked, vectors] = await Promise.all([readAsked(), readVectors()])
  for (const sendsMail of [false, true]) {
    const told = toldOf(readPublicSettings(process.env), sendsMail)
    await writeIndexed(folder, told, atOnce(indexSite(await readPassages(told), asked, vectors)))
  }
}
