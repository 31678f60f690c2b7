import { expect, test } from 'vitest'
import { type Form, readValues } from '#forms/engine/form.ts'
import { personOf } from '#forms/engine/person.ts'
import { formNamed, forms } from '#forms/registry.ts'

test.each<Form>([...forms])('the form $name takes its writer from fields of its own', (form) => {
  expect(form.fields).toEqual(expect.arrayContaining(Object.values(form.person)))
})

test.each([
  ['contact', { name: 'Ada', email: 'ada@x.example', help: 'Hm.' }, { name: 'Ada', email: 'ada@x.example' }],
  ['quote', { 'contact-name': 'Ada', 'contact-email': 'ada@x.example' }, { name: 'Ada', email: 'ada@x.example' }],
  ['newsletter', { email: 'ada@x.example' }, { name: '', email: 'ada@x.example' }],
  ['comment', { post: '1', message: 'Hm.' }, { name: '', email: '' }],
  ['contact', { 'reply-email': 'eve@x.example', 'pet-name': 'Eve' }, { name: '', email: '' }],
  ['a form that is gone', { name: 'Ada', email: 'ada@x.example' }, { name: '', email: '' }],
])('the writer of a form is who its rules name, whatever other fields are called: %s, %j', (name, fields, person) => {
  expect(personOf(formNamed(name), fields)).toEqual(person)
})

const overrides = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']

test.each<Form>([...forms])('no field of the form $name turns the direction of what is read behind it', (form) => {
  for (const hidden of overrides) {
    const posted = new URLSearchParams(form.fields.map((field) => [field, `a${hidden}b${hidden}`]))
    expect(readValues(form, posted)).toEqual(Object.fromEntries(form.fields.map((field) => [field, 'ab'])))
  }
})

test('joiners that Persian and Hindi words are spelled with stay, and so do a message’s line breaks and tabs', () => {
  const form = formNamed('contact') ?? forms[0]
  const posted = new URLSearchParams({ name: 'می\u200cخواهم', help: 'क्\u200dष\n\tb' })
  expect(readValues(form, posted)).toMatchObject({ name: 'می\u200cخواهم', help: 'क्\u200dष\n\tb' })
})
