import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside other caches of builds. Git and an install leave it alone. */
const cache = '.cache'

/** A digest of the bytes of files, and of a text. */
export function digestOf(files: readonly string[], text: string): string {
  const hash = createHash('sha256').update(text)
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * What an earlier build made of the same things, or else what is made now and kept for the next: the newest alone.
 *
 * @param name of the file in the cache, without its digest
 * @param digest of all that it depends on
 */
export async function keptIndex(name: string, digest: string, make: () => Promise<string>): Promise<string> {
  const file = join(cache, `${name}-${digest}.json`)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const made = await make()
    mkdirSync(cache, { recursive: true })
    for (const old of globSync(join(cache, `${name}-*.json`))) rmSync(old)
    // Another build may read the file meanwhile, so it is put in its place whole.
    writeFileSync(`${file}.${process.pid}`, made)
    renameSync(`${file}.${process.pid}`, file)
    return made
  }
}
