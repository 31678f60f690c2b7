import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/** All CSS modules with the names of their classes, in the order of use. */
const sheets = new Map(
  globSync('src/**/*.module.css')
    .sort()
    .map((file, at) => [resolve(file), { at, names: [] as string[] }]),
)

/**
 * The name of a class in a build: a number for its CSS module and one for the class in it. Hashes compress badly.
 *
 * @throws for a file that is no CSS module of the site
 */
export function className(name: string, file: string): string {
  const sheet = sheets.get(resolve(file.replace(/\?.*$/, '')))
  if (!sheet) throw new Error(`${file} is no CSS module in src`)
  if (!sheet.names.includes(name)) sheet.names.push(name)
  return `_${sheet.at.toString(36)}-${sheet.names.indexOf(name)}`
}

/** The prefix of the classes of a class's CSS module; undefined for a class of none. */
export const moduleOf = (name: string): string | undefined => /^(_[0-9a-z]+)-\d+$/.exec(name)?.[1]
