import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { GateTexts } from '#content/gate-list.ts'
import { loadGate } from '#server/site/load-drawer.ts'
import { gateTexts } from '#wit/testing/gate-texts.ts'
import { gateModule } from './content-modules.ts'
import { writeGate } from './gate-file.ts'

/** A build whose content has these lists. */
function buildOf(texts: GateTexts): string {
  const build = mkdtempSync(join(tmpdir(), 'gate-file-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  mkdirSync(join(build, 'server'))
  writeFileSync(
    join(build, 'server', gateModule),
    `export const readGateTexts = async () => (${JSON.stringify(texts)})`,
  )
  return build
}

test('a build has what the gate goes by, for its server to load', async () => {
  const build = buildOf(gateTexts)
  await writeGate(build)
  expect((await loadGate(build)).graveKind('The funeral is on Friday.')).toBe('death')
})

test('a build stops at a pattern that names no class, with its file, and its server has no gate', async () => {
  const build = buildOf({ ...gateTexts, classes: [] })
  await expect(writeGate(build)).rejects.toThrow(
    /^src\/content\/gate\/[\w-]+\.yaml: No class of words is called @\w+, in /,
  )
  await expect(loadGate(build)).rejects.toThrow('ENOENT')
})
