import { expect, test } from 'vitest'
import { fillLegalText, legalValues } from '#content-model/legal-values.ts'

const printed = (retentionDays: number, text = 'Messages {retention}.') =>
  fillLegalText(
    text,
    legalValues({ privacyEmail: 'privacy@deadpan.example', retentionDays, aiHost: undefined, aiTry: true }),
  )

test.each([
  [730, 'Messages are kept for up to 730 days and then deleted.'],
  [1, 'Messages are kept for up to 1 day and then deleted.'],
  [0, 'Messages are kept until you ask us to delete them.'],
])('with RETENTION_DAYS=%i a legal text says: %s', (days, sentence) => {
  expect(printed(days)).toBe(sentence)
})

test('a legal text that names an unknown value is refused by that name', () => {
  expect(() => printed(0, 'Kept for {retentoin}.')).toThrow('{retentoin}')
})

test.each([
  [undefined, true, 'No AI service gets your sentence or your audience.'],
  ['ai.example', false, 'No AI service gets your sentence or your audience.'],
  ['ai.example', true, 'passes both to an AI service at ai.example'],
])('with the service %s and AI_TRY %s the policy says of a tried sentence: %s', (aiHost, aiTry, says) => {
  const values = legalValues({ privacyEmail: 'privacy@deadpan.example', retentionDays: 0, aiHost, aiTry })
  expect(fillLegalText('{tryOuts}', values)).toContain(says)
})

test.each([
  [undefined, 'No AI service is connected'],
  ['ai.example', 'passes it to an AI service at ai.example'],
])('with the service %s the policy says of a question: %s', (aiHost, says) => {
  const values = legalValues({ privacyEmail: 'privacy@deadpan.example', retentionDays: 0, aiHost, aiTry: false })
  expect(fillLegalText('{questions}', values)).toContain(says)
})

test.each([
  ['privacy@deadpan.example', 'receives no mail yet'],
  ['privacy@deadpan.com', 'A person reads them.'],
])('of %s the policy says: %s', (privacyEmail, says) => {
  const values = legalValues({ privacyEmail, retentionDays: 0, aiHost: undefined, aiTry: true })
  expect(fillLegalText('{reach}', values)).toContain(says)
})
