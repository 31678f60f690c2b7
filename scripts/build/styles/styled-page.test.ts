import { expect, test } from 'vitest'
import { firstScreenEnd } from '#content/page-marks.ts'
import { pruned } from './prune.ts'
import { stylePage } from './styled-page.ts'

const fonts = '@font-face{font-family:A;src:url(a.woff2)format("woff2")}'
const css = `${fonts}.first{color:red}.menu{color:#00f}.below{color:#ff0}.written{color:#0f0}.gone{color:#0ff}`
const menu = '<section id="menu" popover="auto"><div class="menu"></div></section>'
const head = (styles: string) => `<head>${styles}</head>`
const page = (end: string) =>
  `${head(`<style>${css}</style>`)}<body>${menu}<p class="first">Said.</p>${end}<p class="below">More.</p></body>`
const styled = (html: string) => stylePage(html, new Set(['written']), pruned)

test('a page has the styles of what it or a script may show', () => {
  const { before, after, leftOut, file, ...made } = styled(page(''))
  expect(made).toEqual({ full: css, css: css.replace('.gone{color:#0ff}', '') })
  expect([leftOut.includes('gone'), leftOut.includes('written'), file]).toEqual([true, false, undefined])
  expect(before + after).toBe(page('').replace(/<style>.*<\/style>/, ''))
})

test('one that marks its first screen has those of that, and a link to all but the fonts where it ends', () => {
  const { before, after, leftOut, file, ...made } = styled(page(firstScreenEnd))
  expect(made).toEqual({ full: css, css: `${fonts}.first{color:red}` })
  expect(leftOut).toEqual([])
  expect(file).toEqual({ name: expect.stringMatching(/^_astro\/[0-9a-f]{16}\.css$/), css: css.replace(fonts, '') })
  const link = `<link rel="stylesheet" href="/${file?.name}" fetchpriority="low">`
  expect(before + after).toBe(page(link).replace(/<style>.*<\/style>/, ''))
})
