import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { DrawerText } from '#content-model/drawer-entry.ts'

const folder = fileURLToPath(new URL('../../content/drawer/', import.meta.url))

/** The content of a drawer file. */
interface DrawerFile {
  readonly entries: readonly Omit<DrawerText, 'file'>[]
}

/** The sources of the drawer's files, by name without extension. */
export const drawerSources: ReadonlyMap<string, string> = new Map(
  globSync('*.yaml', { cwd: folder })
    .sort()
    .map((file) => [basename(file, '.yaml'), readFileSync(`${folder}${file}`, 'utf8')]),
)

function textsIn(file: string, source: string): DrawerText[] {
  const { entries }: DrawerFile = parse(source)
  return entries.map((entry) => ({ ...entry, file }))
}

/** The files of the drawer, by name without extension. */
export const drawerFiles: ReadonlyMap<string, readonly DrawerText[]> = new Map(
  [...drawerSources].map(([file, source]) => [file, textsIn(file, source)]),
)

/** All entries, in the order of a build. */
export const drawerTexts: readonly DrawerText[] = [...drawerFiles.values()].flat()
