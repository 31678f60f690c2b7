import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { TitleSort, TitleTexts } from '#content-model/title-texts.ts'

const content = fileURLToPath(new URL('../../content/', import.meta.url))

/** The files of a folder of content, by name without extension, in the order of a build. */
const filesOf = (folder: string): [string, unknown][] =>
  globSync('*.yaml', { cwd: `${content}${folder}` })
    .map((file) => basename(file, '.yaml'))
    .sort()
    .map((name) => [name, parse(readFileSync(`${content}${folder}/${name}.yaml`, 'utf8'))])

export const titleFiles = new Map(filesOf('titles') as [string, { sorts: readonly TitleSort[] }][])
export const keywordFiles = new Map(filesOf('keywords') as [string, { words: string }][])

/** The texts for titles, from the content files. */
export const titleTexts: TitleTexts = {
  sorts: [...titleFiles.values()].flatMap(({ sorts }) => sorts),
  lists: Object.fromEntries([...keywordFiles].map(([name, { words }]) => [name, words])),
}
