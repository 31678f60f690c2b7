import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { runDesk } from '#cli/run-desk.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { forms } from '#forms/registry.ts'
import { lockWrites } from '#server/testing/database-faults.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { channelTo } from '#server/testing/smtp-channel.ts'
import { environmentFor } from '#server/testing/test-database.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const columns = [
  'id',
  'form',
  'createdAt',
  'status',
  ...new Set(forms.flatMap((form) => form.fields as readonly string[])),
]

async function desk(dataDir: string, ...words: string[]) {
  let printed = ''
  let complained = ''
  const code = await runDesk(words, {
    env: await environmentFor(dataDir),
    print: (text) => {
      printed += text
    },
    complain: (text) => {
      complained += text
    },
  })
  return { code, printed, complained }
}

/** Two leads, a minute apart, in services that stay open as a running server's would. */
async function openWithLeads() {
  const services = await openTestServices({ channels: [createFakeChannel('smtp')] })
  await services.submissions.accept(contact, contactPost({ help: '=1+1, "twice"\nplease' }))
  services.clock.advance(60_000)
  await services.submissions.accept(newsletter, new URLSearchParams({ email: 'bob@example.com' }))
  return services
}

describe('leads', () => {
  test('--json prints exactly what is promised, newest first', async () => {
    const { dataDir, database } = await openWithLeads()
    await sql`update deliveries set attempts = 2, last_error = '451 later'
      where submission_id in (select id from submissions where form = 'contact')`.execute(database)
    const { code, printed, complained } = await desk(dataDir, 'leads', '--json')
    expect([code, complained]).toEqual([0, ''])
    expect(JSON.parse(printed)).toStrictEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        form: 'newsletter',
        createdAt: '2026-11-21T10:01:00.000Z',
        fields: { email: 'bob@example.com' },
        status: 'new',
        deliveries: [{ channel: 'smtp', recipient: null, state: 'pending', attempts: 0, lastError: null }],
      },
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        form: 'contact',
        createdAt: '2026-11-21T10:00:00.000Z',
        fields: {
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          phoneNumber: '555 0100',
          help: '=1+1, "twice"\nplease',
        },
        status: 'new',
        deliveries: [{ channel: 'smtp', recipient: null, state: 'pending', attempts: 2, lastError: '451 later' }],
      },
    ])
  })

  test('--json and the list for people name the recipient of each delivery', async () => {
    const leadsTo = ['b@deadpan.example', 'a@deadpan.example']
    const { dataDir, submissions } = await openTestServices({
      channels: [createFakeChannel('webhook'), channelTo(1, { leadsTo })],
    })
    await submissions.accept(contact, contactPost())
    expect(JSON.parse((await desk(dataDir, 'leads', '--json')).printed)).toMatchObject([
      {
        deliveries: [
          { channel: 'smtp', recipient: 'a@deadpan.example', state: 'pending' },
          { channel: 'smtp', recipient: 'b@deadpan.example', state: 'pending' },
          { channel: 'webhook', recipient: null, state: 'pending' },
        ],
      },
    ])
    const { printed } = await desk(dataDir, 'leads')
    expect(printed).toMatch(/^ {2}> smtp {7}pending after 0 tries, for a@deadpan\.example$/m)
  })

  test('--csv prints a row per lead with every form’s fields', async () => {
    const { dataDir } = await openWithLeads()
    const { code, printed } = await desk(dataDir, 'leads', '--csv')
    const [newest, oldest] = JSON.parse((await desk(dataDir, 'leads', '--json')).printed)
    const row = (cells: Record<string, string>) => columns.map((column) => cells[column] ?? '').join(',')
    expect([code, printed]).toEqual([
      0,
      [
        columns.join(','),
        row({ ...newest, ...newest.fields }),
        row({ ...oldest, ...oldest.fields, help: `"'=1+1, ""twice""\nplease"` }),
        '',
      ].join('\r\n'),
    ])
  })

  test('prints for people', async () => {
    const { dataDir } = await openWithLeads()
    const { printed } = await desk(dataDir, 'leads')
    expect(printed).toMatch(/^2 leads, newest first$/m)
    expect(printed).toMatch(/^2026-11-21 10:01 UTC {2}newsletter {2}new {2}[\da-f-]{36}$/m)
    expect(printed).toMatch(/^ {2}name {9}Ada Lovelace$/m)
    expect(printed).toMatch(/^ {2}help {9}=1\+1, "twice"\n {15}please$/m)
    expect(printed).toMatch(/^ {2}> smtp {2}pending after 0 tries$/m)
  })

  test('keeps words from moving the cursor', async () => {
    const { dataDir, submissions } = await openTestServices()
    await submissions.accept(contact, contactPost({ phoneNumber: '\u001b[2J\u0007\u202e555' }))
    const { printed } = await desk(dataDir, 'leads')
    expect(printed).toContain('[2J 555')
    expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  })

  test('--form keeps to one form', async () => {
    const { dataDir } = await openWithLeads()
    const { printed } = await desk(dataDir, 'leads', '--form', 'contact', '--json')
    expect(JSON.parse(printed)).toMatchObject([{ form: 'contact' }])
  })

  test('leaves suspects of spam out', async () => {
    const { dataDir, database } = await openWithLeads()
    await sql`update submissions set status = 'quarantined' where form = 'contact'`.execute(database)
    expect(JSON.parse((await desk(dataDir, 'leads', '--json')).printed)).toMatchObject([{ form: 'newsletter' }])
  })

  test('works while the server is in the middle of writing', async () => {
    const { dataDir } = await openWithLeads()
    await lockWrites(dataDir, "update submissions set status = 'half done'")
    const { code, printed } = await desk(dataDir, 'leads', '--json')
    expect([code, JSON.parse(printed)]).toMatchObject([0, [{ status: 'new' }, { status: 'new' }]])
  })

  test.each([
    [[], 'No leads yet.\n'],
    [['--json'], '[]\n'],
    [['--csv'], `${columns.join(',')}\r\n`],
  ])('says when there are none: %j', async (options, words) => {
    const { dataDir } = await openTestServices()
    expect(await desk(dataDir, 'leads', ...options)).toEqual({ code: 0, printed: words, complained: '' })
  })
})

describe('the command line', () => {
  test.each([
    [['help'], /npm run -s desk -- <command>[\s\S]*leads/],
    [['--help'], /leads/],
    [['help', 'leads'], /--csv .*spreadsheet/],
    [['leads', '--help'], /--json/],
    [['leads', '-h'], /--form <form>.*newsletter, contact/],
  ])('%j helps', async (words, help) => {
    const { code, printed, complained } = await desk('unused', ...words)
    expect([code, complained]).toEqual([0, ''])
    expect(printed).toMatch(help)
  })

  test.each([
    [[], /npm run -s desk -- <command>/],
    [['lead'], /There is no command "lead"[\s\S]*leads/],
    [['help', 'lead'], /There is no command "lead"/],
    [['leads', '--xml'], /--xml[\s\S]*--json/],
    [['leads', 'all'], /all/],
    [['leads', '--form'], /--form/],
    [['leads', '--form', 'complaints'], /no form "complaints".*newsletter, contact/],
    [['leads', '--csv', '--json'], /not both/],
  ])('%j is not understood, and says what is', async (words, complaint) => {
    const { code, printed, complained } = await desk('unused', ...words)
    expect([code, printed]).toEqual([2, ''])
    expect(complained).toMatch(complaint)
  })

  test('says which setting is wrong', async () => {
    let complained = ''
    const code = await runDesk(['leads'], {
      env: { PORT: 'x' },
      print: () => {},
      complain: (text) => {
        complained += text
      },
    })
    expect(code).toBe(1)
    expect(complained).toMatch(/^- PORT/m)
  })

  test('says when the database is not one', async () => {
    const { dataDir, database } = await openTestServices()
    await sql`drop table deliveries`.execute(database)
    const { code, printed, complained } = await desk(dataDir, 'leads')
    expect([code, printed]).toEqual([1, ''])
    expect(complained).toMatch(/did not work/)
  })
})

test('runs as a program', async () => {
  const { dataDir } = await openWithLeads()
  const program = new URL('./main.ts', import.meta.url).pathname
  const options = { env: { ...process.env, ...(await environmentFor(dataDir)) } }
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'leads', '--json'], options)
  expect(JSON.parse(stdout)).toHaveLength(2)
  await expect(promisify(execFile)(process.execPath, [program, 'nonsense'], options)).rejects.toMatchObject({ code: 2 })
}, 30_000)
