import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled code is kept from one start to the next, which halves the work of a start. It must be on before the rest is
// imported; where the folder can't be written, Node does without.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))

const { start } = await import('#server/start.ts')
await start(process.argv[2])
flushCompileCache()
