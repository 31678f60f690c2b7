import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sampleNotes } from '#content-model/sample-notes.ts'
import { product } from '#content-model/site.ts'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'
import { settingsTable } from '#server/platform/config/settings.ts'
import { readySettings } from './build/ready-settings.ts'
import { contentFiles, readConfirmations, report, reportWaiting, unchanged } from './launch-check.ts'
import { type Launch, launchFindings } from './launch-findings.ts'

const defaults = settingsTable.map((setting) => ({ ...setting, value: setting.default }))
const page = (body: string, file = 'dist/client/index.html') => ({ file, text: `<html><body>${body}</body></html>` })

/** A site whose only findings need a confirmation of the owner. */
const ready: Launch = {
  pages: [page('<h1>Plinth</h1><p>We write.</p><a href="https://www.linkedin.com/company/plinth">LinkedIn</a>')],
  built: [],
  content: [{ file: 'src/content/team/ada.md', text: 'id: 1\ntitle: Ada\n' }],
  product: 'Plinth',
  ownMark: true,
  settings: defaults.map((setting) => ({ ...setting, value: readySettings[setting.name] ?? setting.default })),
  asShipped: [],
}
const withSetting = (name: string, value: string): Launch => ({
  ...ready,
  settings: ready.settings.map((setting) => (setting.name === name ? { ...setting, value } : setting)),
})
/** Settings whose office is one that nobody has. */
const withSampleStreet: Launch = {
  ...ready,
  settings: ready.settings.map((setting) =>
    setting.name === 'OFFICE_STREET'
      ? { ...setting, meaning: 'street (the default is a sample)', default: '12 Plain Street' }
      : setting,
  ),
}
const textsOf = (launch: Launch, confirmed = {}) => launchFindings(launch, confirmed).map(({ text }) => text)

shippedOnly('the site as it is shipped is not ready, and each kind of thing to replace is named', () => {
  const launch: Launch = {
    pages: [
      page(`<p>${product}</p><p>${sampleNotes.any}</p><a href="https://www.linkedin.com/">LinkedIn</a><p>15 %</p>`),
    ],
    built: [],
    content: contentFiles(),
    product,
    ownMark: false,
    settings: defaults,
    asShipped: unchanged(),
  }
  const said = report(launchFindings(launch))
  for (const kind of ['brands', 'cases', 'projects', 'team', 'testimonials']) {
    expect(said).toMatch(new RegExp(`^ {2}src/content/${kind}, on \\d+ pages?: \\S`, 'm'))
  }
  expect(said).toContain(`“${sampleNotes.any}” on 1 page`)
  expect(said).toContain('the product is called Deadpan on 1 page')
  expect(said).toContain('https://www.linkedin.com on 1 page')
  expect(said).toContain('“15 %” on 1 page')
  for (const name of 'SITE_INDEXABLE CONTACT_FORM_URL SMTP_URL LEADS_TO OFFICE_STREET SECURITY_CONTACT'.split(' ')) {
    expect(said).toMatch(new RegExp(`^ {2}${name} is `, 'm'))
  }
  // After a change of these shipped files: node scripts/launch-check.ts --as-shipped
  for (const file of [
    'src/content/legal/privacy-policy.md',
    'src/content/legal/terms-use.md',
    'the face is the mark, also on icons and cards',
  ]) {
    expect(said).toContain(`  ${file}\n`)
  }
  expect(said).toMatch(/\d+ things are open before a launch\./)
  expect(said.split('\n').length).toBeLessThan(80)
})

test('what the drawer’s sentences promise is no claim of the site’s, wherever they are shown', () => {
  const pair = page(
    '<p>Before: We have 5,000 customers.</p><p>After: We have 5,000 customers. We have met 3 people.</p>',
  )
  const one = page('<h1>Save 20% today.</h1>', 'dist/client/examples/save-20-today.html')
  expect(textsOf({ ...ready, pages: [pair, one] })).toEqual([])
  expect(textsOf({ ...ready, pages: [page('<p>We have 5,000 customers.</p>')] })).toHaveLength(1)
})

test('an address in the drawer’s sentences is its made-up sender’s, wherever it is written or built', () => {
  const text = '<p>Write to joe@plinth.example.</p>'
  const pages = ['dist/client/examples/write-to-joe.html', 'dist/client/examples.html'].map((file) => page(text, file))
  const content = [{ file: 'src/content/examples/write-to-joe.yaml', text: 'kept: Write to joe@plinth.example.\n' }]
  expect(textsOf({ ...ready, pages: [...ready.pages, ...pages], content: [...ready.content, ...content] })).toEqual([])
})

/** A file with these confirmations. */
function confirmedIn(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'deadpan-confirmed-')), 'confirmed.json')
  writeFileSync(file, text)
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  return file
}

test('confirmations are names and values', () => {
  expect(readConfirmations(confirmedIn('{"Joe": "our own"}'))).toEqual({ Joe: 'our own' })
  expect(readConfirmations('nowhere.json')).toEqual({})
})

test.each(['', '{"Joe": "our own",}', '{"Joe": 1}', '["Joe"]', 'null'])(
  'confirmations that are %s are said to be unreadable, with what they should be',
  (text) => {
    const file = confirmedIn(text)
    expect(() => readConfirmations(file)).toThrow(`${file} can't be read: it holds names and values, all in quotes`)
  },
)

test('a site with everything replaced is ready', () => {
  expect(launchFindings(ready)).toEqual([])
  expect(report([])).toBe('Ready for a launch.')
})

test.each<[string, Launch, string]>([
  [
    'a sample entry, with the pages that show it',
    {
      ...ready,
      pages: [page('<p>Stet</p>'), page('<p>Stet a while</p>', 'b.html')],
      content: [{ file: 'src/content/brands/stet.yaml', text: 'title: Stet\nsample: true\n' }],
    },
    'src/content/brands, on 1 page: stet',
  ],
  [
    'an address of nobody’s on a page',
    { ...ready, pages: [page('<a href="mailto:joe@plinth.example">Joe</a>'), page('joe@plinth.example', 'b.html')] },
    'joe@plinth.example, on 2 pages',
  ],
  [
    'an address of nobody’s in words of a page that is rendered on demand',
    { ...ready, content: [{ file: 'src/content/pages/contact.ts', text: "email: 'joe@example.com'" }] },
    'joe@example.com, src/content/pages/contact.ts',
  ],
  ['a telephone that never rings', { ...ready, pages: [page('<p>(555) 010-0100</p>')] }, '(555) 010-0100, on 1 page'],
  [
    'the street of the sample office',
    { ...withSampleStreet, pages: [page('<p>12 Plain Street</p>')] },
    '12 Plain Street, on 1 page',
  ],
  [
    'this machine’s address',
    { ...ready, pages: [page('<link href="http://localhost:4321/">')] },
    'localhost:4321, on 1 page',
  ],
  ['a setting with an address of nobody’s', withSetting('LEADS_TO', 'me@shop.example'), 'in the setting LEADS_TO'],
  ['limits that are off', withSetting('RATE_LIMITS', 'off'), 'RATE_LIMITS is off: floods are let through'],
  [
    'a page that waits for mail which is there',
    {
      ...ready,
      pages: [page('<p>Hello.</p><p>When this site can send mail, you will hear of it. Bye.</p>', 'a.html')],
    },
    'a.html: “When this site can send mail, you will hear of it.”',
  ],
  [
    'a text that waits for mail which is there',
    {
      ...ready,
      content: [{ file: 'src/content/words/a.json', text: '{ "lead": "Kept until this site can send mail." }' }],
    },
    'src/content/words/a.json: “Kept until this site can send mail.”',
  ],
  ['mail that is off', withSetting('SMTP_URL', ''), 'SMTP_URL is empty: mail is off, nobody is told of a submission'],
])('%s is told', (_, launch, text) => {
  expect(textsOf(launch)).toEqual([text])
})

test('nothing that the site ships says that mail or a service is missing where it is set', () => {
  const content = contentFiles()
  const set: Record<string, string> = { SMTP_URL: 'smtp://localhost:25', AI_BASE_URL: 'https://ai.plinth.io/v1' }
  const values = defaults.map((setting) => ({ ...setting, value: set[setting.name] ?? setting.default }))
  const found = launchFindings({ ...ready, content, settings: values })
  expect(found.filter(({ group }) => group.startsWith('Untrue')).map(({ text }) => text)).toEqual([])
})

test('words that are chosen by whether there is mail are true', () => {
  const text = '{ "withoutMail": {\n "lead": "When this site can send mail, you will hear of it."\n } }'
  expect(textsOf({ ...ready, content: [{ file: 'src/content/words/a.json', text }] })).toEqual([])
  const waits = page('<p>When this site can send mail, you will hear of it.</p>')
  expect(textsOf({ ...withSetting('SMTP_URL', ''), pages: [waits] })).toHaveLength(1)
})

test('what a setting holds is told by the setting’s name alone, because it may be a password', () => {
  const launch = withSetting('SMTP_URL', 'smtp://user:hush@mail.example:25')
  expect(report(launchFindings(launch))).not.toContain('hush')
})

test.each(['smtp://user:password@mail.plinth.io:587', 'smtps://user:pass@mail.plinth.io:465'])(
  'the user and password of the guides in %s are no mail server',
  (url) => {
    expect(textsOf(withSetting('SMTP_URL', url))).toEqual(['in the setting SMTP_URL'])
  },
)

test('an example inside an empty field is no placeholder address', () => {
  expect(textsOf({ ...ready, pages: [page('<input placeholder="you@example.com">')] })).toEqual([])
})

test('a confirmed choice is quiet', () => {
  const launch = { ...withSetting('SITE_INDEXABLE', 'false'), product: 'Deadpan', ownMark: false }
  expect(textsOf(launch)).toHaveLength(3)
  expect(textsOf(launch, { SITE_INDEXABLE: 'false', product: 'Deadpan', mark: 'meant' })).toEqual([])
})

test('after a renaming each file that still says the shipped name is named, and the adjective is none', () => {
  const launch: Launch = {
    ...ready,
    pages: [
      ...ready.pages,
      page('<p>A deadpan voice.</p>', 'dist/client/voice.html'),
      page('<p>Ask Deadpan.</p>', 'dist/client/ask.html'),
    ],
    built: [{ file: 'dist/client/rss.xml', text: '<title>Deadpan blog</title>' }],
  }
  expect(textsOf(launch)).toEqual(['dist/client/ask.html still says Deadpan', 'dist/client/rss.xml still says Deadpan'])
})

test('an address of the brand that belongs to nobody is told where no setting takes its place', () => {
  const settings = ready.settings.map((setting) =>
    setting.name === 'OFFICE_EMAIL'
      ? { ...setting, meaning: 'address', default: 'hello@plinth.example', value: 'hello@plinth.example' }
      : setting,
  )
  expect(textsOf({ ...ready, settings })).toEqual(['in the setting OFFICE_EMAIL'])
})

test('a confirmation that no longer matches is told', () => {
  expect(textsOf(ready, { product: 'Deadpan' })).toEqual([
    'product was confirmed as “Deadpan”: there is nothing of it to confirm',
  ])
  expect(textsOf(withSetting('SMTP_URL', ''), { SMTP_URL: 'off' })).toEqual([
    'SMTP_URL is empty: mail is off, nobody is told of a submission',
    'SMTP_URL was confirmed as “off”: it is “” now',
  ])
})

test('a sample can’t be confirmed', () => {
  const content = [{ file: 'src/content/brands/stet.yaml', text: 'title: Stet\nsample: true\n' }]
  expect(textsOf({ ...ready, content }, { 'src/content/brands': 'meant' })).toEqual([
    'src/content/brands, on 0 pages: stet',
    'src/content/brands was confirmed as “meant”: this can only be replaced',
  ])
})

test('a figure that a page shows big, its sign apart, is a claim like any other', () => {
  const counted = page('<p><span>1500</span>+</p><p>Projects delivered</p>')
  expect(textsOf({ ...ready, pages: [counted] })).toEqual([expect.stringContaining('1500')])
})

test('the writing that a service shows its work on is no claim, nor is a sum or a bold beginning in a story', () => {
  const demo =
    "demo:\n  before: 'Dear all, '\n  selected: It’s 2025.\n  after: ' Sales rose 2 percent.'\n  result: Sales rose 2 percent.\n"
  const content = [
    { file: 'src/content/services/reports.md', text: demo },
    { file: 'src/content/posts/a.md', text: '- **Clicks:** 3 percent of [them](/them).' },
  ]
  const shown = page(
    '<p>Dear all, <mark>It’s 2025.</mark> Sales rose 2 percent.</p><p>Sales rose 2 percent.</p>' +
      '<p>5 + 4 = 9 seconds</p><li><strong>Clicks:</strong> 3 percent of <a>them</a>.</li>',
  )
  expect(textsOf({ ...ready, content, pages: [shown] })).toEqual([])
  expect(textsOf({ ...ready, pages: [shown] })).toHaveLength(3)
})

test('what no build shows yet is named with its day', () => {
  const waiting = [{ file: 'src/content/team/ada.md' }, { file: 'src/content/posts/b.md', day: '2026-12-01' }]
  expect(reportWaiting(waiting)).toBe(
    'Not shown yet: 2\n  src/content/team/ada.md, a draft\n  src/content/posts/b.md, from 2026-12-01 on',
  )
})
