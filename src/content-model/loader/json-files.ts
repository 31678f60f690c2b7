import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Loader } from 'astro/loaders'
import type { z } from 'astro/zod'
import type { Described } from '#content-model/schemas/described.ts'
import { mistakesIn } from '#content-model/schemas/sentences.ts'

/**
 * Checks the JSON files of a folder by their schemas while content is read. Nothing is stored: code imports the files directly.
 * @param schemas by the names of the files
 * @throws with all mistakes, by the names of the files
 */
export function jsonFiles(folder: string, schemas: Readonly<Record<string, z.ZodType>>): Loader {
  return {
    name: 'json-files',
    async load() {
      const problems = problemsIn(folder, schemas)
      if (problems.length === 0) return
      const error = new Error(problems.join('\n'))
      // The mistakes are in the files that are named, so a stack trace of this one would mislead.
      error.stack = ''
      throw error
    },
  }
}

/** What is wrong with the JSON files of a folder, a sentence each. */
export function problemsIn(folder: string, schemas: Readonly<Record<string, z.ZodType>>): string[] {
  const files = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [basename(file, '.json')] : []))
  const missing = Object.keys(schemas).filter((name) => !files.includes(name))
  return [
    ...missing.map((name) => `${folder}/${name}.json is missing`),
    ...files.flatMap((name) => wrongWith(folder, name, schemas[name])),
  ]
}

function wrongWith(folder: string, name: string, schema: z.ZodType | undefined): string[] {
  const file = `${folder}/${name}.json`
  if (schema === undefined) return [`${file}: no page has these words; src/content-model/schemas/ does not know it`]
  const mistakes = mistakesIn(schema as unknown as Described, JSON.parse(readFileSync(file, 'utf8')))
  return mistakes.map(({ path, sentence }) => `${file}: ${path}: ${sentence}`)
}
