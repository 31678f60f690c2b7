import { describe, expect, test } from 'vitest'
import { smtpChannel } from '#server/outbox/channels/owner-mail.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { channelTo, deliver, submission } from '#server/testing/smtp-channel.ts'

test('is off without a server or an owner', () => {
  const smtp = { host: 'h', port: 25, secure: false, auth: undefined }
  expect(smtpChannel({ smtp: undefined, leadsTo: ['a@b.example'], mailFrom: undefined })).toBeUndefined()
  expect(smtpChannel({ smtp, leadsTo: [], mailFrom: undefined })).toBeUndefined()
})

describe('a letter', () => {
  test('arrives readable, and can be answered', async () => {
    const { mails, port } = await startMailServer()
    await deliver(port)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({ from: 'site@deadpan.example', to: ['owner@deadpan.example'] })
    expect(mail?.headers).toMatchObject({
      from: '=?UTF-8?Q?Deadpan=E2=80=99s_site?= <site@deadpan.example>',
      to: 'owner@deadpan.example',
      'reply-to': '=?UTF-8?Q?Jos=C3=A9_O=E2=80=99Brien?= <jose@example.com>',
      'auto-submitted': 'auto-generated',
      'content-type': expect.stringMatching(/^multipart\/alternative;/),
    })
    expect(mail?.body).toContain('How can we help?\r\n  Two lines.\r\n  .\r\n  And a dot.\r\n')
  })

  test('has the same Message-ID each time it is tried', async () => {
    const { mails, port } = await startMailServer()
    await deliver(port)
    await deliver(port)
    expect(mails.map(({ headers }) => headers['message-id'])).toEqual([
      '<key-1@deadpan.example>',
      '<key-1@deadpan.example>',
    ])
  })

  test('a letter goes to the recipient of its delivery, from the first owner when no sender is set', async () => {
    const { mails, port } = await startMailServer()
    const smtp = { host: '127.0.0.1', port, secure: false, auth: undefined }
    const leadsTo = ['one@deadpan.example', 'two@deadpan.example']
    const channel = smtpChannel({ smtp, leadsTo, mailFrom: undefined })
    const [, recipient] = channel?.recipients?.('contact') ?? []
    const signal = new AbortController().signal
    await channel?.deliver(submission, { idempotencyKey: 'k', recipient: recipient ?? '', signal })
    expect(mails).toMatchObject([
      {
        from: 'one@deadpan.example',
        to: ['two@deadpan.example'],
        headers: { from: expect.stringMatching(/ <one@deadpan\.example>$/), to: 'two@deadpan.example' },
      },
    ])
  })

  test('an owner whom LEADS_TO names twice gets one letter', () => {
    const smtp = { host: 'h', port: 25, secure: false, auth: undefined }
    const channel = smtpChannel({ smtp, leadsTo: ['a@b.example', 'a@b.example'], mailFrom: undefined })
    expect(channel?.recipients?.('contact')).toEqual(['a@b.example'])
  })

  test.each([
    ['name', 'Ada\r\nBcc: eve@example.com'],
    ['name', 'Ada\nTo: eve@example.com'],
    ['name', 'Ada <eve@example.com>, Eve'],
    ['name', '"Ada" <eve@example.com>'],
    ['name', '=?UTF-8?Q?Ada=0D=0ABcc:_eve@example.com?='],
    ['name', `${'Ada '.repeat(300)}\r\n\r\nEnd of headers`],
    ['email', 'a@b.example,eve@example.com'],
    ['email', 'a@b.example\r\nBcc: eve@example.com'],
    ['email', 'a@b.example>\r\nRCPT TO:<eve@example.com>'],
    ['help', '.\r\nMAIL FROM:<x@y.example>\r\nRCPT TO:<eve@example.com>\r\nDATA\r\n'],
    ['help', '\r\n.\r\nRSET\r\n'],
    ['phoneNumber', '1\r\nBcc: eve@example.com'],
    ['form', 'contact\r\nBcc: eve@example.com'],
  ])('can not be bent by %s %j', async (field, value) => {
    const { mails, port } = await startMailServer()
    const changes = field === 'form' ? { form: value } : { fields: { ...submission.fields, [field]: value } }
    await deliver(port, {}, changes)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.to).toEqual(['owner@deadpan.example'])
    const headers: Record<string, string> = mail?.headers ?? {}
    expect(Object.keys(headers).sort()).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        ...(field === 'email' || field === 'form' ? [] : ['reply-to']),
        'subject',
        'to',
      ].sort(),
    )
    expect(headers['to']).toBe('owner@deadpan.example')
    // The name can't add a second address: the header ends with the only one.
    expect(headers['reply-to'] ?? '<jose@example.com>').toMatch(/^(?:"(?:[^"\\]|\\.)*"|[^"<>,]*) ?<jose@example\.com>$/)
  })
})

test('a form that has owners of its own is mailed to them, each once, and every other form to those of all', async () => {
  const { mails, port } = await startMailServer()
  const leadsTo = ['owner@deadpan.example']
  const leadsToBeta = ['beta@deadpan.example', 'beta@deadpan.example']
  const { recipients = () => [] } = channelTo(port, { leadsTo, leadsToBeta })
  expect([recipients('beta'), recipients('contact'), recipients('a form of before')]).toEqual([
    ['beta@deadpan.example'],
    leadsTo,
    leadsTo,
  ])
  // A delivery from before each recipient had a row.
  await deliver(port, { leadsTo, leadsToBeta }, { form: 'beta' })
  expect(mails.map(({ to }) => to)).toEqual([['beta@deadpan.example']])
})
