import type fs from 'node:fs'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alone } from './alone.mjs'

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  return { ...real, writeFileSync: vi.fn(real.writeFileSync) }
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('of two that look for another at one time and find none, one steps back until the other is done', async () => {
  const other = join(folder, 'other')
  const { writeFileSync: write } = await vi.importActual<typeof fs>('node:fs')
  vi.mocked(writeFileSync).mockImplementationOnce((file, data) => {
    // A moment before this process writes its own file.
    write(other, '')
    write(file, data)
  })
  const waits = vi.fn(() => rmSync(other))
  await alone(folder, async () => expect([waits.mock.calls.length, existsSync(other)]).toEqual([1, false]), {
    wait: waits,
  })
  expect(readdirSync(folder)).toEqual([])
})

test('what a start that was killed left behind holds nobody up, and what a living one holds does', async () => {
  const [left, held] = [join(folder, 'left'), join(folder, 'held')]
  mkdirSync(folder, { recursive: true })
  writeFileSync(left, '')
  utimesSync(left, 1, 1)
  writeFileSync(held, '')
  const task = vi.fn()
  const waits = vi.fn(() => rmSync(held))
  await alone(folder, task, { wait: waits })
  expect([waits.mock.calls.length, task.mock.calls.length, readdirSync(folder)]).toEqual([1, 1, []])
})
