import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/test-services.ts'
import { forgottenSettings, outdatedSettings, printedSettings } from '#server/web/prerendered/build-settings.ts'
import { manifestName } from '#server/web/prerendered/builds.mjs'

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

test.each([
  ['with no settings at all, as cron has', {}, ['SITE_URL', 'SITE_INDEXABLE']],
  ['with one of two', { SITE_URL: 'https://www.deadpan.example' }, ['SITE_INDEXABLE']],
  ['with other values', { SITE_URL: 'https://new.example', SITE_INDEXABLE: 'false' }, []],
  ['with one left out on purpose', { SITE_URL: '', SITE_INDEXABLE: 'true' }, []],
])('what a build is made without by mistake: %s', (_what, env, forgotten) => {
  const build = buildWith({
    printed: printedSettings({ SITE_URL: 'https://deadpan.example', SITE_INDEXABLE: 'true', OFFICE_CITY: '' }),
  })
  expect(forgottenSettings(build, env)).toEqual(forgotten)
})

test('a build that noted nothing is taken as it is', () => {
  expect(outdatedSettings(buildWith({}), { SITE_URL: 'https://deadpan.example' })).toEqual([])
  expect(forgottenSettings(buildWith({}), {})).toEqual([])
})

test('no text of a setting is in what a build notes', () => {
  const noted = JSON.stringify(printedSettings({ AI_BASE_URL: 'https://me:hunter2@ai.example/v1' }))
  expect(noted).not.toContain('hunter2')
})
