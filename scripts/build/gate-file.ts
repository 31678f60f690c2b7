import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type GateModule, gateFile } from '#server/site/load-drawer.ts'
import { readRules } from '#wit/gate/rules.ts'
import { gateModule } from './content-modules.ts'

/**
 * Writes what the gate goes by into a build, for the server to load.
 *
 * @param build the build's folder
 * @throws when a list is missing or cannot be read
 */
export async function writeGate(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const { readGateTexts }: GateModule = await import(pathToFileURL(join(server, gateModule)).href)
  const texts = await readGateTexts()
  // The server reads them when the first sentence comes, which is too late to be told.
  readRules(texts)
  writeFileSync(join(server, gateFile), JSON.stringify(texts))
}
