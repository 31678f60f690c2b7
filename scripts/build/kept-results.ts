import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '#content-model/cache-folder.mjs'

/** A digest of the bytes of files, and of texts. */
export function digestOf(files: readonly string[], ...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length} `).update(text)
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the earlier result for the same texts, or else makes it. */
export type Recall = <Result>(texts: readonly string[], make: () => Result) => Result

/** Recalls results from a table, and adds those asked for to another. */
export function recallIn(table: Record<string, unknown>, used: Record<string, unknown> = {}): Recall {
  return (texts, make) => {
    const key = digestOf([], ...texts)
    used[key] ??= table[key] ?? make()
    return used[key] as ReturnType<typeof make>
  }
}

/**
 * Cached results of earlier builds.
 *
 * @param name of the file in the cache, without its digest
 * @param digest of the code and other inputs that make them
 * @returns a function that recalls them, and one that stores those asked for in this build for the next
 */
export function keptResults(name: string, digest: string): { recall: Recall; keepUsed: () => void } {
  const file = join(cacheFolder, `${name}-${digest}.json`)
  const used: Record<string, unknown> = {}
  const keepUsed = () => {
    mkdirSync(cacheFolder, { recursive: true })
    for (const old of globSync(join(cacheFolder, `${name}-*.json`))) if (old !== file) rmSync(old)
    // Renamed into place: another build may read the file meanwhile.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(used))
    renameSync(`${file}.${process.pid}`, file)
  }
  return { recall: recallIn(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}, used), keepUsed }
}
