/**
 * Writes the figures that pages print (src/content/words/measured.json):
 *
 *   node bench/wit/figures.ts [--check]
 *
 * What the gate stops and where a joke is told all the same is counted here, on the lists of gate/ that nobody had seen. Sentences of a
 * reading are not kept, so its counts stand in the file as its readers left them: a new reading is entered there by hand, from the
 * table in README.md. --check writes nothing and ends with 1 where the count differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { answer } from '../../src/wit/answer.ts'
import type { Graveness } from '../../src/wit/gate/model/gate-score.ts'
import { Drawer } from '../../src/wit/nearest/nearest.ts'
import { packDrawer } from '../../src/wit/nearest/packed.ts'
import { indexExample } from '../../src/wit/nearest/situation.ts'
import { drawerTexts } from '../../src/wit/testing/drawer-texts.ts'
import { exampleTexts } from '../../src/wit/testing/example-texts.ts'
import { gate } from '../../src/wit/testing/gate-texts.ts'
import { vectors } from '../../src/wit/testing/shipped-vectors.ts'

const file = 'src/content/words/measured.json'
const measured = JSON.parse(readFileSync(file, 'utf8'))

const sentences = (kind: 'grave' | 'harmless') =>
  ['fresh', 'sealed'].flatMap((list) =>
    readFileSync(`bench/wit/gate/${kind}-${list}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#')),
  )
/** How many the gate refuses, and how many it leaves plain in doubt. */
const judged = (all: readonly string[]) => {
  const count = (graveness: Graveness) => all.filter((one) => gate.graveness(one, vectors) === graveness).length
  return { sentences: all.length, stopped: count('grave'), careful: count('careful') }
}

const drawer = new Drawer(packDrawer(exampleTexts.map(indexExample), drawerTexts), vectors)
const year = Number(measured.gate.day.slice(0, 4))
const isJokedOn = (message: string) => !['none', 'refused'].includes(answer({ message, year }, drawer, gate).kind)

const [grave, harmless] = [sentences('grave'), sentences('harmless')]
const counted = {
  grave: { ...judged(grave), joked: grave.filter(isJokedOn).length },
  harmless: judged(harmless),
}
console.log(JSON.stringify(counted))

const { day, ...before } = measured.gate
if (JSON.stringify(before) !== JSON.stringify(counted)) {
  if (process.argv.includes('--check')) {
    console.error(`${file} has ${JSON.stringify(before)}, counted on ${day}. node bench/wit/figures.ts writes it anew.`)
    process.exit(1)
  }
  const gateNow = { day: new Date().toISOString().slice(0, 10), ...counted }
  writeFileSync(file, `${JSON.stringify({ ...measured, gate: gateNow }, null, 2)}\n`)
}
