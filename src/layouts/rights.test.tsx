import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withYear } from '#content-model/page-marks.ts'
import { Rights } from '#layouts/rights.tsx'

const footer = (year: number) => renderToStaticMarkup(<Rights year={year} name="Deadpan" text="Since 1999." />)

test('a copyright line built in an earlier year is given the current one, and nothing else of it changes', () => {
  expect(footer(2020)).toContain('2020')
  expect(withYear(footer(2020), 2027)).toBe(footer(2027))
})

test('a page without a copyright line stays as it is when the year turns', () => {
  const page = '<p>© <span>2020</span> <span id="other">2020</span></p>'
  expect(withYear(page, 2027)).toBe(page)
})
