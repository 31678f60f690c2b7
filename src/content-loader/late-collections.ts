import { fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'

/** The entries of a collection by their ids. */
type Collection = ReadonlyMap<string, unknown>

/** A collection of this size or more is let go of when nobody reads it: the facts and the examples, nine tenths of all. In bytes. */
const large = 500_000

/** What a collection's file is called after its name. */
export const collectionEnding = '.json'

/**
 * The content of a build, a file for each collection. Astro asks for one by its name. It takes a Map, or all collections in one
 * list that it keeps beside what it makes of it.
 */
export class LateCollections extends Map<string, Collection> {
  readonly #parse: (text: string) => Collection
  /** Files of large collections, held open: a build's folder may go away under a running site. */
  readonly #files = new Map<string, number>()
  readonly #read = new Map<string, WeakRef<Collection>>()

  /**
   * @param folder of the files, with a slash at its end
   * @param parse reads the text of one
   */
  constructor(folder: URL, parse: (text: string) => Collection) {
    super()
    this.#parse = parse
    for (const file of readdirSync(folder)) {
      const name = file.slice(0, -collectionEnding.length)
      const address = new URL(file, folder)
      const isLarge = statSync(address).size >= large
      if (isLarge) this.#files.set(name, openSync(address, 'r'))
      this.set(name, isLarge ? new Map() : parse(readFileSync(address, 'utf8')))
    }
  }

  override get(name: string): Collection | undefined {
    const file = this.#files.get(name)
    if (file === undefined) return super.get(name)
    const known = this.#read.get(name)?.deref()
    if (known) return known
    const collection = this.#parse(textOf(file))
    this.#read.set(name, new WeakRef(collection))
    return collection
  }

  override *values(): MapIterator<Collection> {
    for (const [, collection] of this.entries()) yield collection
  }

  override *entries(): MapIterator<[string, Collection]> {
    for (const name of this.keys()) {
      const collection = this.get(name)
      if (collection) yield [name, collection]
    }
  }

  override [Symbol.iterator](): MapIterator<[string, Collection]> {
    return this.entries()
  }
}

/** The text of an open file from its beginning on, wherever it was read last. */
function textOf(file: number): string {
  const bytes = Buffer.allocUnsafe(fstatSync(file).size)
  let read = 0
  for (let more = 1; more > 0 && read < bytes.length; read += more) {
    more = readSync(file, bytes, read, bytes.length - read, read)
  }
  return bytes.toString('utf8', 0, read)
}
