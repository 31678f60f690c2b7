import { globSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { DrawerText } from '#content-model/drawer-entry.ts'
import { type DrawerModule, drawerFiles } from '#server/questions/load-drawer.ts'
import { packDrawer } from '#wit/nearest/packed.ts'
import { type IndexedExample, indexExample } from '#wit/nearest/situation.ts'
import { drawerModule } from './content-modules.ts'
import { digestOf, keptResults } from './kept-results.ts'

/** The inputs of the index besides the examples: the code that reads them, and its packages. */
const makers = [
  ...globSync(['src/wit/**/*.ts', 'src/language/**/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .sort(),
  'package-lock.json',
]

/** The desk counts jokes by their ids, and browsers remember them by their ids. */
function refuseTwins(entries: readonly DrawerText[]) {
  for (const [id, [one, other]] of Map.groupBy(entries, ({ id }) => id))
    if (one && other)
      throw new Error(`Two jokes have the id ${id}: src/content/drawer/${one.file}.yaml and ${other.file}.yaml`)
}

/**
 * Writes the drawer of examples and their index into a build, for the server to load at its start.
 *
 * @param build the build's folder
 * @throws when two jokes share an id
 */
export async function writeDrawerIndex(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const { readDrawer, readDrawerTexts }: DrawerModule = await import(pathToFileURL(join(server, drawerModule)).href)
  const { recall, keepUsed } = keptResults('drawer', digestOf(makers))
  const indexed: IndexedExample[] = []
  for (const example of await readDrawer()) {
    indexed.push(recall([JSON.stringify(example)], () => indexExample(example)))
    // Lets the build's progress display run: reading all takes seconds.
    await nextTurn()
  }
  keepUsed()
  const entries = await readDrawerTexts()
  refuseTwins(entries)
  const { numbers, ...texts } = packDrawer(indexed, entries)
  writeFileSync(join(server, drawerFiles.texts), JSON.stringify(texts))
  writeFileSync(join(server, drawerFiles.numbers), Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength))
}
