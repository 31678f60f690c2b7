import { expect, test } from 'vitest'
import { createSignInLetters, letterLimits, writeSignIn } from '#server/access/sign-in-letters.ts'
import { createSignInLinks } from '#server/access/sign-in-links.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { openTestServices } from '#server/testing/test-services.ts'

async function openLetters(users = ['Ines@deadpan.example']) {
  const mail = await startMailServer()
  const { database, clock, log, lines } = await openTestServices()
  const settings = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LEADS_TO: 'owner@deadpan.example',
    DESK_USERS: users.join(','),
  })
  const links = createSignInLinks(database, clock)
  const letters = createSignInLetters({ settings, database, links, log, clock })
  if (!letters) throw new Error('There are no letters')
  const ask = (address: string) =>
    letters.ask(address, (token) => `http://desk/sign-in?token=${token}`, 'Firefox on Linux')
  return { mail, links, letters, ask, lines }
}

test('an address of the settings gets a link that works', async () => {
  const { mail, links, letters, ask, lines } = await openLetters()
  expect(await ask('ines@deadpan.example')).toEqual({ allowed: true })
  await letters.settled()
  expect(mail.mails.map(({ to }) => to)).toEqual([['Ines@deadpan.example']])
  // The body, decoded from quoted-printable.
  const text = mail.mails[0]?.body.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? ''
  const [, token = ''] = /sign-in\?token=([\w-]{43})/.exec(text) ?? []
  expect(await links.use(token)).toEqual({ who: 'Ines@deadpan.example', how: 'mail' })
  expect(lines.join()).not.toContain(token)
})

test('its letter says until when it works and who asked', () => {
  const { subject, text, html } = writeSignIn(
    'https://desk/sign-in?token=x',
    'Firefox on Linux',
    Date.UTC(2026, 10, 20, 9, 41),
  )
  expect(subject).toBe('Your way in, for ten minutes')
  expect(text).toContain('https://desk/sign-in?token=x')
  expect(html).toContain('<a href="https://desk/sign-in?token=x"')
  for (const part of [text, html].map((each) => each.replaceAll(/\s+/g, ' '))) {
    expect(part).toContain('It works once, until 09:51 UTC')
    expect(part).toContain('Asked for at 09:41 UTC by Firefox on Linux.')
  }
})

test('any other address gets the same answer and no letter', async () => {
  const { mail, letters, ask } = await openLetters()
  expect(await ask('walt@deadpan.example')).toEqual({ allowed: true })
  await letters.settled()
  expect(mail.mails).toEqual([])
})

test('five letters an hour for an address, known or not, in upper or lower case', async () => {
  const { ask } = await openLetters()
  for (const address of ['INES@deadpan.example', 'walt@deadpan.example']) {
    for (let letter = 0; letter < letterLimits.address; letter++) expect((await ask(address)).allowed).toBe(true)
    expect((await ask(address.toLowerCase())).allowed).toBe(false)
  }
})

test('twenty letters an hour for all users together, of which unknown addresses use up none', async () => {
  const users = Array.from({ length: letterLimits.allUsers + 1 }, (_, number) => `user-${number}@deadpan.example`)
  const { ask, mail, letters } = await openLetters(users)
  for (let stranger = 0; stranger < 100; stranger++) {
    expect((await ask(`stranger-${stranger}@example.com`)).allowed).toBe(true)
  }
  const answers: boolean[] = []
  for (const user of users) answers.push((await ask(user)).allowed)
  expect(answers).toEqual(users.map((_, number) => number < letterLimits.allUsers))
  await letters.settled()
  expect(mail.mails).toHaveLength(letterLimits.allUsers)
  expect((await ask('one-more@example.com')).allowed, 'told apart from a user by nothing').toBe(false)
})

test.each([{}, { DESK_USERS: 'ines@deadpan.example' }])(
  'without mail or users nobody comes in by mail',
  async (env) => {
    const { database, clock, log } = await openTestServices()
    const links = createSignInLinks(database, clock)
    expect(createSignInLetters({ settings: readSettings(env), database, links, log })).toBeUndefined()
  },
)
