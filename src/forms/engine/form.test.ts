import { describe, expect, test } from 'vitest'
import { beta } from '#forms/beta/beta-rules.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { check, parseForm, readGiven } from '#forms/engine/form.ts'
import { limits, messages } from '#forms/engine/rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { formNamed, forms } from '#forms/registry.ts'

const good = { name: 'Ada Lovelace', email: 'ada@example.com', phoneNumber: '', help: 'A joke, please.' }
const posted = (values: Record<string, string>) => new URLSearchParams(values)

describe('parseForm', () => {
  test('answers the fields in the form’s order', () => {
    const parsed = parseForm(contact, posted({ help: 'x', phoneNumber: '1', email: 'ada@example.com', name: 'Ada' }))
    expect(parsed).toEqual({ ok: true, fields: { name: 'Ada', email: 'ada@example.com', phoneNumber: '1', help: 'x' } })
    expect(parsed.ok && Object.keys(parsed.fields)).toEqual(contact.fields)
  })

  test('gives one message for each wrong field and keeps what was typed', () => {
    expect(parseForm(contact, posted({ ...good, name: 'G0rdon', help: '' }))).toEqual({
      ok: false,
      values: { ...good, name: 'G0rdon', help: '' },
      errors: { name: messages.name.pattern, help: messages.required },
    })
  })

  test('counts missing fields as empty', () => {
    expect(parseForm(contact, posted({}))).toEqual({
      ok: false,
      values: { name: '', email: '', phoneNumber: '', help: '' },
      errors: { name: messages.name.required, email: messages.email.required, help: messages.required },
    })
  })

  test('leaves unknown fields out', () => {
    const parsed = parseForm(newsletter, posted({ email: 'ada@example.com', admin: 'true', __proto__: 'x' }))
    expect(parsed).toEqual({ ok: true, fields: { email: 'ada@example.com' } })
  })

  test('takes the first of a field posted twice', () => {
    const parsed = parseForm(newsletter, new URLSearchParams('email=a@b.example&email=c@d.example'))
    expect(parsed).toEqual({ ok: true, fields: { email: 'a@b.example' } })
  })

  test('takes FormData, and a file for nothing', () => {
    const data = new FormData()
    data.set('email', new File(['x'], 'ada@example.com'))
    expect(parseForm(newsletter, data)).toMatchObject({ ok: false, errors: { email: messages.email.required } })
    data.set('email', 'ada@example.com')
    expect(parseForm(newsletter, data)).toMatchObject({ ok: true })
  })

  test('trims what people type around a value', () => {
    expect(parseForm(newsletter, posted({ email: '  ada@example.com\n' }))).toMatchObject({
      fields: { email: 'ada@example.com' },
    })
  })

  test.each([
    ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
    ['a\u0000b\u0007c\u001b[31md\u007fe\u0085f', 'abc[31mdef'],
    ['half \ud83d a face', 'half � a face'],
    ['   ', ''],
  ])('cleans text of several lines: %j', (typed, kept) => {
    const parsed = parseForm(contact, posted({ ...good, help: typed }))
    expect(parsed.ok ? parsed.fields['help'] : parsed.values['help']).toBe(kept)
  })

  test('what breaks or hides in a field of one line becomes one space', () => {
    const parsed = parseForm(contact, posted({ ...good, phoneNumber: '\u0007555\r\n\t\u0000 0199\u001b' }))
    expect(parsed).toMatchObject({ ok: true, fields: { phoneNumber: '555 0199' } })
  })

  test('a control character in a name is an error, not cleaned away', () => {
    const parsed = parseForm(contact, posted({ ...good, name: 'Ada\u0000Lovelace' }))
    expect(parsed).toMatchObject({ ok: false, errors: { name: messages.name.pattern } })
  })

  test('gives back a text that is too long whole', () => {
    const help = '笑'.repeat(limits.text.max + 1)
    expect(parseForm(contact, posted({ ...good, help }))).toEqual({
      ok: false,
      values: { ...good, help },
      errors: { help: messages.text.max },
    })
  })

  test('counts a line break of a browser’s own post as one character', () => {
    const help = `x${'\r\n'.repeat(limits.text.max - 2)}x`
    expect(parseForm(contact, posted({ ...good, help }))).toMatchObject({ ok: true })
  })
})

test('check gives the messages alone', () => {
  expect(check(contact, good)).toEqual({})
  expect(check(contact, { ...good, email: 'ada' })).toEqual({ email: messages.email.pattern })
})

describe('readGiven', () => {
  test('reads what the page fills in, and nothing that a person types', () => {
    expect(readGiven(contact, posted(good))).toEqual({})
    expect(readGiven(beta, posted({ email: 'ada@example.com', sentence: ' We ship. ' }))).toEqual({
      sentence: 'We ship.',
      plan: '',
    })
  })

  test('leaves out what the rules do not take', () => {
    expect(readGiven(beta, posted({ sentence: 'x'.repeat(limits.carried.max + 1) }))).toMatchObject({ sentence: '' })
    expect(readGiven(comment, posted({ post: '../secret' }))).toEqual({ post: '' })
  })
})

describe('the registry', () => {
  test.each(forms.map((form) => [form.name, form] as const))('%s has a rule for each of its fields', (name, form) => {
    expect(Object.keys(form.schema.shape)).toEqual(form.fields)
    expect(form.multiline.filter((field: string) => !(form.fields as readonly string[]).includes(field))).toEqual([])
    expect(formNamed(name)).toBe(form)
    expect(form.thanks).toMatch(/\w+ \w+/)
  })

  test('does not know what is not a form', () => {
    expect(formNamed('constructor')).toBeUndefined()
  })
})
