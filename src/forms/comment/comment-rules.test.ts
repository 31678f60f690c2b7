import { expect, test } from 'vitest'
import { comment, commentPath } from '#forms/comment/comment-rules.ts'
import { parseForm } from '#forms/engine/form.ts'
import { limits, messages } from '#forms/engine/rules.ts'

const empty = { post: '3', name: '', email: '', phone: '', website: '', message: '' }
const parsed = (values: Record<string, string>) => parseForm(comment, new URLSearchParams({ ...empty, ...values }))

test('asks for nothing but words', () => {
  expect(parsed({ message: ' One.\r\nTwo. ' })).toEqual({ ok: true, fields: { ...empty, message: 'One.\nTwo.' } })
})

test.each(['', '   ', '\n\n', '\u0000', '\u200b'])('keeps no comment without words: %j', (message) => {
  expect(parsed({ message })).toMatchObject({ ok: false, errors: { message: expect.stringContaining('not kept') } })
})

test('judges neither name nor email address nor telephone', () => {
  const odd = { name: 'G0rdon 😐', email: 'not an address', phone: 'call me' }
  expect(parsed({ ...odd, message: 'Hm.' })).toEqual({ ok: true, fields: { ...empty, ...odd, message: 'Hm.' } })
})

test('links to nothing but web pages', () => {
  const website = 'javascript:alert(1)'
  expect(parsed({ website, message: 'Hm.' })).toMatchObject({
    ok: false,
    values: { website, message: 'Hm.' },
    errors: { website: messages.website },
  })
  expect(parsed({ website: 'example.com', message: 'Hm.' })).toMatchObject({
    fields: { website: 'https://example.com' },
  })
})

test('ends at the length of other texts', () => {
  expect(parsed({ message: 'я'.repeat(limits.text.max) })).toMatchObject({ ok: true })
  expect(parsed({ message: 'я'.repeat(limits.text.max + 1) })).toMatchObject({ errors: { message: messages.text.max } })
})

test.each(['', '-1', '1.5', 'Em-dash', 'em dash', 'em-', '٣', '9'.repeat(61)])('refuses %j for a post', (post) => {
  expect(parsed({ post, message: 'Hm.' })).toMatchObject({ ok: false, errors: { post: messages.required } })
})

test('has an address for each post', () => {
  expect(commentPath('em-dash')).toBe('/comment?post=em-dash')
})
