import { expect, test } from 'vitest'
import { wrongMoves } from './content-facts.ts'

const isPage = (path: string) => ['/', '/blog-grid/', '/blog-details/1'].includes(path)

test.each<[string, Record<string, string>, string[]]>([
  ['what was removed leads to a page', { '/blog-details/6': '/blog-grid/' }, []],
  [
    'a page is there still',
    { '/blog-details/1': '/' },
    ['src/content/moved.yaml sends /blog-details/1 away, and there is such a page'],
  ],
  [
    'the site sends the address elsewhere by itself',
    { '/terms': '/' },
    ['src/content/moved.yaml sends /terms away, and it already leads elsewhere'],
  ],
  [
    'it leads nowhere',
    { '/blog-details/6': '/blog-details/7' },
    ['src/content/moved.yaml sends /blog-details/6 to /blog-details/7, and there is no such page'],
  ],
])('moved.yaml is judged where %s', (_, moved, problems) => {
  expect(wrongMoves(moved, isPage)).toEqual(problems)
})
