import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emailRule, messages, nameRule, optional, required } from '#forms/rules.ts'

/** The messages a value gets, in order; none when it is fine. */
const complaints = (rule: z.ZodMiniType<string, string>, value: string) =>
  z.safeParse(rule, value).error?.issues.map(({ message }) => message) ?? []

describe('nameRule', () => {
  test.each([
    'Al',
    'José',
    'O’Brien',
    "O'Brien",
    'Anne-Marie',
    'Martin Jr.',
    '李小龍',
    'Zoë Ångström',
    'न्या',
    'x'.repeat(50),
    // Fifty people's characters, a hundred UTF-16 units.
    '𝒜'.repeat(50),
  ])('takes %j', (name) => {
    expect(complaints(nameRule, name)).toEqual([])
  })

  test.each([
    ['', messages.name.required],
    ['G0rdon', messages.name.pattern],
    ['Ada, Countess', messages.name.pattern],
    ['Ada <b>', messages.name.pattern],
    ['Ada\r\nBcc: eve@example.com', messages.name.pattern],
    ['Ada\u0000', messages.name.pattern],
    ['Ada\tLovelace', messages.name.pattern],
    ['😐😐', messages.name.pattern],
    ['7', messages.name.pattern],
    ['A', messages.name.min],
    ['x'.repeat(51), messages.name.max],
    ['x'.repeat(10_240), messages.name.max],
    ['1'.repeat(10_240), messages.name.pattern],
  ])('refuses %j with one message', (name, message) => {
    expect(complaints(nameRule, name)).toEqual([message])
  })
})

const address = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`

describe('emailRule', () => {
  test.each([
    'a@b.co',
    'ada+jokes@example.com',
    "o'brien@example.co.uk",
    'a.b_c-d!#$%&*/=?^`{|}~@x-1.example',
    'ADA@EXAMPLE.COM',
    address(50),
  ])('takes %j', (email) => {
    expect(complaints(emailRule, email)).toEqual([])
  })

  test.each([
    ['', messages.email.required],
    ['ada', messages.email.pattern],
    ['ada@', messages.email.pattern],
    ['@example.com', messages.email.pattern],
    ['ada@localhost', messages.email.pattern],
    ['ada@example.', messages.email.pattern],
    ['ada@-example.com', messages.email.pattern],
    ['ada@exa mple.com', messages.email.pattern],
    ['ada@@example.com', messages.email.pattern],
    ['a,b@example.com', messages.email.pattern],
    ['"ada"@example.com', messages.email.pattern],
    ['ada@example.com,eve@example.com', messages.email.pattern],
    ['ada@example.com\r\nBcc: eve@example.com', messages.email.pattern],
    ['ada@example.com\nX: y', messages.email.pattern],
    ['ada\u0000@example.com', messages.email.pattern],
    ['josé@example.com', messages.email.pattern],
    ['a@b.c', messages.email.min],
    [address(51), messages.email.max],
    [`a@${'b'.repeat(64)}.example`, messages.email.pattern],
    ['a'.repeat(10_240), messages.email.pattern],
  ])('refuses %j with one message', (email, message) => {
    expect(complaints(emailRule, email)).toEqual([message])
  })

  test('tells the truth about its limit', () => {
    expect(messages.email.max).toBe('Email should not exceed 50 characters')
  })

  test('does not slow down on text made to slow it down', () => {
    const started = performance.now()
    complaints(emailRule, `a@${'a-'.repeat(8_000)}!`)
    complaints(emailRule, `${'a.'.repeat(8_000)}@`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})

test('required takes any text but none, and has words of its own where a form gives them', () => {
  expect(complaints(required(), '')).toEqual([messages.required])
  expect(complaints(required('Enter job title'), '')).toEqual(['Enter job title'])
  expect(complaints(required(), '0')).toEqual([])
})

test('optional takes anything', () => {
  expect(complaints(optional, '')).toEqual([])
  expect(complaints(optional, 'call me')).toEqual([])
})
