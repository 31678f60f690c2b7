import { expect, test } from 'vitest'
import { recallIn } from '../kept-results.ts'
import { createPruner, pruned, rulesOf, wordsIn } from './prune.ts'

const words = wordsIn('<b class="shown also" style="--size: 1px"><i fill="var(--ink)"></i></b>')
const knows = (word: string) => words.has(word)
const prune = (css: string) => pruned(css, knows).css

test.each([
  ['a class nothing has', '.gone{color:red}', ''],
  ['a class inside one that nothing has', '.gone .shown{color:red}', ''],
  ['one with a class that nothing has', '.shown.gone{color:red}', ''],
  ['an alternative nothing has', ':is(.gone,.lost) b{color:red}', ''],
  ['what is nested and nothing has', '.shown{color:red;& .gone{color:red}}', '.shown{color:red}'],
])('leaves out the rule of %s', (_, css, left) => {
  expect(prune(css)).toBe(left)
})

test.each([
  ['a class that is shown', '.shown{color:red}'],
  ['a state of it', '.shown:hover{color:red}'],
  ['an element', 'dialog[open] b{color:red}'],
  ['whoever lacks a class', '.shown:not(.gone){color:red}'],
  ['one of two alternatives', ':is(.gone,.shown) b{color:red}'],
  ['one of two selectors', '.gone,.shown{color:red}'],
  ['what is nested in it', '.shown{& b{color:red}}'],
])('keeps the rule of %s', (_, css) => {
  expect(prune(css)).toBe(css)
})

test('keeps a rule of a shown class under a condition, and the order of layers', () => {
  const css = '@layer base,ui;@layer ui{@media (width<=600px){.shown{color:red}.gone{color:red}}}'
  expect(prune(css)).toBe('@layer base;@layer ui{@media (width<=600px){.shown{color:red}}}')
})

test('leaves out custom properties that nothing reads, and those that only they read', () => {
  const css = ':root{--ink:#111;--size:0;--a:var(--b);--b:1px;--c:2px}.gone{gap:var(--a)}.shown{gap:var(--c)}'
  expect(prune(css)).toBe(':root{--ink:#111;--size:0;--c:2px}.shown{gap:var(--c)}')
})

test('says whose rules it left out', () => {
  expect(pruned('.gone,.shown{color:red}.lost{margin:.5em}', knows).leftOut).toEqual(['gone', 'lost'])
})

test.each([
  ['more that nothing asks for', 'also', true],
  ['another class', 'gone', false],
  ['a property that only it reads', '--size', false],
])('tells a page by %s', (_, more, same) => {
  const pruner = createPruner(recallIn({}))
  const css = ':root{--size:1px}.shown,.gone{color:red}'
  const knowsMore = (word: string) => word === 'shown' || word === more
  const first = pruner(css, (word) => word === 'shown')
  const other = pruner(css, knowsMore)
  expect(other === first).toBe(same)
  expect(other).toEqual(pruned(css, knowsMore))
})

test.each([
  ['a class', '.one{color:red}'],
  ['one in another', '.other .one{color:red}'],
  ['an alternative', ':is(.one,.other) b{color:red}'],
  ['what is nested', '.one{color:red;& a:hover{color:#00f}}'],
  ['a condition', '@media (width<=9px){.one{color:red}}'],
  ['paper', '@media print{.one{color:red}}'],
  ['a layer', '@layer ui{.one{color:red}}'],
])('finds the rule of %s', (_, css) => {
  expect(rulesOf(css, (name) => name === 'one')).toBe(css)
})

test.each([
  ['another class', '.other{color:red}'],
  ['what is nested in it', '.other{& a{color:red}}'],
  ['an element', 'p{color:red}'],
  ['a property', ':root{--x:1px}'],
  ['a font', '@font-face{font-family:A;src:url(a.woff2)format("woff2")}'],
  ['a condition on it', '@media (width<=9px){.other{color:red}}'],
])('leaves the rule of %s', (_, css) => {
  expect(rulesOf(css, (name) => name === 'one')).toBe('')
})

test('finds rules in their layers', () => {
  const css = '@layer base,ui;@layer base{p{color:red}}@layer ui{.other{color:red}.one{color:red}}'
  expect(rulesOf(css, (name) => name === 'one')).toBe('@layer base;@layer ui{.one{color:red}}')
})

test('writes the thickness of a line where Safari reads it, and the colors of a scheme as they are', () => {
  const css = '.shown{color:light-dark(#111,#eee);text-decoration:underline;text-decoration-thickness:2px}'
  expect(prune(css)).toBe(css)
})
