import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suspicionOf } from '#server/leads/spam.ts'

const good = { name: 'Ada Lovelace', email: 'ada@example.com', phoneNumber: '', help: 'A joke, please.' }
const nothing = new URLSearchParams()

describe('no text takes long to judge', () => {
  /** CPU time of this thread. Half a megabyte is eight times the limit of a post. */
  const length = 512 * 1024
  const withinMs = 2_000
  const msFor = (unit: string) => {
    const help = unit.repeat(Math.ceil(length / unit.length))
    const begun = process.threadCpuUsage()
    suspicionOf({ ...good, help }, nothing)
    return process.threadCpuUsage(begun).user / 1_000
  }

  test.each(['<a ', '<a\t', '<a href ', '<a href=', '[url ', '[link=', 'https://', 'www.', 'seo ', 'rank ', ' ', 'A'])(
    'made of nothing but %j',
    (unit) => expect(msFor(unit)).toBeLessThan(withinMs),
  )

  test('made of parts of what is sought', () => {
    const part = fc.constantFrom(
      ..."<a|<|>| |\n|href|=|'|https:|//|[url|[|]|www.|seo|rank|ing|first|A|я|\u{1f610}".split('|'),
    )
    const unit = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(unit, (text) => msFor(text) < withinMs),
      // A failure is slow by nature, so it is not repeated to make it smaller.
      { numRuns: 40, endOnFailure: true },
    )
  }, 120_000)
})
