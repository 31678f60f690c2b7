import { expect, test } from 'vitest'
import { recallIn } from '../kept-results.ts'
import { LateStyles, splitStyles } from './late-styles.ts'
import { readMarkup } from './markup.ts'

const split = (css: string) => splitStyles(css, new Set(['_a']))

test.each([
  ['a component above', '._a0{color:red}', '._a0{color:red}', ''],
  ['one below', '._b0{color:red}', '', '._b0{color:red}'],
  ['one below, in one above', '._a0 ._b0{color:red}', '', '._a0 ._b0{color:red}'],
  ['one class of a component of which another is above', '._a7{color:red}', '._a7{color:red}', ''],
  ['no component', ':root{--x:1px}.band p{gap:var(--x)}', ':root{--x:1px}.band p{gap:var(--x)}', ''],
  ['what is nested below', '._b0{color:red;& a:hover{color:#00f}}', '', '._b0{color:red;& a:hover{color:#00f}}'],
  ['a condition', '@media (width<=9px){._b0{color:red}}', '', '@media (width<=9px){._b0{color:red}}'],
  ['paper', '@media print{._a0,p{color:red}}', '', '@media print{._a0,p{color:red}}'],
  ['what follows paper', '@media print{p{color:red}}b{color:red}', 'b{color:red}', '@media print{p{color:red}}'],
  ['an animation', '@keyframes k{0%{opacity:0}}', '@keyframes k{0%{opacity:0}}', ''],
])('puts the rules of %s in their place', (_, css, early, late) => {
  expect(split(css)).toEqual({ early, late })
})

test('settles the order of layers in the page', () => {
  const css = '@layer base{p{color:red}}@layer ui{._a0{color:red}._b0{color:red}}'
  expect(split(css)).toEqual({
    early: '@layer base{p{color:red}}@layer ui{._a0{color:red}}',
    late: '@layer base;@layer ui{._b0{color:red}}',
  })
})

const first = '<p class="_a0 shown"><div popover="auto"><div class="_c0"></div></div>'
const css = '._a0{color:red}._b0{color:#00f}._c0{color:#ff0}'

test('a page that marks no first screen has all its styles', () => {
  expect(new LateStyles(recallIn({})).split(css, undefined)).toEqual({ css, link: '' })
})

test('one that does has those of its beginning, but for what opens later', () => {
  const late = new LateStyles(recallIn({}))
  const found = late.split(css, readMarkup(first))
  expect(found.css).toBe('._a0{color:red}')
  expect(found.link).toMatch(/^<link rel="stylesheet" href="\/_astro\/[0-9a-f]{16}\.css" fetchpriority="low">$/)
  expect(late.split(css, readMarkup(`${first}<i class="_a1">`))).toEqual(found)
})
