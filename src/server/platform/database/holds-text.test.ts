import { expect, test } from 'vitest'
import { holdsText } from '#server/platform/database/holds-text.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'

const addresses = ['ada_l@a.example', 'adal@b.example', '100%@c.example', 'back\\slash@d.example', 'it’s@e.example']

test.each([
  ['an underscore', 'ada_l', ['ada_l@a.example']],
  ['a percent sign', '%', ['100%@c.example']],
  ['a backslash', '\\', ['back\\slash@d.example']],
  ['capitals', 'ADAL', ['adal@b.example']],
  ['a quote', "' or 1 = 1 --", []],
  ['ten thousand signs', 'a'.repeat(10_000), []],
])('%s stands for itself', async (_what, text, found) => {
  const database = await openTestDatabase({ dataDir: temporaryFolder() })
  await database
    .insertInto('bounces')
    .values(addresses.map((email) => ({ email, reason: 'no', bounced_at: '2026-01-01T00:00:00.000Z' })))
    .execute()
  const rows = await database.selectFrom('bounces').select('email').where(holdsText('email', text)).execute()
  expect(rows.map(({ email }) => email)).toEqual(found)
})
