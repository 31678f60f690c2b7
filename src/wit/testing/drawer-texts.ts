import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { DrawerText } from '#content/drawer-entry.ts'

const folder = fileURLToPath(new URL('../../content/drawer/', import.meta.url))

/** The files of the drawer, by their names without ending. */
export const drawerFiles: ReadonlyMap<string, readonly DrawerText[]> = new Map(
  globSync('*.yaml', { cwd: folder })
    .sort()
    .map((file) => [basename(file, '.yaml'), parse(readFileSync(`${folder}${file}`, 'utf8')).entries]),
)

/** All entries as their files have them, in the order of a build. */
export const drawerTexts: readonly DrawerText[] = [...drawerFiles.values()].flat()
