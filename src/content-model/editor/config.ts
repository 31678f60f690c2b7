import { type Collection, type ComponentSchema, type Config, fields, type Singleton } from '@keystatic/core'
import { slug } from '#content-model/routes.ts'
import { brandSchema } from '#content-model/schemas/brand-schema.ts'
import { type Described, labelOf } from '#content-model/schemas/described.ts'
import { type EditorKind, type EntryKind, entryKinds, pagePath } from '#content-model/schemas/entry-kinds.ts'
import { fileSchemas, type Tools } from '#content-model/schemas/entry-schemas.ts'
import { pageSchemas } from '#content-model/schemas/page-schemas.ts'
import { product } from '#content-model/site.ts'
import { refuse } from './checked-field.tsx'
import { shapeOf } from './fields.ts'
import { textBody } from './text-body.ts'

type SlugField = ReturnType<typeof fields.slug>

/** Keystatic's field for a name and a file name, which says beside the form, too, why it is not saved. */
const telling = (label: string, field: SlugField): SlugField => ({
  ...field,
  validate(value, extra) {
    try {
      return field.validate(value, extra)
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      return refuse(label, said.endsWith('must be unique') ? 'Write another file name: this one is taken' : said)
    }
  },
})

function collectionOf(kind: EntryKind, entry: Described): Collection<Record<string, ComponentSchema>, string> {
  const { label, named, text, page }: EditorKind = entryKinds[kind]
  const folder = `src/content/${kind}`
  // A new entry's file is named after the field that titles the entry.
  const title = labelOf(named, entry.def.shape?.[named])
  const schema = {
    ...shapeOf(entry),
    [named]: telling(
      title,
      fields.slug({
        name: {
          label: title,
          description: 'A draft has it too.',
          validation: { pattern: { regex: /\S/, message: `Write the ${title.toLowerCase()}` } },
        },
        slug: {
          label: 'File name',
          generate: slug,
          description: 'Most pages have it in their address. No other entry has the same.',
          validation: {
            length: { min: 0 },
            pattern: { regex: /^[\w-]+$/, message: 'Write a name of letters, digits and hyphens' },
          },
        },
      }),
    ),
  }
  const path = `${folder}/*` as const
  const previewUrl = page && `${pagePath}/${kind}/{slug}`
  const known = { label, path, slugField: named, columns: [named], ...(previewUrl === undefined ? {} : { previewUrl }) }
  if (!text) return { ...known, schema, format: { data: 'yaml' } }
  const body = textBody({ label: 'Text', extension: 'md', options: { image: { directory: folder, publicPath: './' } } })
  return { ...known, entryLayout: 'content', schema: { ...schema, body }, format: { contentField: 'body' } }
}

/** Key of a page's words. Keystatic opens a collection with the same key instead, so pages have a prefix. */
const wordsKey = (page: string) => `words-${page}`

const wordsOf = (name: string, schema: unknown): Singleton<Record<string, ComponentSchema>> => ({
  label: labelOf(name),
  path: `src/content/words/${name}`,
  schema: shapeOf(schema as Described),
  format: { data: 'json' },
})

/**
 * The editor's configuration: all content that it can change.
 * @param readNeeds throws with what is wrong with an entry's needs
 * @param repository owner/name on GitHub that it commits to; undefined: the files of this folder
 */
export function editorConfig({
  readNeeds,
  repository,
}: { repository?: string | undefined } & Pick<Tools, 'readNeeds'>): Config {
  const schemas = fileSchemas({ readNeeds })
  const kinds = Object.keys(entryKinds) as EntryKind[]
  return {
    storage:
      repository === undefined ? { kind: 'local' } : { kind: 'github', repo: repository as `${string}/${string}` },
    ui: {
      brand: { name: product },
      navigation: {
        'Who we are': ['brand'],
        Entries: kinds,
        'Words of pages': Object.keys(pageSchemas).map(wordsKey),
        More: ['moved'],
      },
    },
    collections: Object.fromEntries(kinds.map((kind) => [kind, collectionOf(kind, schemas[kind])])),
    singletons: {
      brand: {
        label: 'Name, colors, office',
        path: 'src/content/brand/brand',
        schema: shapeOf(brandSchema as unknown as Described),
        format: { data: 'json' },
      },
      ...Object.fromEntries(
        Object.entries(pageSchemas).map(([page, schema]) => [wordsKey(page), wordsOf(page, schema)]),
      ),
      moved: {
        label: 'Removed addresses',
        path: 'src/content/moved',
        schema: shapeOf(schemas.moved),
        format: { data: 'yaml' },
      },
    },
  }
}
