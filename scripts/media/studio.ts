import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { dev } from 'astro'
import { launchOptions, unpackBrowser } from '../../e2e/support/browser.ts'

/** The pose of a face; 0 and undefined for the straight face. */
export interface Pose {
  /** How far the mouth's right end is raised, 0 to 1. */
  lift?: number
  /** The direction of the eyes, -1 (left) to 1 (right). */
  glance?: number
  blink?: boolean
}

export interface Frame {
  width: number
  height: number
  /** The background color; paper by default. */
  ground?: string
}

/** The browser for films, with the site's font, colors and drawings. */
export interface Studio {
  /** The markup of a drawing: `object/goldfish`, `person/ines-okafor`, `face/straight`. */
  drawing(name: string): string
  /** Renders a piece of HTML as PNG. */
  shoot(html: string, frame: Frame): Promise<Buffer>
  close(): Promise<void>
}

/** Opens the component sheet in a development server of its own, and reads its drawings. */
export async function openStudio(): Promise<Studio> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-studio-'))
  process.env['DATA_DIR'] = dataDir
  const server = await dev({ root: resolve('.'), logLevel: 'error', server: { host: '127.0.0.1', port: 4390 } })
  await unpackBrowser()
  const browser = await chromium.launch(launchOptions())
  // Scripts are off, since the development server would reload the page.
  const page = await browser.newPage({ colorScheme: 'light', javaScriptEnabled: false })
  await page.goto(`http://127.0.0.1:${server.address.port}/dev/ui`, { waitUntil: 'load' })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const drawings = new Map(
    await page
      .locator('[data-drawing]')
      .evaluateAll((all) =>
        all.map((svg): [string, string] => [svg.getAttribute('data-drawing') ?? '', svg.outerHTML]),
      ),
  )
  await page.evaluate(() => {
    document.body.innerHTML = '<div id="stage"></div>'
  })
  const stage = page.locator('#stage')
  return {
    drawing: (name) => {
      const found = drawings.get(name)
      if (found === undefined) throw new Error(`The sheet has no drawing ${name}`)
      return found.replace(/ (data-drawing|class|width|height)="[^"]*"/, '')
    },
    shoot: async (html, { width, height, ground = 'var(--ground)' }) => {
      await page.setViewportSize({ width, height })
      const look = `position:fixed;inset:0;overflow:hidden;color:var(--ink);background:${ground}`
      await stage.evaluate(
        (box, [style, content]) => {
          box.setAttribute('style', style)
          box.innerHTML = content
        },
        [look, html] as const,
      )
      return page.screenshot()
    },
    close: async () => {
      await browser.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same drawing with another pose of its face. */
export function posed(svg: string, { lift = 0, glance = 0, blink = false }: Pose): string {
  const aside = 5 * glance
  const looking = svg
    .replace(/(class="mouth" d=")[^"]*/g, `$1${mouth(lift)}`)
    .replace(/(<circle class="eye" cx=")(-?[\d.]+)/g, (_, start: string, x: string) => `${start}${Number(x) + aside}`)
  if (!blink) return looking
  return looking.replace(
    /<circle class="eye"[^>]*cx="(-?[\d.]+)"[^>]*fill="([^"]*)"[^>]*><\/circle>/g,
    (_, x: string, color: string) =>
      `<path d="M${Number(x) - 6} 0h12" stroke="${color}" stroke-width="3.4" stroke-linecap="round"/>`,
  )
}

/** The mouth between straight and smirk, the two forms of the design. */
function mouth(lift: number): string {
  const straight = [-16, 20, -6, 20, 6, 20, 16, 20]
  const smirk = [-16, 20, -5, 20.4, 8, 21.6, 16, 14]
  const [x, y, ...curve] = straight.map((start, index) => start + ((smirk[index] ?? start) - start) * lift)
  return `M${x} ${y}C${curve.join(' ')}`
}

/** Places a drawing in a box of the stage, in px. */
export const placed = (svg: string, x: number, y: number, width: number, height: number = width): string =>
  svg.replace(
    '<svg ',
    `<svg width="${width}" height="${height}" style="position:absolute;left:${x}px;top:${y}px;overflow:visible" `,
  )
