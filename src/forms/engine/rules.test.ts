import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  anyNameRule,
  carriedOneOf,
  carriedText,
  emailRule,
  inDigits,
  limits,
  messages,
  nameRule,
  optional,
  required,
  textRule,
  websiteRule,
} from '#forms/engine/rules.ts'

/** The messages for a value, in order; empty when it is valid. */
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
    'زینب‌سادات',
    'ක්‍රිෂ්ණා',
    'Ada\u00a0Lovelace',
    '山田\u3000太郎',
    'Ada\tLovelace',
    'Anne\u2011Marie',
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
    ['Ada\u2028Lovelace', messages.name.pattern],
    ['--', messages.name.pattern],
    ['..', messages.name.pattern],
    ["'’ .-", messages.name.pattern],
    ['\u0301\u0301', messages.name.pattern],
    // Letters without a visible shape.
    ['\u3164\u115f', messages.name.pattern],
    ['\u200c\u200d', messages.name.required],
    ['\u200b\u2060\ufeff', messages.name.required],
    ['A\u200c', messages.name.min],
    ['A\u00a0', messages.name.min],
    [`\u200b${'x'.repeat(51)}`, messages.name.max],
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

test.each([
  ['  Ada \t\u00a0 Lovelace\u3000', 'Ada Lovelace'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['\u200eAda\u200b Love\u00adlace\u2069', 'Ada Lovelace'],
  ['\u200dزینب\u200cسادات\u200c', 'زینب\u200cسادات'],
  ['Ada\u200c\u200c', 'Ada'],
  // A character variant of Japanese names.
  ['葛\u{e0100}城', '葛\u{e0100}城'],
])('the name %j is kept as %j', (typed, kept) => {
  expect(z.parse(nameRule, typed)).toBe(kept)
  expect(z.parse(nameRule, kept)).toBe(kept)
})

test.each([
  ['3M', []],
  ['x'.repeat(50), []],
  ['x'.repeat(51), [messages.name.max]],
  ['\u200b', [messages.name.required]],
])('any name, %j, is as long as other names', (name, expected) => {
  expect(complaints(anyNameRule, name)).toEqual(expected)
})

describe('textRule', () => {
  const most = limits.text.max

  test.each(['я', '笑', '😐', 'x'])('takes 5,000 of %s', (character) => {
    expect(most).toBe(5_000)
    expect(complaints(textRule(), character.repeat(most))).toEqual([])
    expect(complaints(textRule(), character.repeat(most + 1))).toEqual([messages.text.max])
  })

  test('fits the server’s body limit in the widest script', () => {
    expect(new URLSearchParams({ help: '😐'.repeat(most) }).toString().length).toBeLessThan(62 * 1024)
  })

  test.each(['', ' \n', '\u200b', '\ufeff\u00ad', '\u200c\u200d', '\u3164', '\u2800', '\u2063\u{e0020}'])(
    'takes %j for nothing',
    (text) => expect(complaints(textRule(), text)).toEqual([messages.required]),
  )
})

describe('websiteRule', () => {
  test.each([
    ['', ''],
    ['https://example.com', 'https://example.com'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['example.com', 'https://example.com'],
    ['www.example.com/ada', 'https://www.example.com/ada'],
    ['example.com:8080', 'https://example.com:8080'],
    ['пример.рф', 'https://пример.рф'],
    ['x.com', 'https://x.com'],
    ['192.0.2.1', 'https://192.0.2.1'],
    ['example.com/?from=https://other.example', 'https://example.com/?from=https://other.example'],
    ['example.com/a:b', 'https://example.com/a:b'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(z.parse(websiteRule, typed)).toBe(kept)
    expect(z.parse(websiteRule, kept)).toBe(kept)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript:1',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:ada@example.com',
    'tel:5550100',
    '//example.com',
    'https:example.com',
    'https:\\\\example.com',
    'https:///example.com',
    'https://',
    'https://.',
    'https://localhost',
    'x"onmouseover=alert(1).com',
    "https://a'b.example",
    'https://google.com@evil.example',
    'ada@example.com',
    'https://:secret@example.com',
    'shttp://example.com',
    'https://example.com_x',
    'https://_a.example',
    'https://a_.example',
    'https://example._com',
    'https://example.com_',
    'https://exam\u200bple.com',
    'see my blog',
    'none',
  ])('refuses %j', (typed) => {
    expect(complaints(websiteRule, typed)).toEqual([messages.website])
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
    expect(messages.text.max).toBe('Message should not exceed 5,000 characters')
  })

  test('does not slow down on text made to slow it down', () => {
    const begun = process.threadCpuUsage()
    complaints(emailRule, `a@${'a-'.repeat(8_000)}!`)
    complaints(emailRule, `${'a.'.repeat(8_000)}@`)
    complaints(nameRule, `${'\u200d'.repeat(8_000)}x${'\u200c '.repeat(8_000)}x`)
    complaints(websiteRule, `https://${'a.'.repeat(8_000)}@`)
    expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000)
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

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (number, written) => {
  expect(inDigits(number)).toBe(written)
})

describe('what comes along by itself is no reason to refuse the rest', () => {
  test.each([
    ['a text of the longest kind is kept', carriedText, '𝒜'.repeat(limits.carried.max), '𝒜'.repeat(limits.carried.max)],
    ['a longer one stays behind', carriedText, 'x'.repeat(limits.carried.max + 1), ''],
    ['one of a list is kept', carriedOneOf(['small', 'large']), 'large', 'large'],
    ['one that was never offered stays behind', carriedOneOf(['small', 'large']), 'huge', ''],
  ])('%s', (_, rule, value, kept) => {
    expect(z.safeParse(rule, value)).toEqual({ success: true, data: kept })
  })
})
