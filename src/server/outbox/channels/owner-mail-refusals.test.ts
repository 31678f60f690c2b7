import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { FinalRefusal } from '#server/outbox/channels/channel.ts'
import { retryDeliveries } from '#server/outbox/dead-letters.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { channelTo, deliver } from '#server/testing/smtp-channel.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const thrown = (promise: Promise<void>): Promise<unknown> =>
  promise.then(
    () => 'nothing',
    (error) => error,
  )

/** A server with scripted replies, for behavior that smtp-server does not have. */
async function startRawServer(talk: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    talk(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const reply = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

const here = 'here@deadpan.example'
const gone = 'gone@deadpan.example'

/** Running services that mail these owners. */
async function openWithOwners(port: number, leadsTo: string[], dataDir = temporaryFolder()) {
  const services = await openTestServices({ channels: [channelTo(port, { leadsTo })], dataDir })
  services.outbox.start()
  onTestFinished(() => services.outbox.stop())
  const rows = () => services.database.selectFrom('deliveries').selectAll().orderBy('recipient').execute()
  return { ...services, rows }
}

describe('a refusal', () => {
  const refuseRecipient = (code: number, words: string): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(reply(code, words)),
  })
  const refuseData = (code: number, words: string): SMTPServerOptions => ({
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done(reply(code, words)))
    },
  })

  test.each([
    ['550 for the recipient', refuseRecipient(550, 'No such user')],
    ['550 for the letter', refuseData(550, 'Looks like spam')],
    ['554 for the letter', refuseData(554, 'Rejected')],
  ])('%s is the last word', async (_, options) => {
    const { port } = await startMailServer(options)
    const error = await thrown(deliver(port))
    expect(error).toBeInstanceOf(FinalRefusal)
    expect((error as FinalRefusal).message).toMatch(/55[04]/)
  })

  test.each([
    ['451 for the recipient', refuseRecipient(451, 'Greylisted')],
    ['450 for the letter', refuseData(450, 'Busy')],
    ['552, mailbox full', refuseRecipient(552, 'Over quota')],
    ['550 with greylisting', refuseRecipient(550, 'Greylisted, try again in five minutes')],
    ['550 for the sender', { onMailFrom: (_a, _s, done) => done(reply(550, 'Not you')) } satisfies SMTPServerOptions],
    ['554 as a greeting', { onConnect: (_session, done) => done(reply(554, 'No')) } satisfies SMTPServerOptions],
  ])('%s is tried again', async (_, options) => {
    const { port } = await startMailServer(options)
    const error = await thrown(deliver(port))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(FinalRefusal)
  })

  test('535 for the login is tried again', async () => {
    const { port } = await startMailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(reply(535, 'Wrong password')),
    })
    const error = await thrown(deliver(port, { auth: { user: 'u', pass: 'p' } }))
    expect(error).toMatchObject({ code: 'EAUTH', responseCode: 535 })
    expect(error).not.toBeInstanceOf(FinalRefusal)
  })

  test('an owner who is refused has a dead delivery of their own, and the other one has the mail, once', async () => {
    let refusing = true
    const { mails, port } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(refusing && address === gone ? reply(550, 'No such user') : undefined),
    })
    const { submissions, outbox, clock, database, rows } = await openWithOwners(port, [here, gone])
    await submissions.accept(contact, contactPost())
    await until(async () => expect((await rows()).map(({ state }) => state)).toEqual(['dead', 'delivered']))
    expect(await rows()).toMatchObject([
      { recipient: gone, attempts: 1, last_error: expect.stringContaining('550') },
      { recipient: here, attempts: 1, last_error: null },
    ])
    expect(mails).toMatchObject([{ to: [here], headers: { to: here } }])
    refusing = false
    const [lead] = await database.selectFrom('submissions').select('id').execute()
    expect(await retryDeliveries(database, { lead: lead?.id ?? '' }, clock.now())).toBe(1)
    outbox.notify()
    await until(async () => expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]))
    expect(mails).toMatchObject([{ to: [here] }, { to: [gone] }])
    // Mail programs drop a second mail with the same id.
    const ids = (await rows()).map(({ id }) => `<${id}@deadpan.example>`)
    expect(mails.map(({ headers }) => headers['message-id'])).toEqual(ids.reverse())
  })
})

test('an owner whom LEADS_TO no longer names gets no mail of what was saved before: the delivery is dead and says why', async () => {
  const { mails, port } = await startMailServer()
  const { submissions, database, dataDir } = await openTestServices({
    channels: [channelTo(port, { leadsTo: [here, gone] })],
  })
  await submissions.accept(contact, contactPost())
  const { rows } = await openWithOwners(port, [here], dataDir)
  await until(async () => expect((await rows()).map(({ state }) => state)).toEqual(['dead', 'delivered']))
  expect(await database.selectFrom('deliveries').selectAll().where('state', '=', 'dead').execute()).toMatchObject([
    { recipient: gone, attempts: 1, last_error: 'LEADS_TO no longer names this address' },
  ])
  expect(mails).toMatchObject([{ to: [here] }])
})

test('a delivery from before owners had one each goes to all of them', async () => {
  const { mails, port } = await startMailServer()
  const { submissions, database, dataDir } = await openTestServices({ channels: [channelTo(port)] })
  await submissions.accept(contact, contactPost())
  await database.updateTable('deliveries').set({ recipient: null }).execute()
  const { rows } = await openWithOwners(port, [here, gone], dataDir)
  await until(async () => expect(await rows()).toMatchObject([{ recipient: null, state: 'delivered' }]))
  expect(mails).toMatchObject([{ to: [here, gone] }])
})

describe('trouble on the way', () => {
  test('no server', async () => {
    const { port, stop } = await startMailServer()
    await stop()
    expect(await thrown(deliver(port))).toMatchObject({ code: 'ESOCKET' })
  })

  test('a connection that drops after the letter', async () => {
    const port = await startRawServer((socket) => {
      socket.write('220 hello\r\n')
      let data = ''
      socket.on('data', (chunk) => {
        data += chunk
        if (data.endsWith('\r\n.\r\n')) return socket.destroy()
        if (data.endsWith('DATA\r\n')) return socket.write('354 go on\r\n')
        // The letter's own lines get no reply.
        return data.includes('DATA\r\n') || socket.write('250 fine\r\n')
      })
    })
    const error = await thrown(deliver(port))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(FinalRefusal)
  })

  test('a server that speaks another language', async () => {
    const port = await startRawServer((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
    expect(await thrown(deliver(port))).not.toBeInstanceOf(FinalRefusal)
  })

  test('a server that never greets is left when the time is over, and its connection closed', async () => {
    let closed = false
    const abort = new AbortController()
    const port = await startRawServer((socket) => {
      socket.on('close', () => {
        closed = true
      })
      abort.abort(new Error('time is over'))
    })
    expect(await thrown(deliver(port, {}, {}, abort.signal))).toMatchObject({ code: 'EABORT' })
    await until(() => expect(closed).toBe(true))
  })
})

test('a lead arrives although the server was down for the first tries', async () => {
  // A port that is certainly free afterwards.
  const { port, stop } = await startMailServer()
  await stop()
  const { submissions, outbox, clock, database } = await openTestServices({ channels: [channelTo(port)] })
  outbox.start()
  onTestFinished(() => outbox.stop())
  await submissions.accept(contact, contactPost())
  const row = () => database.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
  await until(async () => expect(await row()).toMatchObject({ attempts: 1, lease_id: null, state: 'pending' }))
  clock.advance(5_000)
  await until(async () => expect(await row()).toMatchObject({ attempts: 2, lease_id: null, state: 'pending' }))
  const { mails } = await startMailServer({ port })
  clock.advance(300_000)
  outbox.notify()
  await until(async () => expect(await row()).toMatchObject({ attempts: 3, state: 'delivered' }))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('A joke, please.')
})
