import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type Example, exampleOf } from '#content-model/example.ts'

const folder = fileURLToPath(new URL('../../content/examples/', import.meta.url))

/** All examples, in the order of a build. */
export const exampleTexts: readonly Example[] = globSync('*.yaml', { cwd: folder })
  .sort()
  .map((file) => exampleOf(basename(file, '.yaml'), parse(readFileSync(`${folder}${file}`, 'utf8'))))
