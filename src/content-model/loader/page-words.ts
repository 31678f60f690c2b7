import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Loader } from 'astro/loaders'
import type { z } from 'astro/zod'

const folder = 'src/content/words'

/**
 * Holds the words of pages to their schemas while content is read. Code imports the files by itself, so none is kept.
 * @param schemas by the names of the files
 * @throws for whatever is wrong, by the names of the files
 */
export function pageWords(schemas: Readonly<Record<string, z.ZodType>>): Loader {
  return {
    name: 'page-words',
    async load() {
      const files = readdirSync(folder).map((file) => basename(file, '.json'))
      const missing = Object.keys(schemas).filter((name) => !files.includes(name))
      const problems = [
        ...missing.map((name) => `${folder}/${name}.json is missing`),
        ...files.flatMap((name) => wrongWith(name, schemas[name])),
      ]
      if (problems.length === 0) return
      const error = new Error(problems.join('\n'))
      // What is wrong stands in the files that are named, and nothing of it in this one.
      error.stack = ''
      throw error
    },
  }
}

function wrongWith(name: string, schema: z.ZodType | undefined): string[] {
  const file = `${folder}/${name}.json`
  if (schema === undefined)
    return [`${file}: no page has these words; src/content-model/schemas/pages/ does not know it`]
  const { error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`)
}
