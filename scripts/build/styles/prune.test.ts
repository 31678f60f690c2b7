import { expect, test } from 'vitest'
import { createPruner, pruned } from './prune.ts'

const onPage = new Set(['shown', 'also'])
const prune = (css: string) => pruned(css, (name) => onPage.has(name)).css

test.each([
  ['a class nothing has', '.gone{color:red}', ''],
  ['a class inside one that nothing has', '.gone .shown{color:red}', ''],
  ['one with a class that nothing has', '.shown.gone{color:red}', ''],
  ['an alternative nothing has', ':is(.gone,.lost) b{color:red}', ''],
])('leaves out the rule of %s', (_, css, left) => {
  expect(prune(css)).toBe(left)
})

test.each([
  ['a class that is shown', '.shown{color:red}'],
  ['a state of it', '.shown:hover{color:red}'],
  ['an attribute that a script sets', '.shown[data-tilt=on]{color:red}'],
  ['an element', 'dialog[open] b{color:red}'],
  ['whoever lacks a class', '.shown:not(.gone){color:red}'],
  ['one of two alternatives', ':is(.gone,.shown) b{color:red}'],
  ['what is nested in it', '.shown{& b{color:red}}'],
])('keeps the rule of %s', (_, css) => {
  expect(prune(css)).toBe(css)
})

test('keeps a list of selectors of which one is shown', () => {
  expect(prune('.gone,.shown{color:red}')).toContain('.shown')
})

test('keeps a rule of a shown class under a condition, and the order of layers', () => {
  const css = '@layer base,ui;@layer ui{@media (width<=600px){.shown{color:red}.gone{color:red}}}'
  expect(prune(css)).toBe('@layer base;@layer ui{@media (width<=600px){.shown{color:red}}}')
})

test('says which classes it left out', () => {
  expect(pruned('.gone,.shown{color:red}.lost{margin:.5em}', (name) => onPage.has(name)).leftOut).toEqual([
    'gone',
    'lost',
  ])
})

test('prunes two pages with the same classes once, and one with others by itself', () => {
  const pruner = createPruner()
  const css = '.shown{color:red}.gone{color:red}'
  const first = pruner(css, (name) => name === 'shown')
  expect(pruner(css, (name) => name === 'shown' || name === 'elsewhere')).toBe(first)
  expect(pruner(css, () => true).css).toContain('.gone')
})
