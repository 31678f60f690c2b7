import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brand } from '#content-model/brand.ts'
import { createSiteSearch } from '#search/site-search.ts'
import { readPublicSettings } from '#server/platform/config/settings.ts'
import { readVectors } from '#server/questions/load-drawer.ts'
import { passagesFile } from '#server/questions/load-passages.ts'
import { readIndexed, toldOf } from '#server/questions/search-file.ts'
import { writeSearchIndexes } from './search-indexes.ts'

const build = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(build, { recursive: true }))

mkdirSync(join(build, 'server'))
writeFileSync(
  join(build, 'server', passagesFile),
  `const page = { kind: 'Page', title: 'Lamps', heading: '', href: '/lamps', keywords: '', weight: 1 }
  export const readPassages = async ({ officePhone, sendsMail }) =>
    [{ ...page, text: sendsMail ? 'We write when the lamps are in.' : \`Call \${officePhone} for the lamps.\` }]
  export const readAsked = async () => ({
    facts: [{ page: '/lamps', asked: 'when are they here\\nhow do I hear of the new ones' }],
    uncovered: [],
  })`,
)
const site = { SITE_URL: 'https://deadpan.example' }
await writeSearchIndexes(build, site)
await writeSearchIndexes(build, { ...site, SMTP_URL: 'smtp://127.0.0.1:2525', LEADS_TO: 'desk@deadpan.example' })

const mute = () => Promise.reject(new Error('Nobody reads passages'))

test.each([
  [false, `Call ${brand.office.phone} for the lamps.`],
  [true, 'We write when the lamps are in.'],
])('a build has what answers are found by, without a passage read: where it sends mail is %s', async (mail, text) => {
  const { answer, find } = createSiteSearch({
    readPassages: mute,
    readVectors,
    readIndexed: () => readIndexed(build, toldOf(readPublicSettings(site), mail)),
  })
  expect(await answer('how would I hear about new ones?')).toMatchObject({ text, links: [{ href: '/lamps' }] })
  expect(await find('lamp', 10)).toMatchObject({ total: 1 })
})

test('what other settings print is in no build that was made without them', async () => {
  const told = toldOf(readPublicSettings({ OFFICE_PHONE: '(555) 010-0199' }), false)
  expect(await readIndexed(build, told)).toBeUndefined()
})
