import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const copied = ['src', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Copies the site into a folder of its own, like a new checkout: without builds and caches, and with new file times.
 * @param build becomes the copy's current build
 */
export function copySite(build?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-copy-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  // One link for each package: a link for the folder would share the caches that tools keep in it.
  mkdirSync(join(folder, 'node_modules'))
  const shared = ['.bin', '.package-lock.json']
  for (const name of readdirSync('node_modules').filter((name) => shared.includes(name) || !name.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  if (build !== undefined) {
    cpSync(build, join(folder, 'dist', basename(build)), { recursive: true })
    writeFileSync(join(folder, 'dist', 'current'), basename(build))
  }
  return folder
}
