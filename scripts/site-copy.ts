import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copied = ['src', 'public', 'scripts', 'astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Copies what the build reads to a new folder, to be changed and built there. The caller removes it.
 * @returns the folder
 */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-site-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  // One link for each package: a link for the folder would share the caches that tools keep in it.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  return folder
}
