import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Indexed } from '#search/site-search.ts'
import type { PublicSettings } from '#server/platform/config/settings.ts'

/** The settings that texts name which are searched. */
export type Told = ReturnType<typeof toldOf>

/** @param printed of which these stand in no such text: addresses of the site and of other places */
export const toldOf = (
  { siteUrl, siteIndexable, contactFormUrl, securityContact, countdownTarget, ...told }: PublicSettings,
  sendsMail: boolean,
) => ({ ...told, sendsMail })

/** Named by the settings, and by the V8 that wrote it, since an older one may not read it. */
function fileOf(build: string, told: Told): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([process.versions.v8, told]))
    .digest('hex')
  return join(build, 'server', `search-${digest.slice(0, 16)}.bin`)
}

/** Keeps in a build what its search finds by. */
export const writeIndexed = (build: string, told: Told, indexed: Indexed): Promise<void> =>
  writeFile(fileOf(build, told), serialize(indexed))

/** Reads it again; nothing where the build was made with other settings, or by another Node. */
export async function readIndexed(build: string, told: Told): Promise<Indexed | undefined> {
  const file = fileOf(build, told)
  return existsSync(file) ? deserialize(await readFile(file)) : undefined
}
