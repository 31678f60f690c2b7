import { readdirSync, readFileSync, statSync } from 'node:fs'

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
  /** Files of large collections. */
  readonly #files = new Map<string, URL>()
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
      if (isLarge) this.#files.set(name, address)
      this.set(name, isLarge ? new Map() : parse(readFileSync(address, 'utf8')))
    }
  }

  override get(name: string): Collection | undefined {
    const file = this.#files.get(name)
    if (file === undefined) return super.get(name)
    const known = this.#read.get(name)?.deref()
    if (known) return known
    const collection = this.#parse(readFileSync(file, 'utf8'))
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
