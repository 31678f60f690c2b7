import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Frame } from '#desk/shell-props.ts'
import type { View } from '#desk/views.ts'
import { StartError } from '#server/platform/start-error.ts'

/** The desk's part of a build. */
export interface DeskPages {
  /** Renders a screen as a whole document. */
  render(view: View, frame: Frame): string
  readonly stylesheet: string
  readonly script: string
  asset(path: string): { readonly type: string; readonly bytes: Buffer } | undefined
}

// `createRequire` instead of `import`: under Vite's development server `import` fails once its configuration is read.
const load = createRequire(import.meta.url)

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
}

/**
 * Loads the desk from a build. The public site never serves files from its folder.
 * @throws StartError when the build has no desk
 */
export async function loadDeskPages(build: string): Promise<DeskPages> {
  const folder = join(build, 'desk')
  try {
    const files: { stylesheet: string; script: string } = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8'))
    const names = await readdir(join(folder, 'assets'))
    const assets = new Map<string, { type: string; bytes: Buffer }>(
      await Promise.all(
        names.map(async (name) => {
          const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
          return [`/assets/${name}`, { type, bytes: await readFile(join(folder, 'assets', name)) }] as const
        }),
      ),
    )
    const { renderPage }: typeof import('#desk/render-page.tsx') = load(resolve(folder, 'render.mjs'))
    return { ...files, render: renderPage, asset: (path) => assets.get(path) }
  } catch (error) {
    throw new StartError(`${folder} is missing or broken, so there is no desk. Build again: npm run build`, {
      cause: error,
    })
  }
}
