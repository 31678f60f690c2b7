// node bench/wit/_safe.ts FILES.yaml : grave sentences that entries of these files would follow, with and without the gate
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { gate } from '../../src/wit/testing/gate-texts.ts'
import { vectors } from '../../src/wit/testing/shipped-vectors.ts'
import { readEntry, holds, linesFor } from '../../src/wit/entries/entry.ts'
import { saidIn } from '../../src/wit/entries/said.ts'
import { read } from '../../src/wit/reading/reading.ts'
import { deniesSomething } from '../../src/wit/reading/denial.ts'
import { hasReferents } from '../../src/wit/referents.ts'
const linesOf = (f: string) => readFileSync(f, 'utf8').split('\n').filter((l) => l && !l.startsWith('#'))
const grave = [...new Set([...globSync('/tmp/s30/atk/*.txt'), ...globSync('src/wit/gate/training/grave-*.txt'), ...globSync('bench/wit/gate/grave-*.txt')].flatMap(linesOf))].map((message) => ({ message, reading: read(message), said: saidIn(read(message), 2026), v: gate.judge(message, vectors) }))
let all = 0, past = 0
for (const file of process.argv.slice(2)) for (const text of parse(readFileSync(file, 'utf8')).entries) {
  const e = readEntry({ ...text, file: 'x' })
  for (const p of grave) {
    if (deniesSomething(p.reading.text) && !e.denied) continue
    if (!holds(e, p.reading, p.said) || !linesFor(e, p.said).some((l) => hasReferents(l.text, p.reading, l.refersTo))) continue
    all++
    if (p.v.graveness === 'fine' && (p.v.general || e.rank !== 'general')) { past++; console.log(`PAST ${e.id} | ${p.message} | ${text.lines[0].text}`) }
  }
}
console.log(`${grave.length} grave; held on ${all}, past the gate ${past}`)
