import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#content-model/brand.ts'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'
import { temporaryFolder } from '#server/testing/test-services.ts'
import { type Answers, answerOf, answersSchema, brandOf, questions, refusalOf } from './answers.ts'
import { withFacts } from './empty-samples.ts'
import { writeSite } from './write-site.ts'
import { youngLegal } from './young-legal.ts'
import { inLines } from './young-words.ts'

const answers: Answers = {
  name: 'Plinth & Sons',
  description: '{product} sets stones on other stones.',
  email: 'hello@plinth.io',
  street: '4 Mill Lane',
  city: 'Galena, IL 61036',
  phone: '(815) 777-0104',
  hours: 'Mondays',
  sections: ['office'],
}

const textsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  )

function copyContent() {
  const root = temporaryFolder()
  mkdirSync(join(root, 'src'))
  cpSync('src/content', join(root, 'src/content'), { recursive: true })
  return root
}

test('a second run with the same answers changes nothing', () => {
  const root = copyContent()
  writeSite(answers, root)
  const once = textsOf(root)
  expect(writeSite(answers, root)).toMatchObject({ first: false, deleted: 0, rewritten: 0 })
  expect(textsOf(root)).toEqual(once)
})

test('words and entries that the owner wrote stay in a second run', () => {
  const root = copyContent()
  writeSite(answers, root)
  const post = join(root, 'src/content/plans/own.yaml')
  const words = join(root, 'src/content/words/team.json')
  mkdirSync(join(root, 'src/content/plans'), { recursive: true })
  writeFileSync(post, 'title: Own\n')
  writeFileSync(words, '{"own":true}\n')
  writeSite({ ...answers, name: 'Stet' }, root)
  expect(readFileSync(post, 'utf8')).toBe('title: Own\n')
  expect(readFileSync(words, 'utf8')).toBe('{"own":true}\n')
  expect(readFileSync(join(root, 'src/content/brand/brand.json'), 'utf8')).toContain('"name": "Stet"')
})

test('colors that could not be read are refused by their names, and nothing is written', () => {
  const root = copyContent()
  const before = textsOf(root)
  expect(writeSite({ ...answers, color: '#222222' }, root)).toEqual({
    refused: [expect.stringMatching(/ink \(#\w+\) on yolk \(#222222\) has a contrast of \d/)],
  })
  expect(textsOf(root)).toEqual(before)
})

test('what was not asked stays in the brand, and it is no sample any more', () => {
  const read = brandOf({ ...answers, sections: ['office', 'chat', 'try', 'services', 'changes', 'typography'] }, brand)
  expect(read).toMatchObject({ brand: { name: answers.name, privacyEmail: answers.email, colors: brand.colors } })
  expect(read).not.toHaveProperty('brand.sample')
  expect(read).not.toHaveProperty('brand.without')
})

test('every required answer is asked for, and an empty one is refused with a sentence', () => {
  const asked = new Set(questions.map(({ key }) => key))
  const { error } = answersSchema.safeParse({})
  expect(error?.issues.flatMap(({ path }) => path).filter((key) => !asked.has(key as keyof Answers))).toEqual([])
  expect(refusalOf('name', answerOf('name', '  '))).toBe('Write a name')
  expect(refusalOf('email', answerOf('email', 'hello'))).toBe('Write an email address, such as hello@plinth.io')
  expect(refusalOf('sections', answerOf('sections', 'office, shop'))).toMatch(/^Write sections out of office, /)
  expect(answerOf('sections', '')).toEqual([])
  expect(refusalOf('color', answerOf('color', ''))).toBeUndefined()
  expect(refusalOf('color', answerOf('color', '#F2B84B'))).toBeUndefined()
  expect(refusalOf('secondColor', answerOf('secondColor', '#222222'))).toMatch(/on tomato .* has a contrast of/)
})

test.each([
  ['phone', 'call us', 'Write a phone number in digits, such as (815) 777-0104'],
  ['phone', '12', 'Write a phone number in digits, such as (815) 777-0104'],
  ['phone', '(815) 777-0104', undefined],
  ['phone', '+49 30 1234567', undefined],
  ['hours', '', 'Write the hours'],
  ['hours', 'Tuesday, 7 to 12:75', 'Write hours that a clock shows, such as Monday to Friday, 9 to 5:30'],
  ['hours', '25:00 to 26:00', 'Write hours that a clock shows, such as Monday to Friday, 9 to 5:30'],
  ['hours', 'Tuesday to Saturday, 7:30 to 12', undefined],
  ['hours', 'By appointment, 365 days a year', undefined],
] as const)('to %s the answer %s gets the right sentence', (key, typed, sentence) => {
  expect(refusalOf(key, typed)).toBe(sentence)
})

test.each([
  ['Bread', ['Bread']],
  ['Bread and rolls', ['Bread', 'and', 'rolls']],
  ['Bread from four in the morning', ['Bread from', 'four in', 'the morning']],
])('the title %s stands in three lines at most', (title, lines) => {
  expect(inLines(title)).toEqual(lines)
})

test('facts of pages that are gone are left out, and so is what was asked of another company', () => {
  const text =
    'topic: "Two"\nfacts:\n  - page: /team\n    asked: |\n      who\n  - page: /terms-use#who\n    asked: |\n      me\nuncovered: |\n  why\n'
  expect(withFacts(text, (page) => page.startsWith('/terms-use'))).toBe(
    'topic: "Two"\nfacts:\n  - page: /terms-use#who\n    asked: |\n      me\n',
  )
})

shippedOnly(
  'the legal texts of a site without the writing tool say nothing of it, and keep their other headings',
  () => {
    const read = (name: string) => readFileSync(`src/content/legal/${name}.md`, 'utf8')
    const shipped = { policy: read('privacy-policy'), terms: read('terms-use') }
    const now = youngLegal(shipped, answers)
    const tool =
      /sentence you|try a sentence|trying|\bline of ours|(?<!in )writing|beta|question page|free of charge|Marketing/i
    for (const text of Object.values(now)) expect(tool.exec(text)).toBeNull()
    const headings = (text: string) => text.match(/^## .*$/gm) ?? []
    const gone = ['## The question page', '## Trying a sentence', '## Photos and videos']
    expect(headings(now.policy)).toEqual(headings(shipped.policy).filter((heading) => !gone.includes(heading)))
    expect(headings(now.terms)).toEqual(headings(shipped.terms))
    expect(youngLegal(shipped, { ...answers, sections: ['chat'] }).policy).toContain('## The question page')
  },
)

test('words say {product} where an answer has the name', () => {
  const read = brandOf({ ...answers, description: 'Plinth & Sons sets stones.' }, brand)
  expect(read).toMatchObject({ brand: { description: '{product} sets stones.', motto: 'Plinth & Sons sets stones.' } })
})
