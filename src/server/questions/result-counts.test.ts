import { expect, test } from 'vitest'
import { runDesk } from '#cli/run-desk.ts'
import { createResultCounts } from '#server/questions/result-counts.ts'
import { environmentFor } from '#server/testing/test-database.ts'
import { createTestLog, openTestServices } from '#server/testing/test-services.ts'

async function openCounts() {
  const { database, dataDir, clock } = await openTestServices()
  const { log, lines } = createTestLog()
  const counts = createResultCounts({ database, clock, log })
  const rows = () => database.selectFrom('result_counts').selectAll().orderBy('id').execute()
  return { database, dataDir, counts, rows, lines }
}

const times = (number: number, act: () => void) => {
  for (let time = 0; time < number; time++) act()
}

test('showings and falls of a result add up over stops, in all and by day', async () => {
  const { database, counts, rows } = await openCounts()
  times(3, () => counts.shown('water-off.0'))
  counts.vote('water-off.0')
  counts.vote('never-shown:arid')
  await counts.stop()
  times(2, () => counts.shown('water-off.0'))
  await counts.stop()
  expect(await rows()).toEqual([
    { id: 'never-shown:arid', shown: 0, flat: 1 },
    { id: 'water-off.0', shown: 5, flat: 1 },
  ])
  const days = await database.selectFrom('result_day_counts').selectAll().orderBy('id').execute()
  expect(days).toEqual([
    { day: '2026-11-21', id: 'never-shown:arid', shown: 0, flat: 1 },
    { day: '2026-11-21', id: 'water-off.0', shown: 5, flat: 1 },
  ])
})

test('counts that the database did not take wait for the next time', async () => {
  const { database, counts, rows, lines } = await openCounts()
  await database.schema.alterTable('result_counts').renameTo('elsewhere').execute()
  counts.shown('water-off.0')
  await counts.stop()
  expect(lines.join('')).toContain('counts of the try-outs not saved')
  await database.schema.alterTable('elsewhere').renameTo('result_counts').execute()
  await counts.stop()
  expect(await rows()).toEqual([{ id: 'water-off.0', shown: 1, flat: 0 }])
})

test('the desk lists what falls flat most, of what was shown often enough', async () => {
  const { dataDir, counts } = await openCounts()
  times(50, () => counts.shown('often.0'))
  times(5, () => counts.vote('often.0'))
  times(100, () => counts.shown('worse:arid'))
  times(25, () => counts.vote('worse:arid'))
  times(49, () => counts.shown('seldom.1'))
  times(49, () => counts.vote('seldom.1'))
  times(60, () => counts.shown('loved.0'))
  await counts.stop()
  const desk = async (...words: string[]) => {
    let printed = ''
    const print = (text: string) => {
      printed += text
    }
    await runDesk(words, { env: await environmentFor(dataDir), print, complain: print })
    return printed
  }
  expect(JSON.parse(await desk('wit', '--json'))).toEqual([
    { id: 'worse:arid', shown: 100, flat: 25 },
    { id: 'often.0', shown: 50, flat: 5 },
  ])
  expect(await desk('wit')).toBe('worse:arid  25%  25 of 100\noften.0     10%  5 of 50\n')
})
