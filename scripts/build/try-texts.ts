import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { atOnce } from '#language/slices.ts'
import { type GateModule, gateFile, type TitlesModule, titleTextsFile } from '#server/questions/load-drawer.ts'
import { readRules } from '#wit/gate/gate-rules.ts'
import { createFrameTable } from '#wit/titles/frames-for.ts'
import { createLexicon } from '#wit/titles/lexicon.ts'
import { gateModule, titlesModule } from './content-modules.ts'

/**
 * Writes the gate's lists and the texts for titles into a build, for the server to load. Both are checked here: the server reads
 * them at the first sentence, which would be too late for an error.
 *
 * @param build the build's folder
 * @throws when a list is missing, cannot be read, or does not fit the others
 */
export async function writeTryTexts(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(join(server, file)).href)
  const gate = await (await load<GateModule>(gateModule)).readGateTexts()
  atOnce(readRules(gate))
  writeFileSync(join(server, gateFile), JSON.stringify(gate))
  const titles = await (await load<TitlesModule>(titlesModule)).readTitleTexts()
  createLexicon(titles)
  createFrameTable(titles.sorts)
  writeFileSync(join(server, titleTextsFile), JSON.stringify(titles))
}
