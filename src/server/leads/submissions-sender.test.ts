import { expect, test } from 'vitest'
import { comment } from '#forms/comment/comment-rules.ts'
import { noLettersYet } from '#forms/consent/consent-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { trapField } from '#forms/engine/signals.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { createAutoreply } from '#server/leads/autoreply.ts'
import { createSubmissions } from '#server/leads/submissions.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { createLists } from '#server/subscribers/mailing-lists.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

test('a lead says which page it was sent from, where that is known, and nothing of spam', async () => {
  const { submissions, database } = await openTestServices()
  await submissions.accept(contact, contactPost(), '/contact')
  const rows = await database.selectFrom('submissions').selectAll().execute()
  expect(rows).toMatchObject([{ page: '/contact', suspicion: null }])
  await submissions.accept(newsletter, new URLSearchParams({ email: 'ada@example.com' }))
  const signUps = database.selectFrom('submissions').select('page').where('form', '=', 'newsletter')
  expect(await signUps.execute()).toEqual([{ page: null }])
})

test('whoever leaves no address has none in the list of leads', async () => {
  const { submissions, database } = await openTestServices()
  await submissions.accept(comment, new URLSearchParams({ post: '1', message: 'Dry as a bone.' }))
  const rows = await database.selectFrom('submissions').selectAll().execute()
  expect(rows).toMatchObject([{ form: 'comment', email: null }])
})

test('a sign-up is told what comes next with its thanks, and a message is told nothing', async () => {
  const { submissions } = await openTestServices()
  const answer = await submissions.accept(newsletter, new URLSearchParams({ email: 'ada@example.com' }))
  expect(answer).toMatchObject({ state: 'accepted', note: noLettersYet })
  expect(submissions.noteOf(newsletter)).toBe(noLettersYet)
  expect(await submissions.accept(contact, contactPost())).not.toHaveProperty('note')
  expect(submissions.noteOf(contact)).toBeUndefined()
})

test('a message is confirmed to whoever sent it where that is wished, and a suspect is not', async () => {
  const channels = [createFakeChannel('one')]
  const { database, clock, log } = await openTestServices({ channels })
  const settings = readSettings({ AUTOREPLY: 'on', SMTP_URL: 'smtp://mail.example', LEADS_TO: 'a@b.example' })
  const lists = createLists(database, settings)
  const autoreply = createAutoreply(settings)
  const submissions = createSubmissions({ database, channels, lists, autoreply, clock, log, notify: () => {} })
  await submissions.accept(contact, contactPost({ email: 'eve@example.com', [trapField]: 'Hello' }))
  await submissions.accept(contact, contactPost())
  const lead = await database.selectFrom('submissions').select('id').where('status', '=', 'new').executeTakeFirst()
  const letters = await database.selectFrom('letters').select(['kind', 'recipient', 'submission_id']).execute()
  expect(letters).toEqual([{ kind: 'autoreply', recipient: 'ada@example.com', submission_id: lead?.id }])
})
