import { findBuild } from '#server/web/prerendered/builds.mjs'

/**
 * @returns the folder of the tests' build, made with all settings at their defaults
 * @throws where there is none
 */
export function testsBuild(): string {
  const build = findBuild('tests')
  if (build === undefined) throw new Error('There is no build for the tests. Make one: node scripts/prepare.mjs test')
  return build
}
