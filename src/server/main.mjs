import { existsSync, readdirSync, rmSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { findBuild, hasBuild, serverCode } from './web/prerendered/builds.mjs'

const given = process.argv[2]
/** The folder of the argument, or else the current build's. */
const build = given === undefined ? findBuild('current') : resolve(given)
const code = build && join(build, serverCode.folder, serverCode.entry)
if (!code || !existsSync(code)) {
  console.error('There is no build. Make one: npm run build')
  process.exit(1)
}

// Compiled code is cached from one start to the next, for each build that exists. If the folder can't be written, Node
// does without. Threads read the variable. This file is plain JavaScript because Node would load its remover of types,
// on each thread, for the first file that is not cached.
const cache = process.env['CACHE_DIR'] || fileURLToPath(new URL(`../../${cacheFolder}`, import.meta.url))
const compiled = join(cache, 'compiled')
process.env['NODE_COMPILE_CACHE'] ??= join(compiled, basename(build))
enableCompileCache()
const { start } = await import(pathToFileURL(code).href)
await start(build)
flushCompileCache()
try {
  for (const id of readdirSync(compiled).filter((id) => !hasBuild(id))) rmSync(join(compiled, id), { recursive: true })
} catch {
  // The cache does not exist, or belongs to another user.
}
