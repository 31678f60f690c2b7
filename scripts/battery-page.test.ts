import { expect, test } from 'vitest'
import { batteryText, greenIn, type Taken } from './battery-page.ts'

const step: Taken = {
  section: 'faults',
  step: 'crash',
  commit: 'abc1234',
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
  seconds: 90,
  date: '2026-11-24',
  said: 'No violation.',
}
const machine = '2 cores'
const green = batteryText({ commit: 'abc1234', taken: [step], left: [], machine }, '')

test('a whole run without a failure is the last green one', () => {
  expect(greenIn(green)).toEqual({ date: '2026-11-24', commit: 'abc1234' })
  expect(green).toContain('**1 passed, 0 failed**, 0 skipped, in 1.5 minutes')
  expect(green).toContain('No violation.')
})

test('a run with a failure says what failed, and leaves the green one before it', () => {
  const failed = { ...step, passed: 0, failed: 1, failures: ['lost a lead\n  at line 3'], date: '2026-11-25' }
  const page = batteryText({ commit: 'def5678', taken: [failed], left: [], machine }, green)
  expect(greenIn(page)).toEqual({ date: '2026-11-24', commit: 'abc1234' })
  expect(page).toContain('- crash: lost a lead at line 3')
  expect(page).toContain('This run: 2026-11-25, commit `def5678`. **0 passed, 1 failed**')
})

test('a run that is not whole is not green, and names what is left', () => {
  const page = batteryText({ commit: 'def5678', taken: [step], left: ['mutation of core'], machine }, '')
  expect(greenIn(page)).toBeUndefined()
  expect(page).toContain('It has not been green yet.')
  expect(page).toContain('Not run: mutation of core.')
})
