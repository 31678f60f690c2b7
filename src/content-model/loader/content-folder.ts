import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Loader, LoaderContext } from 'astro/loaders'
import { glob } from 'astro/loaders'
import { branded } from '#content-model/branded.ts'
import { entryProblems, idOf, sameAddresses, type Unique } from '#content-model/loader/entry-problems.ts'
import { localDay } from '#content-model/loader/local-day.mjs'
import { waitingIn } from '#content-model/loader/waiting.mjs'
import { product } from '#content-model/site.ts'

/** The Markdown files of a folder. Only their HTML is stored: no code reads the Markdown again. */
export const markdown = (folder: string, unique: Unique = {}): Loader => folderLoader(folder, 'md', unique)

/** The YAML files of a folder. */
export const data = (folder: string, unique: Unique = {}): Loader => folderLoader(folder, 'yaml', unique)

/**
 * Reads the files of a folder under src/content and refuses mistakes that no schema sees. The whole folder is checked each time,
 * also entries that Astro cached: files that they name may be gone. Drafts and posts for a later day are shown in development
 * only; a build neither shows nor checks them.
 */
function folderLoader(folder: string, ending: string, unique: Unique): Loader {
  const base = `src/content/${folder}`
  const files = glob({
    pattern: `*.${ending}`,
    base,
    retainBody: false,
    generateId: ({ entry }) => idOf(entry),
  })
  return {
    ...files,
    async load(context) {
      refuse(
        sameAddresses(
          base,
          contentOf(base).filter((file) => file.endsWith(`.${ending}`)),
        ),
      )
      // Only development has a watcher.
      const waiting = new Set(context.watcher ? [] : waitingIn(base, localDay()).map(({ file }) => basename(file)))
      await files.load({
        ...withName(context),
        parseData: async (entry) =>
          waiting.has(basename(entry.filePath ?? '')) ? entry.data : await context.parseData(entry),
      })
      for (const name of waiting) context.store.delete(idOf(name))
      const ids = new Map<string, ReadonlySet<string>>()
      const idsOf = (kind: string) => {
        const folder = `src/content/${kind}`
        const left = new Set(context.watcher ? [] : waitingIn(folder, localDay()).map(({ file }) => basename(file)))
        const known =
          ids.get(kind) ??
          new Set(
            contentOf(folder)
              .filter((file) => !left.has(file))
              .map(idOf),
          )
        ids.set(kind, known)
        return known
      }
      const entries = context.store.values().map(({ id, filePath, data, rendered }) => {
        const file = filePath ?? `${base}/${id}.${ending}`
        // Astro only logs that a text could not be rendered, and the page would be empty.
        if (ending === 'md' && rendered === undefined) refuse([`${file} could not be rendered`])
        if (!context.watcher && (data['draft'] === true || isLater(data['post_date']))) {
          refuse([`${file}: write “draft: true” and “post_date: 2026-12-01” on lines of their own, without quotes`])
        }
        return { file, data, html: rendered?.html }
      })
      refuse(
        entryProblems(entries, unique, {
          hasEntry: (kind, id) => idsOf(kind).has(id),
          hasPicture: (file, path) => existsSync(path.startsWith('/') ? `public${path}` : join(dirname(file), path)),
        }),
      )
    },
  }
}

/**
 * Astro's loader with the product's name filled into what it reads, before anything is checked or rendered. What Astro kept from
 * the build before is of that build's name, so the name counts as a part of each file.
 */
function withName(context: LoaderContext): LoaderContext {
  const { entryTypes } = context as LoaderContext & { entryTypes: ReadonlyMap<string, EntryType> }
  const named = new Map(
    [...entryTypes].map(([ending, type]) => [
      ending,
      { ...type, getEntryInfo: async (file: unknown) => branded(await type.getEntryInfo(file)) },
    ]),
  )
  const generateDigest: LoaderContext['generateDigest'] = (text) => context.generateDigest(`${product} ${text}`)
  return Object.assign({}, context, { entryTypes: named, generateDigest })
}

/** The part of Astro's own that reads a kind of file. */
interface EntryType {
  getEntryInfo(file: unknown): Promise<{ readonly data: unknown; readonly body: string }>
}

/** Whether a date is after today in this machine's time zone. */
const isLater = (date: unknown) => date instanceof Date && date.toISOString().slice(0, 10) > localDay()

/** @throws when there are problems, with all of them */
function refuse(problems: readonly string[]) {
  if (problems.length === 0) return
  const error = new Error(problems.join('\n'))
  // The mistakes are in the files that are named, so a stack trace of this one would mislead.
  error.stack = ''
  throw error
}

const contentOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => /\.(?:md|yaml)$/.test(file)) : []
