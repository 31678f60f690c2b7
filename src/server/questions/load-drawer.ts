import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawerText, Jokes } from '#content-model/drawer-entry.ts'
import type { Example } from '#content-model/example.ts'
import type { GateTexts } from '#content-model/gate-list.ts'
import type { TitleTexts } from '#content-model/title-texts.ts'
import { lazy } from '#language/lazy.ts'
import { inSlices } from '#language/slices.ts'
import { vectorFiles, type WordVectors, wordVectors } from '#language/word-vectors.ts'
import { Gate } from '#wit/gate/gate.ts'
import { Drawer, weighAll } from '#wit/nearest/nearest.ts'
import { type PackedDrawer, packDrawer } from '#wit/nearest/packed.ts'
import { indexExample } from '#wit/nearest/situation.ts'

/** The examples' texts and index in the `server` folder of a build; scripts/build/drawer-index.ts writes both. */
export const drawerFiles = { texts: 'drawer.json', numbers: 'drawer.bin' } as const

/** The gate's lists, in the `server` folder of a build; scripts/build/try-texts.ts writes it. */
export const gateFile = 'gate.json'

/** The titles' lists, in the `server` folder of a build; scripts/build/try-texts.ts writes it. */
export const titleTextsFile = 'titles.json'

/** Reads each example and packs the index. */
export const indexDrawer = (examples: readonly Example[], entries: readonly DrawerText[]): PackedDrawer =>
  packDrawer(examples.map(indexExample), entries)

/** The module that reads the drawer where content can be read. */
export interface DrawerModule {
  readDrawer(): Promise<Example[]>
  readDrawerTexts(): Promise<DrawerText[]>
}

/** The module that reads the gate's lists where content can be read. */
export interface GateModule {
  readGateTexts(): Promise<GateTexts>
}

/** The module that reads the titles' lists where content can be read. */
export interface TitlesModule {
  readTitleTexts(): Promise<TitleTexts>
}

/** Reads the word vectors, once for all users. */
export const readVectors: () => Promise<WordVectors> = lazy(async () => {
  const [words, table] = await Promise.all([readFile(vectorFiles.words, 'utf8'), readFile(vectorFiles.table)])
  return wordVectors(words, table)
})

/** Opens a drawer with the word vectors by which it is searched. */
export async function openDrawer(packed: PackedDrawer): Promise<Drawer> {
  const vectors = await readVectors()
  return new Drawer(packed, vectors, await inSlices(weighAll(packed, vectors)))
}

/**
 * Reads the examples and entries of a build's drawer.
 * @throws when the build lacks the file
 */
export async function readJokes(build: string): Promise<Jokes> {
  const text = await readFile(join(build, 'server', drawerFiles.texts), 'utf8')
  const { examples, entries }: Pick<PackedDrawer, 'examples' | 'entries'> = JSON.parse(text)
  return { examples: examples.map((example) => JSON.parse(example)), entries }
}

/**
 * Loads the drawer of a build.
 * @throws when the build lacks its files
 */
export async function loadDrawer(build: string): Promise<Drawer> {
  const folder = join(build, 'server')
  const [texts, bytes] = await Promise.all([
    readFile(join(folder, drawerFiles.texts), 'utf8'),
    readFile(join(folder, drawerFiles.numbers)),
  ])
  const numbers = new Uint16Array(Uint8Array.from(bytes).buffer)
  return openDrawer({ ...JSON.parse(texts), numbers })
}

/**
 * Loads the gate of a build.
 * @throws when the build lacks its file
 */
export async function loadGate(build: string): Promise<Gate> {
  const texts: GateTexts = JSON.parse(await readFile(join(build, 'server', gateFile), 'utf8'))
  return new Gate(texts)
}

/**
 * Loads the titles' lists of a build.
 * @throws when the build lacks the file
 */
export async function loadTitleTexts(build: string): Promise<TitleTexts> {
  return JSON.parse(await readFile(join(build, 'server', titleTextsFile), 'utf8'))
}
