import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled code is kept from one start to the next, which halves the work of a start. It must be on before the rest is
// imported; where the folder can't be written, Node does without. Threads look at the variable. This file is plain
// JavaScript because Node loads what takes types out of TypeScript, 12 MB on each thread, for the first file that is not kept.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))
enableCompileCache()

const { start } = await import('#server/start.ts')
await start(process.argv[2])
flushCompileCache()
