import { globSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type DrawerModule, drawerFiles } from '#server/site/load-drawer.ts'
import { drawerModule } from './content-modules.ts'
import { digestOf, keptIndex } from './kept-index.ts'

/** All that the index depends on but the examples: the code that reads them, and the packages that it uses. */
const makers = [
  ...globSync(['src/wit/**/*.ts', 'src/language/**/*.ts', 'src/content/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .sort(),
  'src/server/site/load-drawer.ts',
  'package-lock.json',
]

/** What is kept of a drawer with what each example says, its numbers as Base64. */
export interface KeptDrawer {
  readonly texts: object
  readonly numbers: string
}

/**
 * Writes the drawer of examples into a build together with what each of them says, for the server to load at its start.
 *
 * @param build the build's folder
 */
export async function writeDrawerIndex(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const { readDrawer, readDrawerTexts }: DrawerModule = await import(pathToFileURL(join(server, drawerModule)).href)
  const drawer = JSON.stringify([await readDrawer(), await readDrawerTexts()])
  const { texts, numbers }: KeptDrawer = JSON.parse(
    await keptIndex('drawer', digestOf(makers, drawer), () => made(drawer)),
  )
  writeFileSync(join(server, drawerFiles.texts), JSON.stringify(texts))
  writeFileSync(join(server, drawerFiles.numbers), Buffer.from(numbers, 'base64'))
}

/** Reading all examples takes seconds, so it has a thread. */
const made = (drawer: string): Promise<string> =>
  new Promise((done, fail) => {
    const thread = new Worker(new URL('./drawer-index-worker.ts', import.meta.url), { workerData: drawer })
    thread.once('message', done)
    thread.once('error', fail)
  })
