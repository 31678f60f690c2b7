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

/** All that the index depends on but the examples: the code that reads them, and the packages that it uses. */
const makers = [
  ...globSync(['src/wit/**/*.ts', 'src/language/**/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .sort(),
  'package-lock.json',
]

/** The desk counts a joke by its id, and a visitor's browser remembers it by that. */
function refuseTwins(entries: readonly DrawerText[]) {
  for (const [id, [one, other]] of Map.groupBy(entries, ({ id }) => id))
    if (one && other)
      throw new Error(`Two jokes have the id ${id}: src/content/drawer/${one.file}.yaml and ${other.file}.yaml`)
}

/**
 * Writes the drawer of examples into a build together with what each of them says, for the server to load at its start.
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
    // To read all takes seconds, and a build shows that it is under way.
    await nextTurn()
  }
  keepUsed()
  const entries = await readDrawerTexts()
  refuseTwins(entries)
  const { numbers, ...texts } = packDrawer(indexed, entries)
  writeFileSync(join(server, drawerFiles.texts), JSON.stringify(texts))
  writeFileSync(join(server, drawerFiles.numbers), Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength))
}
