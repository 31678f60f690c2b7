import { defineCollection, reference, type SchemaContext } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { entryFiles } from '#content-model/loader/content-folder.ts'
import type { Unique } from '#content-model/loader/entry-problems.ts'
import { jsonFiles } from '#content-model/loader/json-files.ts'
import { brandSchema } from '#content-model/schemas/brand-schema.ts'
import type { EntryKind } from '#content-model/schemas/entry-kinds.ts'
import { entrySchemas, fileSchemas, type Tools } from '#content-model/schemas/entry-schemas.ts'
import { pageSchemas } from '#content-model/schemas/page-schemas.ts'
import { readNeeds } from '#wit/entries/needs.ts'

type Schemas = ReturnType<typeof entrySchemas>

const made = new Map<string, Schemas>()

/**
 * Astro asks for a kind's schema anew for each entry, and building a schema takes longer than checking an entry. Astro's
 * `image` either marks relative pictures for the build or leaves them, for editors' schemas: one of each is cached.
 */
function schemasFor({ image }: SchemaContext): Schemas {
  const marked = String(z.safeParse(image(), './picture.png').data)
  const schemas = made.get(marked) ?? entrySchemas({ image, reference, readNeeds } as Tools)
  made.set(marked, schemas)
  return schemas
}

const inFiles = fileSchemas({ readNeeds })

const entries = <Kind extends EntryKind>(kind: Kind, unique?: Unique) => ({
  loader: entryFiles(kind, inFiles[kind], unique),
  schema: (context: SchemaContext): Schemas[Kind] => schemasFor(context)[kind],
})

export const collections = {
  examples: defineCollection(entries('examples')),
  drawer: defineCollection(entries('drawer')),
  gate: defineCollection(entries('gate')),
  'gate-classes': defineCollection(entries('gate-classes')),
  titles: defineCollection(entries('titles')),
  keywords: defineCollection(entries('keywords')),
  facts: defineCollection(entries('facts')),
  posts: defineCollection(entries('posts', { listedBy: 'category', alsoUnique: 'key' })),
  projects: defineCollection(entries('projects')),
  services: defineCollection(entries('services')),
  team: defineCollection(entries('team', { addressFrom: 'title' })),
  cases: defineCollection(entries('cases', { addressFrom: 'title' })),
  testimonials: defineCollection(entries('testimonials', { idsWithin: 'fromtext' })),
  plans: defineCollection(entries('plans')),
  faq: defineCollection(entries('faq')),
  values: defineCollection(entries('values')),
  counters: defineCollection(entries('counters')),
  brands: defineCollection(entries('brands')),
  steps: defineCollection(entries('steps')),
  legal: defineCollection(entries('legal')),
  moved: defineCollection({
    loader: glob({ pattern: 'moved.yaml', base: 'src/content' }),
    schema: (context) => schemasFor(context).moved,
  }),
  brand: defineCollection({ loader: jsonFiles('src/content/brand', { brand: brandSchema }), schema: z.never() }),
  words: defineCollection({ loader: jsonFiles('src/content/words', pageSchemas), schema: z.never() }),
}
