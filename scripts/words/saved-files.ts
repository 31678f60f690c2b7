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

/** What a build would refuse in files that are about to be saved, in a sentence each; nothing in a draft. */
export function refusedIn(saved: readonly SavedFile[]): string[] {
  return saved.flatMap((file) => {
    const ending = extname(file.path)
    const name = basename(file.path, ending)
    const [, , kind = ''] = file.path.split('/')
    const schema = ending === '.json' ? files[name] : entries[name === 'moved' ? name : kind]
    if (schema === undefined || !['.md', '.yaml', '.json'].includes(ending)) return []
    const data = branded(dataOf(file))
    if (data['draft'] === true) return []
    return mistakesIn(schema, data).map(({ labels, sentence }) => (labels === '' ? sentence : `${labels}: ${sentence}`))
  })
}
