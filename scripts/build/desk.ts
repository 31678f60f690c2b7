import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { brandFiles } from './brand-files.ts'
import { layerOrder } from './layer-order.ts'

const assets = 'assets'

const shared = {
  configFile: false,
  logLevel: 'warn',
  base: '/',
  publicDir: false,
  plugins: [brandFiles(), layerOrder()],
} as const satisfies InlineConfig

// With an older target Vite rewrites `light-dark()` into variables that follow the page's scheme and not the element's;
// without one it writes a line's thickness where Safari does not read it.
const common = { emptyOutDir: false, assetsDir: assets, cssTarget: 'safari18' } as const

/**
 * Builds the owner's desk, apart from the site: `desk/render.mjs` renders its pages on the server, `desk/assets/` has the files
 * that they load, and `desk/files.json` names the stylesheet and the script among them.
 * @param folder of the build
 */
export async function writeDesk(folder: string): Promise<void> {
  const outDir = join(folder, 'desk')
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  const pages = await bundle(outDir, {
    ssr: 'src/desk/render-page.tsx',
    // Styles and fonts, too.
    ssrEmitAssets: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
  })
  const script = await bundle(outDir, {
    modulePreload: false,
    rolldownOptions: { input: 'src/desk/client/desk.client.ts' },
  })
  const files = { stylesheet: one(pages, '.css'), script: one(script, '.js') }
  writeFileSync(join(outDir, 'files.json'), `${JSON.stringify(files, null, 2)}\n`)
}

/** @returns names of the files that were written */
async function bundle(outDir: string, options: InlineConfig['build']): Promise<string[]> {
  const written = await build({ ...shared, build: { ...common, outDir, ...options } })
  const [result] = Array.isArray(written) ? written : [written]
  if (result === undefined || !('output' in result)) throw new Error('The desk was not built.')
  return result.output.map(({ fileName }) => fileName)
}

function one(names: readonly string[], ending: string): string {
  const found = names.filter((name) => name.startsWith(`${assets}/`) && name.endsWith(ending))
  if (found.length !== 1) throw new Error(`The desk has ${found.length} files *${ending} in place of one.`)
  return `/${found[0]}`
}
