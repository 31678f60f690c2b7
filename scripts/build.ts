/**
 * Builds the site beside the last build and puts it in its place only when all went well.
 * Called by prepare.mjs, which sees to it that one build runs at a time.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { publicSettingNames } from '#server/settings.ts'
import { digestOfSettings, digestOfSources, writeStamp } from './stamp.mjs'

const made = '.astro/build'
const replaced = '.astro/build-before'

// Taken before the build starts: what changes while it runs must make the next start build again.
const settingNames = [...publicSettingNames]
const stamp = { sources: digestOfSources(), settingNames, settings: digestOfSettings(settingNames) }

rmSync(made, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', made], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
})
if (status !== 0) process.exit(1)

writeStamp(made, stamp)

rmSync(replaced, { recursive: true, force: true })
if (existsSync('dist')) renameSync('dist', replaced)
renameSync(made, 'dist')
rmSync(replaced, { recursive: true, force: true })
