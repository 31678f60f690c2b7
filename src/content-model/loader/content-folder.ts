import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Loader, LoaderContext } from 'astro/loaders'
import { glob } from 'astro/loaders'
import { branded } from '#content-model/branded.ts'
import { entryProblems, idOf, sameAddresses, type Unique } from '#content-model/loader/entry-problems.ts'
import { localDay } from '#content-model/loader/local-day.mjs'
import { leftOut, waitingIn } from '#content-model/loader/waiting.mjs'
import type { Described } from '#content-model/schemas/described.ts'
import { type EditorKind, type EntryKind, entryKinds } from '#content-model/schemas/entry-kinds.ts'
import { mistakesIn } from '#content-model/schemas/sentences.ts'
import { product } from '#content-model/site.ts'

/**
 * Reads the files of a kind of entry and refuses what is wrong with them, also what no schema sees. The whole folder is checked each
 * time, also entries that Astro cached: files that they name may be gone. A build leaves out drafts and posts for a later day,
 * unchecked; development leaves out drafts that lack something. Of Markdown only the HTML is stored: no code reads it again.
 */
export function entryFiles(kind: EntryKind, schema: Described, unique: Unique = {}): Loader {
  const { text }: EditorKind = entryKinds[kind]
  const ending = text ? 'md' : 'yaml'
  const base = `src/content/${kind}`
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
      const left = new Set<string>()
      for (const name of waiting) context.store.delete(idOf(name))
      await files.load({
        ...withName(context),
        async parseData(entry) {
          const file = basename(entry.filePath ?? '')
          const mistakes = mistakesIn(schema, entry.data)
          const isDraft = entry.data['draft'] === true
          left.delete(entry.id)
          if (waiting.has(file) || (isDraft && context.watcher && mistakes.length > 0)) {
            left.add(entry.id)
            if (isDraft) context.logger.info(leftOut(`${kind}/${idOf(file)}`, mistakes))
            return entry.data
          }
          refuse(mistakes.map(({ path, sentence }) => `${base}/${file}: ${path === '' ? '' : `${path}: `}${sentence}`))
          return context.parseData(entry)
        },
        store: {
          ...context.store,
          set(entry) {
            if (!left.has(entry.id)) return context.store.set(entry)
            context.store.delete(entry.id)
            return false
          },
        },
      })
      nameKind(context)
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

/** The logger, without the warning of an empty folder: a part of the site may have no entries. */
function quiet(logger: LoaderContext['logger']): LoaderContext['logger'] {
  return Object.assign(Object.create(logger), {
    warn: (said: string) => {
      if (!/^(?:No files found matching|The base directory)/.test(said)) logger.warn(said)
    },
  })
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
  return Object.assign({}, context, { entryTypes: named, generateDigest, logger: quiet(context.logger) })
}

/** Lets Astro know a kind without entries, of which it warns on each page otherwise: a part of the site may be empty. */
function nameKind({ store }: LoaderContext) {
  if (store.keys().length > 0) return
  const id = 'none'
  store.set({ id, data: {} })
  store.delete(id)
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
