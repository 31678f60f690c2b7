import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { Drawer } from '#wit/nearest/nearest.ts'
import { packDrawer } from '#wit/nearest/packed.ts'
import { indexExample } from '#wit/nearest/situation.ts'
import { drawerTexts } from '#wit/testing/drawer-texts.ts'
import { exampleTexts } from '#wit/testing/example-texts.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { vectors } from '#wit/testing/shipped-vectors.ts'
import { jokesWith, witReport } from './wit.ts'

const near = exampleTexts.filter(({ before }) => /^The elevator to the second floor is/.test(before))
const drawer = new Drawer(packDrawer(near.map(indexExample), drawerTexts), vectors)
const report = (message: string) => witReport(message, { drawer, gate, now: Date.UTC(2026, 10, 28) })

test('a sentence is told with the gate’s verdict, each entry that holds, its file and by what, and what a visitor gets', async () => {
  const told = await report('  The elevator is out of order until 6 p.m.  ')
  expect(told).toMatch(/^The elevator is out of order until 6 p\.m\.\n\nThe gate: fine\.\n {2}No list holds it\.\n/)
  expect(told).toMatch(/Lists and model come to -\d\.\d\d; careful is above -?\d\.\d\d, grave above \d\.\d\d\./)
  expect(told).toMatch(/\n\nWhat may follow, the best first:\n {2}\d\.\d\d {2}/)
  expect(told).toMatch(
    /\n {2}4\.\d\d {2}src\/content\/examples\/the-elevator-to-the-second-floor\.yaml\n {4}0\.\d\d near, by elevator \+ out of order/,
  )
  expect(told).toContain('\n  3.30  elevator-out  src/content/drawer/building.yaml\n    by {*elevator|')
  expect(told).toContain('\n    The stairs go to the same places. (sandy)\n')
  expect(told).toMatch(/\n\nNear examples \(.*\):\n {2}0\.\d\d {2}The elevator to the second floor is /)
  expect(told).toMatch(
    /\nA visitor gets: Your sentence, then our line\.\n {2}\S+\n {2}The elevator is out of order until 6 p\.m\. /,
  )
})

test('what is worked out of a figure is told by its name and its lines', async () => {
  const told = await report('The meeting has been moved from 10 a.m. to 3 p.m.')
  expect(told).toMatch(
    /\n {2}3\.35 {2}[a-z-]+ {2}src\/content\/drawer\/[a-z-]+\.yaml\n {4}by computed:.*\n {4}\S.*\((?:crisp|sandy|arid)/,
  )
})

test.each([
  ['His funeral is on Friday at 10.', 'The gate: grave. It is refused.\n  “funeral” leaves no doubt'],
  ['Stop using the blender and return it to the store.', 'is promised to be left plain (the list “promised-recalls”).'],
  ['The damn printer is out of paper.', 'A swear word refuses it by itself.'],
  ['His grandmother passed away on Friday.', 'The gate: grave.'],
])('of a sentence that is refused nothing more is told than why: %s', async (message, why) => {
  const told = await report(message)
  expect(told).toContain(why)
  expect(told).not.toContain('may follow')
  expect(told).toMatch(/\nA visitor gets: Some sentences are best left plain\. Yours stays as you wrote it\.$/)
})

test('what cannot be yet is told so, and what is no sentence is refused in the visitor’s words', async () => {
  expect(await report('We have been in business since 2099.')).toContain('\nIt says what cannot be yet.\n')
  await expect(report(' ')).rejects.toThrow()
  await expect(report('a'.repeat(301))).rejects.toThrow('301')
})

test('jokes are found by a word of their sentences or lines, with their files', () => {
  const found = jokesWith('stairs go to the same')
  expect(found).toContainEqual(expect.stringMatching(/^src\/content\/drawer\/building\.yaml {2}elevator-out\n {2}\S/))
  expect(found.join('\n')).toContain('    The stairs go to the same places.')
  expect(jokesWith('the elevator to the second floor is').join('\n')).toContain(
    'src/content/examples/the-elevator-to-the-second-floor.yaml',
  )
  expect(jokesWith('qwertz')).toEqual([])
})

test('without a sentence the command says how it is used, and fails', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--no-warnings', 'scripts/wit.ts'], {
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([1, '', 'Say a sentence: npm run wit -- "The elevator is out of order."\n'])
}, 60_000)
