import { cpSync, globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { build, type Plugin } from 'vite'
import { serverCode } from '#server/web/prerendered/builds.mjs'

/**
 * Packages that few owners' settings need, and what draws social cards, which is no JavaScript. They are loaded when they are needed,
 * from where they are installed.
 */
const external = ['nodemailer', 'pg', 'pg-native', 'sharp', 'harfbuzzjs', 'wawoff2']

/** Sources that run on threads of their own. Their ending says so. */
const threads = globSync('src/server/**/*-worker.ts')

/** Has code start threads from beside itself, where all of a build's code is. */
const threadsOfBuild: Plugin = {
  name: 'threads-of-build',
  enforce: 'pre',
  transform: {
    filter: { code: '-worker.ts' },
    handler: (code) => code.replaceAll(/-worker\.ts(?=', import\.meta\.url\))/g, '-worker.mjs'),
  },
}

/**
 * Puts the server's code and the packages that it uses into a build, as few files: as 500 sources and packages of 1,500
 * files it took a start twice as long. What a process loads late, and what its threads run, is then of the build that it
 * holds, whatever became of the sources since.
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
    // As Node finds packages by itself.
    resolve: { mainFields: ['main', 'module'] },
    ssr: { noExternal: true, external, resolve: { conditions: ['node', 'import', 'default'] } },
    build: {
      ssr: true,
      outDir,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: {
          [parse(serverCode.entry).name]: 'src/server/start.ts',
          ...Object.fromEntries(threads.map((source) => [parse(source).name, source])),
        },
        // Nothing is left out, here and below: what is called only for what it throws would go, decodeURIComponent() of half an escape.
        treeshake: false,
        // Lines and names stay, so that what an error in the log names can be found.
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          comments: false,
          minify: false,
        },
      },
    },
  })
  // Code finds them beside itself (src/language/word-vectors.ts).
  cpSync('src/language/vectors', join(outDir, 'vectors'), { recursive: true })
}
