import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asPattern, product } from '#content-model/site.ts'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'

/** Code that runs: its prose is in comments, and words of pages are content. */
const code = globSync(['src/**/*.{ts,tsx,astro,mjs}', 'scripts/**/*.{ts,mjs}'], {
  exclude: (path) =>
    /^src\/(?:content|wit)$|\.test\.tsx?$|^src\/(?:cli|desk|server)\/testing$/.test(path.replaceAll('\\', '/')),
})
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const spelled = (pattern: RegExp) => code.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8'))))

test('code takes the name of the product from one place', () => {
  expect(code.length).toBeGreaterThan(200)
  // The launch check compares against the shipped name.
  expect(spelled(new RegExp(product))).toEqual(product === 'Deadpan' ? ['scripts/launch-findings.ts'] : [])
})

shippedOnly('content says {product} in place of the name, so that a change of the name is one', () => {
  const files = globSync('src/content/**/*.{md,yaml,json}').filter(
    (file) => file !== join('src/content/brand/brand.json'),
  )
  expect(files.length).toBeGreaterThan(200)
  const naming = new RegExp(String.raw`(?<![\p{L}\p{N}])${asPattern(product)}(?![\p{L}\p{N}])`, 'u')
  expect(files.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('words of pages pass through what fills in the name', () => {
  const unfilled = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const words = [...text.matchAll(/^import (\w+) from '#content\/words\//gm)].map(([, name]) => name)
    return words.some((name) => !new RegExp(String.raw`branded(?:<[^>]*>)?\(${name}\b`).test(text)) ? [file] : []
  })
  // Words of forms name nobody, and those of the measured are figures.
  expect(unfilled.filter((file) => !file.startsWith(join('src/forms/')))).toEqual(['src/content-model/measured.ts'])
})

test('code takes colors from the brand', () => {
  expect(spelled(/['"`]#[0-9a-f]{6}['"`]/i)).toEqual([])
  const styles = globSync('src/**/*.css').filter((file) => /#[0-9a-f]{6}\b/i.test(readFileSync(file, 'utf8')))
  expect(styles).toEqual([])
})
