import { expect, test } from 'vitest'
import { firstScreenEnd } from '#content-model/page-marks.ts'
import { recallIn } from '../kept-results.ts'
import { stylePage } from './styled-page.ts'

const fonts = '@font-face{font-family:A;src:url(a.woff2)format("woff2")}'
const first = ':root{--ink:#111}p{margin:0}._1-0{color:red}'
const below = '._2-0{color:var(--ink)}'
const css = `${fonts}${first}._1-1{margin:0}._1-2{color:#0ff}._3-0{color:#00f}${below}`
const menu = '<section id="menu" popover="auto"><div class="_3-0"></div></section>'
const head = (styles: string) => `<head>${styles}</head>`
const page = (end: string) =>
  `${head(`<style>${css}</style>`)}<body>${menu}<p class="_1-0">Said.</p>${end}<p class="_2-0">More.</p></body>`
const styled = (html: string) => stylePage(html, new Set(['_1-1']), recallIn({}))

test('a page has the styles of what it or a script may show', () => {
  const { before, after, leftOut, file, ...made } = styled(page(''))
  expect(made).toEqual({ full: css, css: css.replace('._1-2{color:#0ff}', '') })
  expect([leftOut.includes('_1-2'), leftOut.includes('_1-1'), file]).toEqual([true, false, undefined])
  expect(before + after).toBe(page('').replace(/<style>.*<\/style>/, ''))
})

test('one that marks its first screen has those of modules on that, and a link to the others’ where it ends', () => {
  const { before, after, leftOut, file, ...made } = styled(page(firstScreenEnd))
  expect(made).toEqual({ full: css, css: `${fonts}${first}._1-1{margin:0}` })
  expect(['_1-2', '_1-1', '_2-0'].map((name) => leftOut.includes(name))).toEqual([true, false, false])
  expect(file).toEqual({ name: expect.stringMatching(/^_astro\/[0-9a-f]{16}\.css$/), css: `._3-0{color:#00f}${below}` })
  const link = `<link rel="stylesheet" href="/${file?.name}" fetchpriority="low">`
  expect(before + after).toBe(page(link).replace(/<style>.*<\/style>/, ''))
})
