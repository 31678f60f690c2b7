import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { DrawerText } from '#content-model/drawer-entry.ts'

const folder = fileURLToPath(new URL('../../content/drawer/', import.meta.url))

/** What a file of the drawer holds. */
interface DrawerFile {
  readonly entries: readonly Omit<DrawerText, 'file'>[]
}

/** The files of the drawer as they are written, by their names without ending. */
export const drawerSources: ReadonlyMap<string, string> = new Map(
  globSync('*.yaml', { cwd: folder })
    .sort()
    .map((file) => [basename(file, '.yaml'), readFileSync(`${folder}${file}`, 'utf8')]),
)

function textsIn(file: string, source: string): DrawerText[] {
  const { entries }: DrawerFile = parse(source)
  return entries.map((entry) => ({ ...entry, file }))
}

/** The files of the drawer, by their names without ending. */
export const drawerFiles: ReadonlyMap<string, readonly DrawerText[]> = new Map(
  [...drawerSources].map(([file, source]) => [file, textsIn(file, source)]),
)

/** All entries as their files have them, in the order of a build. */
export const drawerTexts: readonly DrawerText[] = [...drawerFiles.values()].flat()
