import { describe, expect, test } from 'vitest'
import { beta, purposes } from '#forms/beta/beta-rules.ts'
import { parseForm } from '#forms/engine/form.ts'
import { messages } from '#forms/engine/rules.ts'

const good = {
  name: 'Gordon Pike',
  email: 'gordon@duck.example',
  org: 'Duck & Cover',
  job: 'Comms',
  purpose: purposes[1] ?? '',
}
const parsed = (values: Partial<typeof good>) => parseForm(beta, new URLSearchParams({ ...good, ...values }))

test.each(purposes)('takes %s', (purpose) => {
  expect(parsed({ purpose })).toEqual({ ok: true, fields: { ...good, purpose } })
})

/** Empty `given` fields. */
const none = { sentence: '', plan: '' }
const sentence = 'Lunch is at 12. Be brief.'

test('a tried sentence and a plan come along, and are left out where none do', () => {
  const posted = new URLSearchParams({ ...good, sentence, plan: 'professional' })
  expect(parseForm(beta, posted)).toEqual({ ok: true, fields: { ...good, sentence, plan: 'professional' } })
  const without = new URLSearchParams({ ...good, sentence: '', plan: '' })
  expect(parseForm(beta, without)).toEqual({ ok: true, fields: good })
})

test.each([{ plan: 'platinum' }, { sentence: 'a'.repeat(1_001) }])(
  'no sign-up is lost to what came along wrong',
  (wrong) => {
    expect(parseForm(beta, new URLSearchParams({ ...good, ...wrong }))).toEqual({ ok: true, fields: good })
  },
)

describe('refuses', () => {
  test.each([
    [{ name: '' }, { name: messages.name.required }],
    [{ name: 'G0rdon' }, { name: messages.name.pattern }],
    [{ email: 'gordon' }, { email: messages.email.pattern }],
    [{ org: '' }, { org: 'Enter organization' }],
    [{ org: '   ' }, { org: 'Enter organization' }],
    [{ job: '' }, { job: 'Enter job title' }],
    [{ purpose: '' }, { purpose: 'This is a required field' }],
    [{ purpose: 'Choose' }, { purpose: 'This is a required field' }],
    [{ purpose: 'other' }, { purpose: 'This is a required field' }],
    [{ purpose: 'World Domination' }, { purpose: 'This is a required field' }],
    [
      { org: '', job: '', purpose: 'Choose' },
      { org: 'Enter organization', job: 'Enter job title', purpose: 'This is a required field' },
    ],
  ])('%j', (values, errors) => {
    expect(parsed(values)).toEqual({ ok: false, values: { ...none, ...good, ...values, ...trimmed(values) }, errors })
  })
})

const trimmed = (values: Partial<typeof good>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()]))
