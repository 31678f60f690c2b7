import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLinks } from '#sections/pricing/with-links.tsx'

test.each([
  ['See /pricing-table.', 'See <a href="/pricing-table">/pricing-table</a>.'],
  ['/team-details/ines-okafor knows', '<a href="/team-details/ines-okafor">/team-details/ines-okafor</a> knows'],
  ['No link: $0.10 and/or 24/7', 'No link: $0.10 and/or 24/7'],
  ['https://example.com/about-us', 'https://example.com/about-us'],
  ['(/team)', '(<a href="/team">/team</a>)'],
  ['<b>/team</b>', '&lt;b&gt;/team&lt;/b&gt;'],
])('%s', (text, markup) => {
  expect(renderToStaticMarkup(withLinks(text))).toBe(markup)
})
