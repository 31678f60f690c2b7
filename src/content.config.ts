import { defineCollection, reference, type SchemaContext } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { data, markdown } from '#content-model/loader/content-folder.ts'
import { jsonFiles } from '#content-model/loader/json-files.ts'
import { brandSchema } from '#content-model/schemas/brand-schema.ts'
import { entrySchemas, type Tools } from '#content-model/schemas/entry-schemas.ts'
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

const schema =
  <Kind extends keyof Schemas>(kind: Kind) =>
  (context: SchemaContext): Schemas[Kind] =>
    schemasFor(context)[kind]

export const collections = {
  examples: defineCollection({ loader: data('examples'), schema: schema('examples') }),
  drawer: defineCollection({ loader: data('drawer'), schema: schema('drawer') }),
  gate: defineCollection({ loader: data('gate'), schema: schema('gate') }),
  'gate-classes': defineCollection({ loader: data('gate-classes'), schema: schema('gate-classes') }),
  titles: defineCollection({ loader: data('titles'), schema: schema('titles') }),
  keywords: defineCollection({ loader: data('keywords'), schema: schema('keywords') }),
  facts: defineCollection({ loader: data('facts'), schema: schema('facts') }),
  posts: defineCollection({
    loader: markdown('posts', { listedBy: 'category', alsoUnique: 'key' }),
    schema: schema('posts'),
  }),
  projects: defineCollection({ loader: markdown('projects'), schema: schema('projects') }),
  services: defineCollection({ loader: markdown('services'), schema: schema('services') }),
  team: defineCollection({ loader: markdown('team', { addressFrom: 'title' }), schema: schema('team') }),
  cases: defineCollection({ loader: markdown('cases', { addressFrom: 'title' }), schema: schema('cases') }),
  testimonials: defineCollection({
    loader: data('testimonials', { idsWithin: 'fromtext' }),
    schema: schema('testimonials'),
  }),
  plans: defineCollection({ loader: data('plans'), schema: schema('plans') }),
  faq: defineCollection({ loader: data('faq'), schema: schema('faq') }),
  values: defineCollection({ loader: data('values'), schema: schema('values') }),
  counters: defineCollection({ loader: data('counters'), schema: schema('counters') }),
  brands: defineCollection({ loader: data('brands'), schema: schema('brands') }),
  steps: defineCollection({ loader: data('steps'), schema: schema('steps') }),
  legal: defineCollection({ loader: markdown('legal'), schema: schema('legal') }),
  moved: defineCollection({
    loader: glob({ pattern: 'moved.yaml', base: 'src/content' }),
    schema: schema('moved'),
  }),
  brand: defineCollection({ loader: jsonFiles('src/content/brand', { brand: brandSchema }), schema: z.never() }),
  words: defineCollection({ loader: jsonFiles('src/content/words', pageSchemas), schema: z.never() }),
}
