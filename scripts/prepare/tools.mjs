// @ts-check
/**
 * The packages of `npm run words` and `npm run mutate`. Each has a folder of `tools/` with a lock of its own, since neither
 * starting nor testing the site needs them; they are linked beside the site's packages, where the code looks for them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { install, isInstalled } from './packages.mjs'

const tools = {
  words: {
    what: 'Installing the editor',
    offline: 'Until then any editor of texts does: docs/guides/changing-content.md says what is where.',
  },
  mutate: {
    what: 'Installing what changes the code',
    offline: 'Until then `npm test` says whether the code is right, but not what the tests would miss.',
  },
}

/** @typedef {keyof typeof tools} Tool */

/** @returns {name is Tool} whether there is a tool with this name */
export const isTool = (/** @type {string} */ name) => Object.hasOwn(tools, name)

/**
 * @param {Tool} tool
 * @returns {boolean} whether it is installed and linked
 */
export const hasTool = (tool) => isInstalled(folderOf(tool)) && linksOf(tool).every(({ link }) => existsSync(link))

/**
 * Installs a tool unless it is there.
 *
 * @param {Tool} tool
 */
export async function bringTool(tool) {
  if (!isInstalled(folderOf(tool))) await install(folderOf(tool), tools[tool])
  for (const { link, target } of linksOf(tool)) {
    rmSync(link, { force: true })
    mkdirSync(dirname(link), { recursive: true })
    // A junction is the one link that Windows makes without privileges; other systems ignore the type.
    symlinkSync(process.platform === 'win32' ? target : relative(dirname(link), target), link, 'junction')
  }
}

const folderOf = (/** @type {Tool} */ tool) => join('tools', tool)

function linksOf(/** @type {Tool} */ tool) {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(folderOf(tool), 'package.json'), 'utf8'))
  return Object.keys(dependencies).map((name) => ({
    link: join('node_modules', name),
    target: join(process.cwd(), folderOf(tool), 'node_modules', name),
  }))
}
