import { globSync, rmSync } from 'node:fs'
import { join, parse, relative, resolve } from 'node:path'
import { build } from 'vite'
import { serverCode } from '#server/site/builds.mjs'

/**
 * Packages that few owners' settings need, and what draws social cards, which is no JavaScript. They are loaded when they are needed,
 * from where they are installed.
 */
const external = ['nodemailer', 'pg', 'pg-native', 'sharp', 'harfbuzzjs', 'wawoff2']

/** Sources that run on threads of their own. Their ending says so. */
const threads = globSync('src/server/**/*-worker.ts')
/** Where a source says where it is, or where a thread's is. */
const address = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)|import\.meta\.url/g

/**
 * Puts the server's code and the packages that it uses into a build, as few files: as 500 sources and packages of 1,500
 * files it took a start twice as long. What a process loads late, and what its threads run, is then of the build that it
 * holds, whatever became of the sources since.
 *
 * @param folder of the build
 */
export async function writeServer(folder: string): Promise<void> {
  const outDir = join(folder, serverCode.folder)
  rmSync(outDir, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownAddresses(outDir)],
    // As Node finds packages by itself.
    resolve: { mainFields: ['main', 'module'] },
    ssr: { noExternal: true, external, resolve: { conditions: ['node', 'import', 'default'] } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
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
}

/**
 * Has a source's `import.meta.url` be its own, since word vectors and builds are found beside sources, and leads to threads
 * beside the build's own code.
 */
function ownAddresses(outDir: string) {
  const sources = `${resolve('src')}/`
  return {
    name: 'own-addresses',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const file = id.replaceAll('\\', '/')
      if (!file.startsWith(sources.replaceAll('\\', '/')) || !code.includes('import.meta.url')) return undefined
      // A build has its last name after it is made, in the same folder.
      const path = relative(resolve(outDir), file).replaceAll('\\', '/')
      const own = `new URL(${JSON.stringify(path)}, import.meta.url).href`
      return { code: code.replaceAll(address, (_, name) => (name ? `new URL('./${name}.mjs', import.meta.url)` : own)) }
    },
  }
}
