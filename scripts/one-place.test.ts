import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { product } from '#content-model/site.ts'
import { paletteOf } from '#styles/palette.ts'

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
  expect(spelled(new RegExp(product))).toEqual(['scripts/launch-findings.ts', 'src/content-model/site.ts'])
})

test('code takes colors from the tokens', () => {
  expect(spelled(/['"`]#[0-9a-f]{6}['"`]/i)).toEqual([])
})

test('the palette has the value of each token in both schemes', () => {
  const { light, dark } = paletteOf(readFileSync('src/styles/tokens.css', 'utf8'))
  expect([light['yolk'], dark['yolk']]).toEqual(['#ffc62b', '#ffc62b'])
  expect([light['ground'], dark['ground']]).toEqual(['#faf6eb', '#17130e'])
  expect(Object.keys(dark)).toEqual(Object.keys(light))
})
