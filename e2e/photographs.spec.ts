import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { somePost } from './support/pages.ts'
import { expect, test, where } from './support/test.ts'

const alt = 'A green wall, and nobody before it.'
/** A green that is in no drawing. */
const [red, green, blue] = [0, 255, 0]

/** Replaces the drawing of a post by a photograph. */
async function photograph(folder: string) {
  const create = { width: 640, height: 640, channels: 3, background: { r: red, g: green, b: blue } } as const
  await sharp({ create }).toFile(join(folder, 'src/content/posts/wall.png'))
  const posts = join(folder, 'src/content/posts')
  const key = new RegExp(`^key: ['"]?${somePost?.key}['"]?$`, 'm')
  const file = readdirSync(posts)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(posts, name))
    .find((name) => key.test(readFileSync(name, 'utf8')))
  const drawn = /^(thumb:(?: \{|\n {2}) ?object: )[\w-]+/m
  const words = readFileSync(file ?? '', 'utf8')
  expect(words).toMatch(drawn)
  writeFileSync(file ?? '', words.replace(drawn, `$1{ photo: ./wall.png, alt: "${alt}" }`))
}

/** Removes most examples, whose pages would be most of the build. */
function thinExamples(folder: string) {
  const examples = join(folder, 'src/content/examples')
  for (const [at, name] of readdirSync(examples).entries()) {
    const isShown = at % 40 === 0 || /^ {2}featured:/m.test(readFileSync(join(examples, name), 'utf8'))
    if (!isShown) rmSync(join(examples, name))
  }
}

async function build(folder: string) {
  const env = { ...process.env, ...defaultEnvironment }
  const child = spawn(process.execPath, ['scripts/prepare.mjs', 'build'], { cwd: folder, env })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect(code, out + err).toBe(0)
}

where(somePost !== undefined)(
  'a photograph of a post is on its social card and on the page for comments without JavaScript @battery',
  async ({ siteCopy, ownSite, page }) => {
    test.setTimeout(240_000)
    const folder = siteCopy()
    await photograph(folder)
    thinExamples(folder)
    await build(folder)
    const site = await ownSite({}, { folder })

    const commentPage = `/comment?post=${somePost?.key}`
    await page.goto(site.origin + commentPage)
    await expect(page.getByRole('img', { name: alt })).toBeVisible()
    const cardOf = async (path: string) => {
      await page.goto(site.origin + path)
      const address = await page.locator('meta[property="og:image"]').getAttribute('content')
      return new URL(address ?? '').pathname
    }
    const card = await cardOf(somePost?.path ?? '')
    expect(await cardOf(commentPage)).toBe(card)

    const drawn = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
      return { size: [canvas.width, canvas.height], words: at(690, 10), photo: at(950, 315), corner: at(1195, 625) }
    }, card)
    expect(drawn.size).toEqual([1200, 630])
    // JPEG keeps a color up to a few shades.
    for (const place of [drawn.photo, drawn.corner]) {
      expect(place.map((shade, at) => Math.abs(shade - ([red, green, blue, 255][at] ?? 0)) < 6)).toEqual(
        Array.from({ length: 4 }, () => true),
      )
    }
    expect(drawn.words).not.toEqual(drawn.photo)
  },
)
