import { cpSync, globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { build, type Plugin } from 'vite'
import { serverCode } from '#server/web/prerendered/builds.mjs'

/**
 * Packages that stay outside the bundle and are loaded from node_modules when needed: few settings need the first three, and the
 * others, which draw social cards, have native code or WebAssembly.
 */
const external = ['nodemailer', 'pg', 'pg-native', 'sharp', 'harfbuzzjs', 'wawoff2']

/** Sources that run on threads of their own, named by their ending. */
const threads = globSync('src/server/**/*-worker.ts')

/** Makes code start threads from its own folder, which has all of a build's code. */
const threadsOfBuild: Plugin = {
  name: 'threads-of-build',
  enforce: 'pre',
  transform: {
    filter: { code: '-worker.ts' },
    handler: (code) => code.replaceAll(/-worker\.ts(?=', import\.meta\.url\))/g, '-worker.mjs'),
  },
}

/**
 * Bundles the server's code and its packages into a build: a start loads few files faster than many. Lazily loaded modules and
 * threads are then of the build that the process serves, even when the sources have changed since.
 *
 * @param folder of the build
 */
export async function writeServer(folder: string): Promise<void> {
  const outDir = join(folder, serverCode.folder)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [threadsOfBuild],
    // As Node resolves packages.
    resolve: { mainFields: ['main', 'module'] },
    ssr: { noExternal: true, external, resolve: { conditions: ['node', 'import', 'default'] } },
    build: {
      ssr: true,
      outDir,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: {
          [parse(serverCode.entry).name]: 'src/start/start.ts',
          ...Object.fromEntries(threads.map((source) => [parse(source).name, source])),
        },
        // Here and below: tree shaking removes calls made only for their errors, such as decodeURIComponent() of an incomplete escape.
        treeshake: false,
        // Lines and names stay, so that stack traces in the log can be read.
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          comments: false,
          minify: false,
        },
      },
    },
  })
  // Read from the folder of the code (src/language/word-vectors.ts).
  cpSync('src/language/vectors', join(outDir, 'vectors'), { recursive: true })
}
