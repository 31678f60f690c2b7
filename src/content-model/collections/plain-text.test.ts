import { expect, test } from 'vitest'
import { plainText } from '#content-model/collections/plain-text.ts'

test.each([
  ['<h2 id="a">A</h2>\n<p>One <strong>two</strong>, <a href="/x">three</a>.</p>', 'A. One two, three.'],
  ['<p>a</p><!-- features --><p>b &amp; c &lt;d&gt;</p>', 'a b & c <d>'],
  ['<td>Before</td><td>After</td>', 'Before After'],
  ['<h2>Why?</h2><p>a</p>', 'Why? a'],
  ['<p>a <img alt="b > c" /> d</p>', 'a d'],
  ['', ''],
])('%j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
