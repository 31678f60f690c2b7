import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolder } from '#content/cache-folder.mjs'
import { findBuild, serverCode } from './site/builds.mjs'

// Compiled code is kept from one start to the next, which halves the work of a start. It must be on before the rest is
// imported; where the folder can't be written, Node does without. Threads look at the variable. This file is plain
// JavaScript because Node loads what takes types out of TypeScript, 12 MB on each thread, for the first file that is not kept.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL(`../../${cacheFolder}/compiled`, import.meta.url))
enableCompileCache()

const given = process.argv[2]
/** The folder given, or else the current build's. */
const build = given === undefined ? findBuild('current') : resolve(given)
const code = build === undefined ? undefined : join(build, serverCode.folder, serverCode.entry)
if (code === undefined || !existsSync(code)) {
  console.error('There is no build. Make one: npm run build')
  process.exit(1)
}
const { start } = await import(pathToFileURL(code).href)
await start(build)
flushCompileCache()
