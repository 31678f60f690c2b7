import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { GateTexts } from '#content-model/gate-list.ts'
import type { TitleTexts } from '#content-model/title-texts.ts'
import { loadGate, loadTitleTexts } from '#server/questions/load-drawer.ts'
import { gateTexts } from '#wit/testing/gate-texts.ts'
import { titleTexts } from '#wit/testing/shipped-titles.ts'
import { gateModule, titlesModule } from './content-modules.ts'
import { writeTryTexts } from './try-texts.ts'

/** A build with the given lists of the gate and texts for titles. */
function buildOf(texts: GateTexts, titles: TitleTexts = titleTexts): string {
  const build = mkdtempSync(join(tmpdir(), 'try-texts-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  mkdirSync(join(build, 'server'))
  writeFileSync(
    join(build, 'server', gateModule),
    `export const readGateTexts = async () => (${JSON.stringify(texts)})`,
  )
  writeFileSync(
    join(build, 'server', titlesModule),
    `export const readTitleTexts = async () => (${JSON.stringify(titles)})`,
  )
  return build
}

test('a build has what the gate goes by and what titles are written with, for its server to load', async () => {
  const build = buildOf(gateTexts)
  await writeTryTexts(build)
  expect((await loadGate(build)).graveKind('The funeral is on Friday.')).toBe('death')
  expect(await loadTitleTexts(build)).toEqual(titleTexts)
})

test('a build stops at a pattern that names no class, with its file, and its server has no gate', async () => {
  const build = buildOf({ ...gateTexts, classes: [] })
  await expect(writeTryTexts(build)).rejects.toThrow(
    /^src\/content\/gate\/[\w-]+\.yaml: No class of words is called @\w+, in /,
  )
  await expect(loadGate(build)).rejects.toThrow('ENOENT')
})

test('a build stops where a list of words for titles is missing', async () => {
  const build = buildOf(gateTexts, { ...titleTexts, lists: {} })
  await expect(writeTryTexts(build)).rejects.toThrow()
  await expect(loadTitleTexts(build)).rejects.toThrow('ENOENT')
})
