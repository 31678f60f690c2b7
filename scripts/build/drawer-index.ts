import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DrawerModule, drawerFiles, indexDrawer } from '#server/site/load-drawer.ts'
import { drawerModule } from './content-modules.ts'

/**
 * Writes the drawer of examples into a build together with what each of them says, for the server to load at its start.
 *
 * @param build the build's folder
 */
export async function writeDrawerIndex(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const { readDrawer, readDrawerTexts }: DrawerModule = await import(pathToFileURL(join(server, drawerModule)).href)
  const { numbers, ...texts } = indexDrawer(await readDrawer(), await readDrawerTexts())
  writeFileSync(join(server, drawerFiles.texts), JSON.stringify(texts))
  writeFileSync(join(server, drawerFiles.numbers), numbers)
}
