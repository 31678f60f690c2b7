import { expect, test } from 'vitest'
import { feedText } from './feed-text.ts'

const url = 'https://deadpan.example/blog-details/1'
const site = 'https://deadpan.example'

test.each([
  ['<a href="/pricing-table">Prices</a>', `<a href="${site}/pricing-table">Prices</a>`],
  ['<a class="x" href="#first">First</a>', `<a class="x" href="${url}#first">First</a>`],
  ['<a href="https://www.rfc-editor.org/">RFC</a>', '<a href="https://www.rfc-editor.org/">RFC</a>'],
  ['<a href="mailto:dot@deadpan.example">Dot</a>', '<a href="mailto:dot@deadpan.example">Dot</a>'],
  [
    '<img src="/_astro/a.webp" srcset="/_astro/a.webp 480w, /_astro/b.webp 832w" alt="A face">',
    `<img src="${site}/_astro/a.webp" srcset="${site}/_astro/a.webp 480w, ${site}/_astro/b.webp 832w" alt="A face">`,
  ],
  ['<p>Write href="/x" by hand</p>', '<p>Write href="/x" by hand</p>'],
  ['<p>One</p><!-- features --><p>Two</p>', '<p>One</p><p>Two</p>'],
])('%s is %s in a feed', (html, expected) => {
  expect(feedText(html, url)).toBe(expected)
})
