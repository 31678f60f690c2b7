import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Loader } from 'astro/loaders'
import type { z } from 'astro/zod'

const folder = 'src/content/words'

/**
 * Checks the words of pages by their schemas while content is read. Nothing is stored: code imports the files directly.
 * @param schemas by the names of the files
 * @throws with all mistakes, by the names of the files
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
      // The mistakes are in the files that are named, so a stack trace of this one would mislead.
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
