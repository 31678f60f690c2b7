import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Custom properties do not work in media queries, so each query repeats its width; this test allows one set of widths.

/** Breakpoints in px: sm, md, lg, xl and xxl of the specification. Each belongs to the wider side. */
const steps = '(?:576|768|992|1200|1400)px'
/** Widest window with the mobile header; it belongs to the narrower side. */
const header = '1024px'
const allowed = new RegExp(
  `^(?:width (?:<|>=) ${steps}|width (?:<=|>) ${header}|${steps} <= width <(?: ${steps}|= ${header}))$`,
)

/** From this width the desk shows three panes without a drawer for its filters; see its design. */
const deskOnly = /^width (?:<|>=) 1341px$/

/** Every condition on the window's width in a stylesheet or a script. */
function widthConditions(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const queries = file.endsWith('.css') ? text.matchAll(/@media ([^{]*)/g) : text.matchAll(/matchMedia\('([^']*)'/g)
  return [...queries].flatMap(([, query = '']) =>
    [...query.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)].map(([, condition = '']) => condition),
  )
}

const inDesk = (file: string) => /src[/\\]desk[/\\]/.test(file)

const files = globSync('src/**/*.{css,ts,tsx,astro}').filter((file) => !file.includes('.test.'))

test('layouts change at the specified widths and at no other', () => {
  const found = files.flatMap((file) => widthConditions(file).map((condition) => ({ file, condition })))
  expect(found.length).toBeGreaterThan(50)
  expect(
    found.filter(({ file, condition }) => !(allowed.test(condition) || (inDesk(file) && deskOnly.test(condition)))),
  ).toEqual([])
})
