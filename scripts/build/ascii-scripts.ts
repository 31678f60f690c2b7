import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverCode } from '#server/site/builds.mjs'

/**
 * Has the server's scripts of a build in ASCII. A process keeps the text of each script that it loads; one curly quote in it, and V8
 * takes two bytes for each of its letters: 5 MB more.
 *
 * @param build the build's folder
 */
export function writeInAscii(build: string): void {
  for (const script of globSync(`{server,${serverCode.folder}}/**/*.mjs`, { cwd: build })) {
    const file = join(build, script)
    const code = readFileSync(file, 'utf8')
    const written = inAscii(code)
    if (written !== code) writeFileSync(file, written)
  }
}

/** Tags that read the raw text of their templates: that of the language, and obscenity's. */
const rawTemplate = /\b(?:String\.raw|pattern)`[^`]*?[^`\0-\x7f][^`]*`/

/**
 * The same script with an escape for each other character. They stand in strings, templates and expressions, where both mean the same.
 *
 * @throws where a tag reads the raw text of a template that has one
 */
export function inAscii(code: string): string {
  const [raw] = rawTemplate.exec(code) ?? []
  if (raw !== undefined) throw new Error(`A tag would read an escape instead of the character: ${raw}`)
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, character: string) => {
    // A backslash of its own before such a character says nothing.
    const before = slashes.slice(slashes.length % 2)
    return `${before}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
