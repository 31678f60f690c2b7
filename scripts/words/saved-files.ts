import { basename, extname } from 'node:path'
import { parse } from 'yaml'
import { branded } from '#content-model/branded.ts'
import { brandSchema } from '#content-model/schemas/brand-schema.ts'
import type { Described } from '#content-model/schemas/described.ts'
import { fileSchemas } from '#content-model/schemas/entry-schemas.ts'
import { pageSchemas } from '#content-model/schemas/page-schemas.ts'
import { mistakesIn } from '#content-model/schemas/sentences.ts'
import { readNeeds } from '#wit/entries/needs.ts'

/** A file that the editor is about to write. */
export interface SavedFile {
  /** From the project's folder, with slashes. */
  readonly path: string
  readonly text: string
}

const entries: Readonly<Record<string, Described>> = fileSchemas({ readNeeds })
const files = { ...pageSchemas, brand: brandSchema } as unknown as Readonly<Record<string, Described>>

/** The data of an entry or a file of words. */
export function dataOf({ path, text }: SavedFile): Record<string, unknown> {
  if (path.endsWith('.json')) return JSON.parse(text)
  const head = path.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text
  return parse(head, { schema: 'yaml-1.1' }) ?? {}
}

/** Why files are not saved: what a build would refuse in them. Undefined where they may be, as any draft may. */
export function refusalOf(saved: readonly SavedFile[]): string | undefined {
  for (const file of saved) {
    const ending = extname(file.path)
    const name = basename(file.path, ending)
    const [, , kind = ''] = file.path.split('/')
    const schema = ending === '.json' ? files[name] : entries[name === 'moved' ? name : kind]
    if (schema === undefined || !['.md', '.yaml', '.json'].includes(ending)) continue
    const data = branded(dataOf(file))
    if (data['draft'] === true) continue
    const wrong = mistakesIn(schema, data).map(({ labels, sentence }) => (labels ? `${labels}: ${sentence}` : sentence))
    const draft = schema.def.shape?.['draft'] === undefined ? [] : ['As a draft it may be saved unfinished']
    if (wrong.length > 0) return `${['Not saved', ...wrong, ...draft].join('. ')}.`
  }
  return undefined
}
