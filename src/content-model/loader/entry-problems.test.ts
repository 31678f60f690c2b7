import { expect, test } from 'vitest'
import { entryProblems, type ReadEntry, sameAddresses, type Unique } from '#content-model/loader/entry-problems.ts'

const entry = (file: string, data: ReadEntry['data'], html?: string): ReadEntry => ({ file, data, html })
const marked = (properties: object) =>
  `<p><img __ASTRO_IMAGE_="${JSON.stringify(properties).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></p>`

const problemsOf = (entries: readonly ReadEntry[], unique: Unique = {}) =>
  entryProblems(entries, unique, {
    hasEntry: (kind, id) => kind === 'team' && id === 'ada',
    hasPicture: (file, path) =>
      file === 'posts/a.md' && ['./here.png', 'here.JPG', './here.svg', '/og.png'].includes(path),
  })

test('entries that share nothing have no problems', () => {
  const entries = [
    entry('posts/a.md', { id: 1, category: 'Craft', author: { collection: 'team', id: 'ada' }, date: new Date() }),
    entry('posts/b.md', { id: 2, category: 'Craft', slides: [{ object: 'pencil' }] }),
    entry('legal/c.md', {}),
    entry('legal/d.md', {}),
  ]
  expect(problemsOf(entries, { listedBy: 'category' })).toEqual([])
})

test.each<[string, Unique, ReadEntry[], string]>([
  [
    'one id',
    {},
    [entry('projects/b.md', { id: 3 }), entry('projects/a.md', { id: 3 }), entry('projects/c.md', { id: 4 })],
    'projects/a.md and projects/b.md have one id: 3',
  ],
  [
    'one id within a source',
    { idsWithin: 'fromtext' },
    [
      entry('testimonials/a.yaml', { id: 1, fromtext: 'Yelp' }),
      entry('testimonials/b.yaml', { id: 1, fromtext: 'Google' }),
      entry('testimonials/c.yaml', { id: 1, fromtext: 'Yelp' }),
    ],
    'testimonials/a.yaml and testimonials/c.yaml have one id: 1 of Yelp',
  ],
  [
    'one key',
    { alsoUnique: 'key' },
    [entry('posts/b.md', { key: 'plant' }), entry('posts/a.md', { key: 'plant' }), entry('posts/c.md', { key: 'ant' })],
    'posts/a.md and posts/b.md have one key: plant',
  ],
  [
    'titles that make one address',
    { addressFrom: 'title' },
    [entry('cases/a.md', { title: 'The Bank' }), entry('cases/b.md', { title: 'the bänk!' })],
    'cases/a.md and cases/b.md have one address, made from the title: the-bank',
  ],
  [
    'categories that make one address',
    { listedBy: 'category' },
    [
      entry('posts/a.md', { category: 'E-mail' }),
      entry('posts/b.md', { category: 'E-mail' }),
      entry('posts/c.md', { category: 'e-mail' }),
    ],
    'posts/a.md and posts/c.md have one address, made from the category: e-mail',
  ],
])('two entries with %s are told by both files', (_, unique, entries, problem) => {
  expect(problemsOf(entries, unique)).toEqual([problem])
})

test('a reference to nothing is told by the file that makes it', () => {
  const featured = [
    { collection: 'team', id: 'ada' },
    { collection: 'projects', id: 'gone' },
  ]
  const entries = [
    entry('posts/a.md', { author: { collection: 'team', id: 'nobody' } }),
    entry('services/b.md', { end: { featured } }),
  ]
  expect(problemsOf(entries)).toEqual([
    'posts/a.md names “nobody” as its author, and src/content/team has no such file, or only a draft',
    'services/b.md names “gone” as its end.featured, and src/content/projects has no such file, or only a draft',
  ])
})

test.each([
  [marked({ src: './here.png', alt: 'A “wall” > all & "b"' })],
  [marked({ src: 'here.JPG', alt: 'a' })],
  ['<img src="/og.png" alt="A face">'],
  ['<p>&lt;img src="x"&gt;</p>'],
])('a picture that is there and says what it shows is no problem: %s', (html) => {
  expect(problemsOf([entry('posts/a.md', {}, html)])).toEqual([])
})

test.each([
  [marked({ src: './gone.png', alt: 'a' }), 'the picture ./gone.png is missing'],
  ['<img src="/gone.png" alt="a">', 'the picture /gone.png is missing'],
  [marked({ src: './here.svg', alt: 'a' }), 'the picture ./here.svg is in no format the build knows'],
  [marked({ src: './here.png', alt: ' ' }), 'the picture ./here.png has no words for who can’t see it'],
  ['<img src="/og.png">', 'the picture /og.png has no words for who can’t see it'],
  ['<img src="https://x.example/a.png" alt="a">', 'the picture https://x.example/a.png is not beside the file'],
  ['<img alt="a > b" src="./here.png">', 'the picture ./here.png is not beside the file'],
])('a picture that visitors would not see is told by file and picture: %s', (html, problem) => {
  expect(problemsOf([entry('posts/a.md', {}, html)])).toEqual([expect.stringContaining(`posts/a.md: ${problem}`)])
})

test('a photograph that is not beside the file is told by the file', () => {
  const entries = [
    entry('posts/a.md', { thumb: { object: { photo: './here.png', alt: 'A comma.' } }, post_date: new Date() }),
    entry('posts/b.md', { slides: [{ object: { photo: './gone.jpg', alt: 'A gap.' }, ground: 'sky' }] }),
    entry('team/c.md', { thumb: { photo: '/ada.jpg', alt: 'Ada.' } }),
  ]
  expect(problemsOf(entries)).toEqual([
    'posts/b.md: the picture ./gone.jpg is missing',
    'team/c.md: the picture /ada.jpg is not beside the file. Put it there and write photo: ./name.jpg',
  ])
})

test('two files with one address are told by both names', () => {
  const files = ['Subject Lines.md', 'copy.md', 'subject-lines.md']
  expect(sameAddresses('src/content/services', files)).toEqual([
    'src/content/services/Subject Lines.md and src/content/services/subject-lines.md have one address: subject-lines',
  ])
  expect(sameAddresses('src/content/services', ['copy.md', 'subject-lines.md'])).toEqual([])
})
