import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** What may be kept on the disk, in bytes: twice what all cards and pages of the shipped drawer take. */
const mostOnDisk = 128_000_000

/** What is kept in memory where nothing can be written, in bytes. */
const mostInMemory = 16_000_000

/** Files that can be made again at any time. */
export interface KeptFiles {
  /** Whether they are on a disk, and so still there after a restart. */
  readonly isLasting: boolean
  has(name: string): boolean
  read(name: string): Promise<Buffer | undefined>
  /** Keeps a file if there is room. Never fails: what is not kept is made again. */
  write(name: string, bytes: Buffer): Promise<void>
}

/**
 * Opens a folder of its own for a build's files, and removes those of other builds: another process that still serves one makes
 * what it lacks again.
 *
 * @param cacheDir the folder of all builds' files
 * @param build the build's id
 */
export async function openKeptFiles(cacheDir: string, build: string): Promise<KeptFiles> {
  const folder = join(cacheDir, 'made', build)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '.writable'), '')
  } catch {
    return keptInMemory()
  }
  const builds = await readdir(join(folder, '..'))
  const others = builds.filter((other) => other !== build).map((other) => join(folder, '..', other))
  await Promise.all(others.map((other) => rm(other, { recursive: true, force: true }).catch(() => {})))
  return keptOnDisk(folder)
}

async function keptOnDisk(folder: string): Promise<KeptFiles> {
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

function keptInMemory(): KeptFiles {
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
