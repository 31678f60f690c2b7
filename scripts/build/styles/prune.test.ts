import { expect, test } from 'vitest'
import { recallIn } from '../kept-results.ts'
import { readMarkup } from './markup.ts'
import { createPruner, pruned, type Shown } from './prune.ts'
import { shownOn } from './shown.ts'

const page = '<b class="shown also" data-kind="plain" data-tilt="off"><i fill="var(--ink)"></i></b><dialog></dialog>'
const words = new Set(['data-tilt', 'on', 'keptByHand'])
const shown: Shown = shownOn([readMarkup(page)], [words])
const prune = (css: string) => pruned(css, shown).css

test.each([
  ['a class nothing has', '.gone{color:red}', ''],
  ['a class inside one that nothing has', '.gone .shown{color:red}', ''],
  ['one with a class that nothing has', '.shown.gone{color:red}', ''],
  ['an alternative nothing has', ':is(.gone,.lost) b{color:red}', ''],
  ['whoever has a class in it that nothing has', '.shown:has(.gone){color:red}', ''],
  ['an element that there is none of', '.shown select{color:red}', ''],
  ['an attribute nothing has', '.shown[data-gone]{color:red}', ''],
  ['a value that an attribute has nowhere', '.shown[data-kind=loud]{color:red}', ''],
  ['what is nested and nothing has', '.shown{color:red;& .gone{color:red}}', '.shown{color:red}'],
])('leaves out the rule of %s', (_, css, left) => {
  expect(prune(css)).toBe(left)
})

test.each([
  ['a class that is shown', '.shown{color:red}'],
  ['a state of it', '.shown:hover{color:red}'],
  ['an attribute that a script sets', '.shown[data-tilt=on]{color:red}'],
  ['one that a script sets by another spelling', '.shown[data-kept-by-hand]{color:red}'],
  ['an attribute that it has', '.shown[data-kind=plain]{color:red}'],
  ['an attribute that browsers set', '.shown[open]{color:red}'],
  ['an element', 'dialog[open] b{color:red}'],
  ['an element that browsers add', 'tbody{color:red}'],
  ['whoever lacks a class', '.shown:not(.gone){color:red}'],
  ['one of two alternatives', ':is(.gone,.shown) b{color:red}'],
  ['what is nested in it', '.shown{& b{color:red}}'],
])('keeps the rule of %s', (_, css) => {
  expect(prune(css)).toBe(css)
})

test('keeps of a list of selectors the one that is shown', () => {
  expect(prune('.gone,.shown{color:red}')).toBe('.shown{color:red}')
})

test('keeps a rule of a shown class under a condition, and the order of layers', () => {
  const css = '@layer base,ui;@layer ui{@media (width<=600px){.shown{color:red}.gone{color:red}}}'
  expect(prune(css)).toBe('@layer base;@layer ui{@media (width<=600px){.shown{color:red}}}')
})

test('leaves out custom properties that nothing reads, and those that only they read', () => {
  const css = ':root{--ink:#111;--a:var(--b);--b:1px;--c:2px}.gone{gap:var(--a)}.shown{gap:var(--c)}'
  expect(prune(css)).toBe(':root{--ink:#111;--a:2px}.shown{gap:var(--a)}')
})

test('shortens the names of custom properties that no markup and no script knows', () => {
  const css = ':root{--ink:#111;--space-2:1px;--a:2px}.shown{gap:var(--space-2,var(--a));color:var(--ink)}'
  expect(prune(css)).toBe(':root{--ink:#111;--b:1px;--c:2px}.shown{gap:var(--b,var(--c));color:var(--ink)}')
})

test('says whose rules it left out', () => {
  const css = '.gone,.shown{color:red}.lost{margin:.5em}[data-kind="4"] select{color:red}'
  expect(pruned(css, shown).leftOut).toEqual(['.gone', '.lost', '[data-kind="4"]', 'select'])
})

const none: string[] = []
const tilts = ['data-kind']

test.each([
  ['more that nothing asks for', '<i class="also elsewhere shown"></i><p></p>', none, none, true],
  ['another class', '<i class="shown gone"></i>', none, none, false],
  ['a script that writes another class', '<i class="shown"></i>', none, ['gone'], false],
  ['another attribute', '<i class="shown" data-kind="plain"></i>', none, none, false],
  ['another element', '<b class="shown"></b>', none, none, false],
  ['a value for what a script of both sets', '<i class="shown">loud</i>', tilts, none, false],
  ['a script that has such a value', '<i class="shown"></i>', tilts, ['loud'], false],
  ['such a value where no script sets it', '<i class="shown">loud</i>', none, none, true],
  ['a property that only it reads', '<i class="shown" fill="var(--ink)"></i>', none, none, false],
])('tells a page by %s', (_, html, words, more, same) => {
  const pruner = createPruner(recallIn({}))
  const css = ':root{--ink:red}.shown,.gone,b{color:red}[data-kind=plain],[data-kind=loud]{color:var(--ink)}'
  const script = new Set(words)
  const first = pruner(css, shownOn([readMarkup('<i class="shown"></i>')], [script]))
  const page = shownOn([readMarkup(html)], [script, new Set(more)])
  const other = pruner(css, page)
  expect(other === first).toBe(same)
  expect(other).toEqual(pruned(css, page))
})
