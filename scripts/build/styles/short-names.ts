import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** 0 is a, 25 is z, 26 is aa. */
export const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26))

/**
 * Names for the classes of CSS modules: letters for the file, a number for the class in it. They stand twice in each page,
 * and what a bundler makes of a file's path and a hash does not compress.
 *
 * @param source the folder of all style sheets
 * @returns gives the name of a class, by its file; always the same for the same files
 * @throws for a file that is not in the folder
 */
export function shortNamesIn(source: string): (name: string, file: string) => string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.module.css'),
  )
  const modules = new Map(
    files
      .sort()
      .map((name, at) => [name.replaceAll('\\', '/'), { prefix: `_${letters(at)}`, names: new Map<string, string>() }]),
  )
  return (name, file) => {
    const module = modules.get(relative(source, file.replace(/\?.*$/, '')).replaceAll('\\', '/'))
    if (!module) throw new Error(`${file} is not one of the style sheets in ${source}`)
    const { prefix, names } = module
    const short = names.get(name) ?? `${prefix}${names.size}`
    names.set(name, short)
    return short
  }
}

/** What the classes of one file begin with; undefined for a class that isn't of a CSS module. */
export const moduleOf = (name: string): string | undefined => /^(_[a-z]+)\d+$/.exec(name)?.[1]

/** Gives classes short names in a build. While somebody works on the site they keep their own. */
export function shortNames(source = resolve('src')): Plugin {
  return {
    name: 'short-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortNamesIn(source) } } }),
  }
}
