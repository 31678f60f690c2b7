import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printedTexts } from '#server/platform/config/public-settings.ts'
import type { Environment } from '#server/platform/config/setting.ts'
import { manifestName } from '#server/web/prerendered/builds.mjs'

/** Name of a setting to a digest of its text: an address may hold a password, and builds are handed on. */
export type PrintedSettings = Readonly<Record<string, string>>

/** What a build notes of the settings that its pages print. */
export const printedSettings = (env: Environment): PrintedSettings =>
  Object.fromEntries(Object.entries(printedTexts(env)).map(([name, text]) => [name, digestOf(text)]))

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Settings that a build was made with and that an environment does not name, not even as empty: whoever builds with it has
 * not read the settings.
 * @param build its folder
 */
export function forgottenSettings(build: string, env: Environment): string[] {
  const printed = printedIn(build)
  const unset = printedSettings({})
  return Object.keys(printed).filter((name) => env[name] === undefined && printed[name] !== unset[name])
}

/**
 * Settings that a build's pages print as they were, and that are another now. Builds from before this was noted have none.
 * @param build its folder
 */
export function outdatedSettings(build: string, env: Environment): string[] {
  const printed = printedIn(build)
  const now = printedSettings(env)
  return Object.keys(printed).filter((name) => printed[name] !== now[name])
}

function printedIn(build: string): PrintedSettings {
  const { printed = {} } = JSON.parse(readFileSync(join(build, manifestName), 'utf8')) as { printed?: PrintedSettings }
  return printed
}
