import { closeSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const packFile = 'client.pack'
const indexFile = 'client.pack.json'

/** Where the bytes of each file are: first and length. */
type Index = Readonly<Record<string, readonly [number, number]>>

/** Files of a build's `client` folder, in one that is open. */
export interface ClientPack {
  /** Bytes of a file by its name below `client`; undefined when it is not among them. */
  read(name: string): Buffer | undefined
}

/** Writes files of a build's `client` folder one after the other into a file beside it. */
export function writeClientPack(build: string, names: readonly string[]): void {
  const index: Record<string, readonly [number, number]> = {}
  const pack = openSync(join(build, packFile), 'w')
  let end = 0
  for (const name of names) {
    const bytes = readFileSync(join(build, 'client', name))
    index[name] = [end, bytes.length]
    end += bytes.length
    for (let written = 0; written < bytes.length; ) written += writeSync(pack, bytes, written)
  }
  closeSync(pack)
  writeFileSync(join(build, indexFile), JSON.stringify(index))
}

/**
 * Opens what `writeClientPack` wrote, for as long as the process lives: the system keeps a file that is open, also when its
 * folder is moved or removed.
 *
 * @returns undefined where the build has none
 */
export function openClientPack(build: string): ClientPack | undefined {
  let index: Index
  let pack: number
  try {
    index = JSON.parse(readFileSync(join(build, indexFile), 'utf8'))
    pack = openSync(join(build, packFile), 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return {
    read(name) {
      const place = Object.hasOwn(index, name) ? index[name] : undefined
      if (!place) return undefined
      const [first, length] = place
      const bytes = Buffer.allocUnsafeSlow(length)
      for (let read = 0; read < length; ) {
        const more = readSync(pack, bytes, read, length - read, first + read)
        if (more === 0) throw new Error(`${packFile} ends early`)
        read += more
      }
      return bytes
    },
  }
}
