import { openMailbox } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

const message = { name: 'Dot Hargreaves', email: 'dot@duck.example', phoneNumber: '', help: 'One sentence, please.' }

const post = (origin: string) =>
  fetch(`${origin}/contact`, { method: 'POST', body: new URLSearchParams(message), redirect: 'manual' })

test('a message reaches the owner, though the mail server was down at first', async ({ ownSite }) => {
  // Opened and closed to learn a port that nobody listens on.
  const before = await openMailbox()
  await before.close()
  const site = await ownSite({ SMTP_URL: before.url, LEADS_TO: 'owner@deadpan.example' })
  expect((await post(site.origin)).status).toBe(303)
  const delivery = async () => (await site.leads())[0]?.deliveries[0]
  await expect.poll(async () => (await delivery())?.attempts).toBeGreaterThan(0)
  expect((await delivery())?.lastError).toBeTruthy()

  const mailbox = await openMailbox({ port: Number(new URL(before.url).port), refuse: 0 })
  try {
    await expect.poll(() => mailbox.mails.length, { timeout: 15_000 }).toBe(1)
    const [mail] = mailbox.mails
    expect(mail?.to).toEqual(['owner@deadpan.example'])
    expect(mail?.text).toContain(message.help)
    expect(mail?.text).toMatch(/^Reply-To: .*dot@duck\.example/im)
    await expect.poll(async () => (await delivery())?.state).toBe('delivered')
  } finally {
    await mailbox.close()
  }
})
