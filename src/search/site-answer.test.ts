import { expect, test } from 'vitest'
import type { Passage } from '#search/passages.ts'
import { createSiteSearch } from '#search/site-search.ts'

const passage = (title: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  kind: 'Page',
  title,
  heading,
  href: `/${title.toLowerCase()}${heading === '' ? '' : `#${heading.toLowerCase()}`}`,
  text,
  keywords: '',
  weight: 1,
  ...more,
})

const passages = [
  passage('Privacy', 'Cookies', 'No page sets a cookie.'),
  passage('Privacy', 'Forms', 'What you send is kept for two years. Cookies are not involved.'),
  passage('Pricing', 'Professional', 'Ten dollars a month.', { keywords: 'plan price' }),
  passage('Pricing', 'Basic', 'Nothing a month.', { keywords: 'plan price' }),
  passage('Team', 'Walt', 'Walt sends email and eats dinner at six.', { kind: 'Person' }),
  passage('Service', 'Letters', 'We send email for other people, twice. Email, in short.'),
]
const { answer } = createSiteSearch({ readPassages: async () => passages })

test('answers with a passage, word for word, and says where it stands', async () => {
  expect(await answer('Do you use cookies?')).toEqual({
    text: 'No page sets a cookie.',
    links: [{ label: 'Privacy: Cookies', href: '/privacy#cookies' }],
  })
})

test('names what comes near as well', async () => {
  expect((await answer('how much is a plan'))?.links).toHaveLength(2)
})

test('prefers a person when it is asked who', async () => {
  expect((await answer('who sends email'))?.text).toContain('Walt')
})

test.each([
  ['about something else', 'What is the capital of France?'],
  ['with a word in common, in passing', 'what should I have for dinner'],
  ['mostly about something else', 'is there a cookie recipe with chocolate'],
  ['nothing', ''],
  ['nothing but small words', 'what is it about then?'],
  ['no words', '?!… 😐'],
])('does not answer a question %s', async (_what, question) => {
  expect(await answer(question)).toBeUndefined()
})

test('answers the longest question fast, whatever is in it', async () => {
  const begun = process.threadCpuUsage()
  await answer('zxqvw '.repeat(83))
  await answer('a'.repeat(500))
  expect(process.threadCpuUsage(begun).user).toBeLessThan(200_000)
})

test('names at most three places, and none that is far from the best', async () => {
  const kettles = createSiteSearch({
    readPassages: async () => [
      ...['One', 'Two', 'Three', 'Four'].map((name) => passage(name, '', 'Brown kettle.')),
      passage('Far', '', `Kettle, toaster and nothing brown. ${'Window, carpet, sofa, lamp. '.repeat(20)}`),
    ],
  })
  expect((await kettles.answer('brown kettle'))?.links).toEqual([
    { label: 'One', href: '/one' },
    { label: 'Two', href: '/two' },
    { label: 'Three', href: '/three' },
  ])
  const two = createSiteSearch({
    readPassages: async () => [
      passage('Near', 'Kettle', 'Brown kettle.'),
      passage('Far', '', `Kettle, toaster and nothing brown. ${'Window, carpet, sofa, lamp. '.repeat(20)}`),
    ],
  })
  expect((await two.answer('brown kettle'))?.links).toEqual([{ label: 'Near: Kettle', href: '/near#kettle' }])
})

test('says when the passage is about something invented', async () => {
  const invented = passage('Kettle', '', 'A kettle.', { sample: true })
  const kettles = createSiteSearch({ readPassages: async () => [invented] })
  expect(await kettles.answer('kettle')).toEqual({
    text: 'A kettle.',
    links: [{ label: 'Kettle', href: '/kettle' }],
    sample: true,
  })
})
