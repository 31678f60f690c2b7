import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Example } from '#content/example.ts'
import { vectorFiles, type WordVectors, wordVectors } from '#language/word-vectors.ts'
import { Drawer } from '#wit/nearest/nearest.ts'
import { type IndexedExample, indexExample } from '#wit/nearest/situation.ts'

/** The drawer of examples in the `server` folder of a build, with what each says; scripts/build/drawer-index.ts writes it. */
export const drawerFile = 'drawer.json'

/** Reads what each example says, which takes most of a millisecond each. */
export const indexDrawer = (examples: readonly Example[]): IndexedExample[] => examples.map(indexExample)

/** What reads the content's drawer, where content can be read. */
export interface DrawerModule {
  readDrawer(): Promise<Example[]>
}

let kept: Promise<WordVectors> | undefined

/** Reads the word vectors, once for all who use them. */
export function readVectors(): Promise<WordVectors> {
  kept ??= Promise.all([readFile(vectorFiles.words, 'utf8'), readFile(vectorFiles.table)]).then(([words, table]) =>
    wordVectors(words, table),
  )
  return kept
}

/** Opens a drawer with the word vectors by which it is searched. */
export async function openDrawer(examples: readonly IndexedExample[]): Promise<Drawer> {
  return new Drawer(examples, await readVectors())
}

/**
 * Loads the drawer of a build.
 *
 * @throws when the build lacks it
 */
export const loadDrawer = async (build: string): Promise<Drawer> =>
  openDrawer(JSON.parse(await readFile(join(build, 'server', drawerFile), 'utf8')))
