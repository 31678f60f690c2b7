import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { budgetWithin, createTokenBudget } from '#server/questions/ai/token-budget.ts'
import { openTokenLedger, type Purpose } from '#server/questions/ai/token-ledger.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { createTestLog, openTestDatabase } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

async function open() {
  const clock = createFakeClock(Date.parse('2026-11-21T23:00:00Z'))
  const database = await openTestDatabase()
  const { log, lines } = createTestLog()
  const ledger = (purpose?: Purpose) => openTokenLedger({ database, clock, log }, purpose)
  const rows = () => database.selectFrom('used_tokens').selectAll().orderBy('day').execute()
  return { clock, database, ledger, rows, lines }
}

test('a restart finds what was used', async () => {
  const { clock, ledger, rows } = await open()
  const first = await ledger()
  const budget = createTokenBudget(1_000, clock, first)
  budget.reserve(600)?.settle(500)
  budget.reserve(300)?.settle(undefined)
  await first.saved()
  expect((await rows()).map(({ day, tokens }) => [day, Number(tokens)])).toEqual([['2026-11-21', 800]])
  const second = createTokenBudget(1_000, clock, await ledger())
  expect([second.covers(200), second.covers(201)]).toEqual([true, false])
})

test('a new day begins with nothing, and what was begun before it belongs to the old one', async () => {
  const { clock, ledger, rows } = await open()
  const usage = await ledger()
  const budget = createTokenBudget(1_000, clock, usage)
  const late = budget.reserve(1_000)
  clock.advance(3_600_000)
  expect(budget.covers(1_000)).toBe(true)
  late?.settle(900)
  budget.reserve(100)?.settle(1)
  await usage.saved()
  expect((await rows()).map(({ day, tokens }) => [day, Number(tokens)])).toEqual([
    ['2026-11-21', 900],
    ['2026-11-22', 1],
  ])
  expect(budget.covers(999)).toBe(true)
})

test('processes that share a database learn from one another', async () => {
  const { ledger } = await open()
  const [one, other] = [await ledger(), await ledger()]
  one.add('2026-11-21', 300)
  await one.saved()
  other.add('2026-11-21', 50)
  await other.saved()
  expect(other.spent('2026-11-21')).toBe(350)
})

test('nothing is forgotten between an addition and its being written down', async () => {
  const { ledger } = await open()
  const usage = await ledger()
  for (let added = 1; added <= 20; added++) {
    usage.add('2026-11-21', 1)
    expect(usage.spent('2026-11-21')).toBe(added)
    await Promise.resolve()
  }
  await usage.saved()
  expect(usage.spent('2026-11-21')).toBe(20)
})

test('while the database is away the count goes on', async () => {
  const { database, ledger, lines } = await open()
  const usage = await ledger()
  await database.schema.dropTable('used_tokens').execute()
  usage.add('2026-11-21', 70)
  await usage.saved()
  expect(usage.spent('2026-11-21')).toBe(70)
  expect(lines.join()).toContain('used tokens not saved')
  expect(lines.join()).toMatch(/"code":"\w+"/)
})

test('what could not be written down is written when the database is back', async () => {
  const { database, ledger, rows } = await open()
  const book = await ledger()
  await sql`alter table used_tokens rename to hidden`.execute(database)
  book.add('2026-11-21', 70)
  await book.saved()
  await sql`alter table hidden rename to used_tokens`.execute(database)
  book.add('2026-11-21', 5)
  await book.saved()
  expect((await rows()).map(({ tokens }) => Number(tokens))).toEqual([75])
})

test('every addition is written down by itself, and nothing is written where nothing was used', async () => {
  const { ledger, rows } = await open()
  const book = await ledger()
  book.add('2026-11-21', 0)
  await book.saved()
  expect(await rows()).toEqual([])
  for (const sum of [3, 6, 9]) {
    book.add('2026-11-21', 3)
    await until(async () => expect((await rows()).map(({ tokens }) => Number(tokens))).toEqual([sum]))
  }
})

test('a reservation is settled once', async () => {
  const { clock, ledger } = await open()
  const budget = createTokenBudget(1_000, clock, await ledger())
  const reservation = budget.reserve(600)
  reservation?.settle(500)
  reservation?.settle(500)
  expect([budget.covers(500), budget.covers(501)]).toEqual([true, false])
})

test('what is used for a purpose counts for it and for the whole, also after a restart', async () => {
  const { clock, ledger, rows } = await open()
  const [whole, part] = [await ledger(), await ledger('try-outs')]
  const budget = createTokenBudget(1_000, clock, whole)
  const half = budgetWithin(budget, createTokenBudget(500, clock, part))
  half.reserve(400)?.settle(300)
  budget.reserve(100)?.settle(50)
  await Promise.all([whole.saved(), part.saved()])
  expect((await rows()).map(({ day, tokens }) => [day, Number(tokens)])).toEqual([
    ['2026-11-21', 350],
    ['2026-11-21 try-outs', 300],
  ])
  expect([(await ledger()).spent('2026-11-21'), (await ledger('try-outs')).spent('2026-11-21')]).toEqual([350, 300])
})

test('a budget within another has no more than either has left, and holds nothing that it did not get', async () => {
  const { clock, ledger } = await open()
  const whole = createTokenBudget(1_000, clock, await ledger())
  const part = createTokenBudget(500, clock, await ledger('try-outs'))
  const half = budgetWithin(whole, part)
  expect([half.covers(500), half.covers(501)]).toEqual([true, false])
  expect(half.reserve(501)).toBeUndefined()
  whole.reserve(800)
  expect([half.covers(200), half.covers(201)]).toEqual([true, false])
  expect(half.reserve(201)).toBeUndefined()
  expect(part.covers(500)).toBe(true)
  const reservation = half.reserve(200)
  expect([part.covers(301), whole.covers(1)]).toEqual([false, false])
  reservation?.settle(0)
  expect([part.covers(500), whole.covers(200), whole.covers(201)]).toEqual([true, true, false])
})
