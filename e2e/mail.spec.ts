import { comingSoonPage, newsletterPage } from '#content-model/pages/form-pages.ts'
import { openMailbox } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

const message = { name: 'Dot Hargreaves', email: 'dot@duck.example', phoneNumber: '', help: 'One sentence, please.' }

const post = (origin: string) =>
  fetch(`${origin}/contact`, { method: 'POST', body: new URLSearchParams(message), redirect: 'manual' })

test('a message reaches the owner, though the mail server turns it away at first', async ({ ownSite }) => {
  const mailbox = await openMailbox({ refuse: 1 })
  try {
    const site = await ownSite({ SMTP_URL: mailbox.url, LEADS_TO: 'owner@deadpan.example' })
    expect((await post(site.origin)).status).toBe(303)
    const delivery = async () => (await site.leads())[0]?.deliveries[0]
    // An attempt counts from its beginning, and its error is known at its end.
    await expect.poll(async () => (await delivery())?.lastError).toContain('Come back later')

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

const asking = [
  { path: '/newsletter', words: newsletterPage },
  { path: '/coming-soon', words: comingSoonPage },
]

/** The words as HTML has them. */
const inHtml = (words: string) => words.replaceAll('&', '&amp;')

test('a page that asks for an address says that letters wait for mail only while there is none', async ({
  site,
  ownSite,
}) => {
  const mailbox = await openMailbox()
  try {
    const mails = await ownSite({ SMTP_URL: mailbox.url, LEADS_TO: 'owner@deadpan.example' })
    for (const { path, words } of asking) {
      const withoutMail = await (await fetch(site.origin + path)).text()
      expect(withoutMail).toContain(inHtml(words.withoutMail.lead))
      expect(withoutMail).not.toContain(inHtml(words.withMail.lead))
      const withMail = await (await fetch(mails.origin + path)).text()
      expect(withMail).toContain(inHtml(words.withMail.lead))
      expect(withMail).not.toContain('can’t send mail')
    }
    const found = await (
      await fetch(`${mails.origin}/search?${new URLSearchParams({ q: newsletterPage.title })}`)
    ).text()
    expect(found).toContain('href="/newsletter"')
    expect(found).not.toContain('can’t send mail')
  } finally {
    await mailbox.close()
  }
})
