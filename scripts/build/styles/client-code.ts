import type { Plugin } from 'vite'
import type { Markup } from './markup.ts'

interface Chunk {
  readonly imports: readonly string[]
  readonly words: ReadonlySet<string>
}

/**
 * What the scripts of a page may write into it: every word in their code, where the classes of CSS modules stand as plain
 * text. Reads the chunks as the bundler makes them for the browser.
 */
export class ClientCode {
  readonly #chunks = new Map<string, Chunk>()
  /** Words of files and of all that they import, by the files. Pages of one kind have the same. */
  readonly #known = new Map<string, ReadonlySet<string>>()
  readonly #own = new Map<string, ReadonlySet<string>>()

  /** The plugin through which it sees the chunks. */
  readonly plugin: Plugin = {
    name: 'client-code',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        this.#chunks.set(file.fileName, { imports: file.imports, words: wordsOf(file.code) })
      }
    },
  }

  /**
   * The words that scripts of a page know, in a few sets of which most pages have the same.
   *
   * @param markup the page with the addresses of its scripts and of its islands' code
   */
  wordsOn(markup: Markup): ReadonlySet<string>[] {
    const code = markup.code.filter(({ kind }) => kind !== 'style')
    const own = code.map(({ text, kind }) => (kind === 'facts' ? wordsOf(text) : this.#wordsOf(text)))
    const files = [...markup.text.matchAll(/\/(_astro\/[^"'`]+\.js)/g)].map(([, file = '']) => file)
    return [this.#wordsIn(files), ...own]
  }

  /** The words of code that stands in many pages. */
  #wordsOf(code: string): ReadonlySet<string> {
    const words = this.#own.get(code) ?? wordsOf(code)
    this.#own.set(code, words)
    return words
  }

  /** The words of files and of all that they import. */
  #wordsIn(files: readonly string[]): ReadonlySet<string> {
    const key = files.join(' ')
    const known = this.#known.get(key)
    if (known) return known
    const words = new Set<string>()
    const seen = new Set(files)
    // A set is read to its end, with what is added meanwhile.
    for (const file of seen) {
      const { imports = [], words: found = [] } = this.#chunks.get(file) ?? {}
      for (const other of imports) seen.add(other)
      for (const word of found) words.add(word)
    }
    this.#known.set(key, words)
    return words
  }
}

const wordsOf = (code: string): Set<string> => new Set(code.match(/[\w-]+/g))
