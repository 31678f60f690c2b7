import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLinks } from '#sections/pricing/with-links.tsx'

const pages = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Use', href: '/terms-use' },
]

test.each([
  ['See the Privacy Policy.', 'See the <a href="/privacy-policy">Privacy Policy</a>.'],
  ['Terms of Use apply', '<a href="/terms-use">Terms of Use</a> apply'],
  ['No link: our terms, $0.10 and/or /team', 'No link: our terms, $0.10 and/or /team'],
  ['<b>Privacy Policy</b>', '&lt;b&gt;<a href="/privacy-policy">Privacy Policy</a>&lt;/b&gt;'],
])('%s', (text, markup) => {
  expect(renderToStaticMarkup(withLinks(text, pages))).toBe(markup)
})
