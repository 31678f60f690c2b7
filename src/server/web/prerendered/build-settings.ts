import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printedTexts } from '#server/platform/config/public-settings.ts'
import type { Environment } from '#server/platform/config/setting.ts'
import { manifestName } from '#server/web/prerendered/builds.mjs'

/** Name of a setting to a digest of its text: an address may contain a password, and builds are handed on. */
export type PrintedSettings = Readonly<Record<string, string>>

/** The digests of all settings that pages print, for a build's manifest. */
export const printedSettings = (env: Environment): PrintedSettings =>
  Object.fromEntries(Object.entries(printedTexts(env)).map(([name, text]) => [name, digestOf(text)]))

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Settings of a build that an environment lacks, even as empty variables: a build with it would not have read the
 * settings.
 * @param build its folder
 */
export function forgottenSettings(build: string, env: Environment): string[] {
  const printed = printedIn(build)
  const unset = printedSettings({})
  return Object.keys(printed).filter((name) => env[name] === undefined && printed[name] !== unset[name])
}

/**
 * Settings that have changed since a build's pages printed them. Builds from before they were noted have none.
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
