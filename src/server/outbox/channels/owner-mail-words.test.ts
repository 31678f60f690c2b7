import { describe, expect, test } from 'vitest'
import { writeLetter } from '#server/outbox/channels/owner-mail.ts'

const submission = {
  id: '134ccbec',
  form: 'contact',
  createdAt: '2026-11-21T09:54:55.926Z',
  fields: { name: 'Ada Lovelace', email: 'ada@example.com', phoneNumber: '', help: 'One.\nTwo.' },
}
const withFields = (fields: Record<string, string>) => writeLetter({ ...submission, fields })

test('is readable', () => {
  const { subject, text, replyTo } = writeLetter(submission)
  expect(subject).toBe('Form contact: Ada Lovelace')
  expect(replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' })
  expect(text).toBe(`Someone filled out the contact form.

Name
  Ada Lovelace

Email
  ada@example.com

Phone number
  (empty)

How can we help?
  One.
  Two.

Received 2026-11-21 09:54 UTC, number 134ccbec.`)
})

test('is the same in HTML, where what was typed is no markup and no remote thing is asked for', () => {
  const fields = { ...submission.fields, help: '<img src=x onerror="alert(1)">\nTwo & three.' }
  const { html } = writeLetter({ ...submission, fields }, { deskUrl: 'https://desk.deadpan.example' })
  expect(html).toContain(
    '<b>How can we help?</b><br><span dir="auto">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>',
  )
  expect(html).toContain('<b>Phone number</b><br><span dir="auto">(empty)</span>')
  expect(html).toContain('<a href="https://desk.deadpan.example/leads/134ccbec"')
  expect(html).toContain('Received 2026-11-21 09:54 UTC, number 134ccbec.<br>Reply to this letter to answer.')
  expect(html).not.toMatch(/<img|src=(?!x )|url\(|<link|<style/)
  expect(writeLetter({ ...submission, fields: { name: 'Ada' } }).html).not.toMatch(/<a |Reply to this letter/)
})

test('says which page it was sent from, and where it is on the desk', () => {
  const { text, html } = writeLetter(
    { ...submission, page: '/pricing-table' },
    { deskUrl: 'https://desk.deadpan.example' },
  )
  const received = 'Received 2026-11-21 09:54 UTC, number 134ccbec.'
  expect(text).toMatch(
    new RegExp(`\\n\\nSent from /pricing-table\\n${received}\\nhttps://desk.deadpan.example/leads/134ccbec$`),
  )
  expect(html).toContain(`Sent from /pricing-table<br>${received}`)
})

test('names every field, known or not', () => {
  const { text } = withFields({ 'contact-phone': '1', org: 'Acme', 'blood-type': 'A', website: 'w' })
  expect(text.match(/^\S.*$/gm)?.slice(1, -1)).toEqual(['Phone number', 'Organization', 'Blood type', 'Website'])
})

test('finds the person under the quote form’s names', () => {
  const fields = { 'contact-name': 'Ada', 'contact-email': 'ada@example.com' }
  const { subject, replyTo } = writeLetter({ ...submission, form: 'quote', fields })
  expect(subject).toBe('Form quote: Ada')
  expect(replyTo).toEqual({ name: 'Ada', address: 'ada@example.com' })
})

describe('subject', () => {
  test.each([
    [{ email: 'ada@example.com' }, 'Form contact: ada@example.com'],
    [{}, 'Form contact: a visitor'],
    [{ name: 'Ada\r\nBcc: eve@example.com' }, 'Form contact: Ada Bcc: eve@example.com'],
    [{ name: 'Ada\u2028\u0000\u0085Eve' }, 'Form contact: Ada Eve'],
    [{ name: '😐'.repeat(200) }, `Form contact: ${'😐'.repeat(80)}…`],
  ])('of %j is one short line', (fields, subject) => {
    expect(withFields(fields).subject).toBe(subject)
  })
})

describe('replyTo', () => {
  test.each([
    'a@b.example,eve@example.com',
    'a@b.example;eve@example.com',
    'a@b.example eve@example.com',
    'a@b.example\r\nBcc: eve@example.com',
    '"a,b"@b.example',
    'Ada <a@b.example>',
    'group:a@b.example',
    'a@b@c.example',
    'a@b.example>',
    'a\u0000@b.example',
    '',
    'no address',
  ])('is left out for %j', (email) => {
    expect(withFields({ name: 'Ada', email }).replyTo).toBeUndefined()
  })
})

test('lines that look like another field’s stay inside their own', () => {
  const { text } = withFields({ help: 'x\n\nEmail\n  eve@example.com', email: 'ada@example.com' })
  expect(text.match(/^Email$/gm)).toHaveLength(1)
})

test('no control character gets into the text', () => {
  const { text } = withFields({ help: 'a\u0000b\u001b[31m\u0007\rc\td' })
  expect(text).toContain('  ab[31mc\td')
})
