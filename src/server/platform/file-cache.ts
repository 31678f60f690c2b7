import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Limit of the cache on disk, in bytes: twice the size of all cards and pages of the shipped drawer. */
const mostOnDisk = 128_000_000

/** Limit of the cache in memory, in bytes, where the disk can't be written. */
const mostInMemory = 16_000_000

/** Generated files, which can be made again at any time. */
export interface FileCache {
  /** Whether the files are on a disk, and so remain after a restart. */
  readonly isLasting: boolean
  has(name: string): boolean
  read(name: string): Promise<Buffer | undefined>
  /** Saves a file if there is room. Never rejects: a file that is not saved is generated again. */
  write(name: string, bytes: Buffer): Promise<void>
}

/**
 * Opens the cache folder of a build, and removes those of other builds: a process that still serves one of them
 * generates its missing files again.
 *
 * @param cacheDir the folder of all builds' caches
 * @param build the build's id
 */
export async function openFileCache(cacheDir: string, build: string): Promise<FileCache> {
  const folder = join(cacheDir, 'made', build)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '.writable'), '')
  } catch {
    return cacheInMemory()
  }
  const builds = await readdir(join(folder, '..'))
  const others = builds.filter((other) => other !== build).map((other) => join(folder, '..', other))
  await Promise.all(others.map((other) => rm(other, { recursive: true, force: true }).catch(() => {})))
  return cacheOnDisk(folder)
}

async function cacheOnDisk(folder: string): Promise<FileCache> {
  const names = new Set(await readdir(folder))
  const sizes = await Promise.all([...names].map(async (name) => (await stat(join(folder, name))).size))
  let used = sizes.reduce((sum, size) => sum + size, 0)
  return {
    isLasting: true,
    has: (name) => names.has(name),
    read: async (name) => (names.has(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined),
    async write(name, bytes) {
      if (used + bytes.length > mostOnDisk) return
      used += bytes.length
      const unfinished = join(folder, `.${name}-${randomBytes(4).toString('hex')}`)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(folder, name))
        names.add(name)
      } catch {
        await rm(unfinished, { force: true }).catch(() => {})
      }
    },
  }
}

function cacheInMemory(): FileCache {
  const files = new LRUCache<string, Buffer>({
    maxSize: mostInMemory,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  })
  return {
    isLasting: false,
    has: (name) => files.has(name),
    read: async (name) => files.get(name),
    async write(name, bytes) {
      files.set(name, bytes)
    },
  }
}
