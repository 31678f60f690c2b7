import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TitleTexts } from '#content/title-texts.ts'

/** What titles are written with, in the `server` folder of a build; scripts/build/title-texts.ts writes it. */
export const titleTextsFile = 'titles.json'

/** What reads it of the content, where content can be read. */
export interface TitlesModule {
  readTitleTexts(): Promise<TitleTexts>
}

/**
 * Loads what the titles of a build are written with.
 *
 * @throws when the build lacks it
 */
export async function loadTitleTexts(build: string): Promise<TitleTexts> {
  return JSON.parse(await readFile(join(build, 'server', titleTextsFile), 'utf8'))
}
