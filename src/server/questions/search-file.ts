import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Indexed } from '#search/site-search.ts'
import type { PublicSettings } from '#server/platform/config/settings.ts'

/** Settings that searched texts name. */
export type Told = ReturnType<typeof toldOf>

/** @param printed without the addresses of the site and of other places, which no searched text names */
export const toldOf = (
  { siteUrl, siteIndexable, contactFormUrl, securityContact, countdownTarget, ...told }: PublicSettings,
  sendsMail: boolean,
) => ({ ...told, sendsMail })

/** Named by the settings, and by the version of V8 that wrote it, since an older one may not read it. */
function fileOf(build: string, told: Told): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([process.versions.v8, told]))
    .digest('hex')
  return join(build, 'server', `search-${digest.slice(0, 16)}.bin`)
}

/** Saves a build's search index. */
export const writeIndexed = (build: string, told: Told, indexed: Indexed): Promise<void> =>
  writeFile(fileOf(build, told), serialize(indexed))

/** Reads the index; undefined where the build was made with other settings, or by another Node. */
export async function readIndexed(build: string, told: Told): Promise<Indexed | undefined> {
  const file = fileOf(build, told)
  return existsSync(file) ? deserialize(await readFile(file)) : undefined
}
