import { expect, test } from 'vitest'
import { type Inner, NamedSheets } from './named-sheets.ts'

const sheet = (content: string) => ({ sheet: { type: 'inline', content } })

function astro(...pages: { sheet: { type: string; content?: string } }[][]): Inner {
  const allPages = Object.fromEntries(pages.map((styles, index) => [`page ${index}`, { styles }]))
  return {
    name: 'astro:default',
    getStaticPaths: async () => [],
    render: async () => new Response(),
    app: { resolveStreaming: () => undefined, getOptions: () => ({ allPages }) },
  }
}

test('a page is made with short names of its style sheets, which lead back to them in their order', () => {
  const [one, other] = [
    [sheet('a{color:red}'), sheet('b{content:"$&"}')],
    [sheet('b{content:"$&"}'), sheet('a{color:red}')],
  ]
  const named = new NamedSheets()
  named.put(astro(one, other))
  const text = (page: typeof one) => page.map((entry) => entry.sheet.content).join('')
  expect(text(one)).not.toContain('red')
  expect(named.full(`c{}${text(one)}`)).toBe('c{}a{color:red}b{content:"$&"}')
  expect(named.full(text(other))).toBe('b{content:"$&"}a{color:red}')
})

test('style sheets are back in their places when the pages are made, and files of their own were never touched', () => {
  const page = [sheet('a{color:red}'), { sheet: { type: 'external' } }]
  const before = structuredClone(page)
  const named = new NamedSheets()
  named.put(astro(page))
  expect(page[1]).toEqual(before[1])
  named.takeBack()
  expect(page).toEqual(before)
})

test('an Astro that keeps its pages’ style sheets elsewhere puts them into the pages as they are', () => {
  const named = new NamedSheets()
  named.put({ ...astro(), app: { resolveStreaming: () => undefined } })
  expect(named.full('a{color:red}')).toBe('a{color:red}')
})
