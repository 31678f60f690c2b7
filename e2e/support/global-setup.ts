import { execFileSync } from 'node:child_process'
import { unpackBrowser } from './browser.ts'

/** Before any journey is read: a build of these sources with all settings at their defaults, and a browser. */
export default async function prepare(): Promise<void> {
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'test'], { stdio: 'inherit' })
  await unpackBrowser()
}
