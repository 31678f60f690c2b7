import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, type Form, parseForm, readValues } from '#forms/engine/form.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import { forms } from '#forms/registry.ts'

/** Input of people, programs and attackers: any text, and the edge cases of the rules. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.emailAddress(),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u2028',
    '\ufeff',
    '\ud83d',
    'Ada',
    'a@b.co',
    'Other',
    '7',
    'x\r\nBcc: eve@example.com',
    ' ada@example.com\t',
    'x'.repeat(51),
    '笑'.repeat(5_001),
    '--',
    ' \u200dAda\u00a0\t\u200c',
    'javascript:alert(1)',
    'example.com',
  ),
)

const everyForm: readonly Form[] = [...forms, erase]

describe.each(everyForm.map((form) => [form.name, form] as const))('the rules of %s', (_, form) => {
  const filled = fc.record(Object.fromEntries(form.fields.map((field) => [field, typed])))

  test('are the same in the browser and on the server, whatever is typed', () => {
    fc.assert(
      fc.property(filled, (values) => {
        const inBrowser = check(form, values)
        const parsed = parseForm(form, overTheWire(values))
        expect(parsed.ok ? {} : parsed.errors).toEqual(inBrowser)
      }),
      { numRuns: 300 },
    )
  })

  test('let through only what they would let through again, in one line where one is asked for', () => {
    fc.assert(
      fc.property(filled, (values) => {
        const parsed = parseForm(form, overTheWire(values))
        if (!parsed.ok) return
        const { fields } = parsed
        expect(parseForm(form, overTheWire(fields))).toEqual({ ok: true, fields })
        for (const [field, value] of Object.entries(fields)) {
          expect(value).toBe(value.toWellFormed())
          expect(value).not.toMatch(form.multiline.includes(field) ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('keep what was typed when something is wrong', () => {
    fc.assert(
      fc.property(filled, (values) => {
        const parsed = parseForm(form, overTheWire(values))
        const kept = parsed.ok ? undefined : parsed.values
        expect(kept ?? readValues(form, overTheWire(values))).toEqual(readValues(form, overTheWire(values)))
      }),
      { numRuns: 100 },
    )
  })
})

/** The values as the server reads them after posting. */
const overTheWire = (values: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(new URLSearchParams(values).toString())
