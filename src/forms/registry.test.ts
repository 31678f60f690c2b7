import { expect, test } from 'vitest'
import type { Form } from '#forms/engine/form.ts'
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
