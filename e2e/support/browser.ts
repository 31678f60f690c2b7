import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { cacheFolder } from '#content-model/cache-folder.mjs'

/** Names under which a machine may have the browser. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The folder of npm's unpacked browser, one per version, since the package never checks the version of an unpacked one. */
const unpacked = resolve(cacheFolder, `chromium-${versionOf('@sparticuz/chromium')}`)

/**
 * How to launch the browser: Playwright's own where it is installed, else the one that came with npm, else one of the
 * machine.
 * @throws where there is none
 */
export function launchOptions(): LaunchOptions {
  if (existsSync(chromium.executablePath())) return {}
  const executablePath = npmHasBrowser() ? join(unpacked, 'chromium') : systemBrowser()
  if (executablePath === undefined) {
    throw new Error('No browser for the journeys on this machine. Get one: npx playwright install chromium')
  }
  // Without a graphics card, software drawing is fastest without an emulated one.
  return { executablePath, args: ['--no-sandbox', '--disable-gpu'], env: { ...process.env, ...fonts() } }
}

/** Unpacks npm's browser where it is the one to launch. */
export async function unpackBrowser(): Promise<void> {
  if (launchOptions().executablePath !== join(unpacked, 'chromium') || existsSync(unpacked)) return
  const unfinished = `${unpacked}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const { TMPDIR } = process.env
  process.env['TMPDIR'] = unfinished
  try {
    const { default: npmChromium } = await import('@sparticuz/chromium')
    await npmChromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
  try {
    renameSync(unfinished, unpacked)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(unpacked)) throw error
  }
}

const npmHasBrowser = () => process.platform === 'linux' && process.arch === 'x64'

function systemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => systemNames.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Fonts of the browser's package, for a machine without any. */
function fonts(): Record<string, string> {
  return existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(unpacked, 'fonts') }
}

function versionOf(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name)
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null ? String(Reflect.get(manifest, 'version')) : ''
}
