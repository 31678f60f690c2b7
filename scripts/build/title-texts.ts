import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type TitlesModule, titleTextsFile } from '#server/site/load-title-texts.ts'
import { createFrameTable } from '#wit/titles/frames-for.ts'
import { createLexicon } from '#wit/titles/lexicon.ts'
import { titlesModule } from './content-modules.ts'

/**
 * Writes what titles are written with into a build, for the server to load when the first are asked for.
 *
 * @param build the build's folder
 * @throws where one file of it does not fit the others
 */
export async function writeTitleTexts(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const { readTitleTexts }: TitlesModule = await import(pathToFileURL(join(server, titlesModule)).href)
  const texts = await readTitleTexts()
  // The server reads them when the first titles are asked for, which is too late to be told.
  createLexicon(texts)
  createFrameTable(texts.sorts)
  writeFileSync(join(server, titleTextsFile), JSON.stringify(texts))
}
