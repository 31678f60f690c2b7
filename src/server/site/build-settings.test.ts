import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outdatedSettings, printedSettings } from '#server/site/build-settings.ts'
import { manifestName } from '#server/site/builds.mjs'
import { temporaryFolder } from '#server/testing/test-services.ts'

function buildWith(manifest: object): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest))
  return folder
}

test('settings that changed since a build are named, and those that only were spelled out are not', () => {
  const build = buildWith({ printed: printedSettings({ OFFICE_CITY: 'Normal, IL' }) })
  expect(outdatedSettings(build, { OFFICE_CITY: ' Normal, IL ', SITE_URL: 'http://localhost:4321' })).toEqual([])
  expect(outdatedSettings(build, { SITE_URL: 'https://deadpan.example' })).toEqual(['SITE_URL', 'OFFICE_CITY'])
})

test('a build that noted nothing is taken as it is', () => {
  expect(outdatedSettings(buildWith({}), { SITE_URL: 'https://deadpan.example' })).toEqual([])
})

test('no text of a setting is in what a build notes', () => {
  const noted = JSON.stringify(printedSettings({ AI_BASE_URL: 'https://me:hunter2@ai.example/v1' }))
  expect(noted).not.toContain('hunter2')
})
