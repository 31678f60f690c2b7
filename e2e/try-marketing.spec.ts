import {
  closeSync,
  copyFileSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { marketingPaths, marketingWords } from '#content-model/pages/try-marketing.ts'
import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { invalidIn } from './support/html.ts'
import { expect, islands, onlyWith, test } from './support/test.ts'

onlyWith('try')

const path = '/service-details/marketing'
const film = 'public/videos/one-long-pause.mp4'

const rows = (page: Page) => page.getByRole('list', { name: marketingWords.files }).getByRole('listitem')
const chooser = (page: Page) => page.getByLabel(marketingWords.choose)
const product = (page: Page) => page.getByLabel(marketingWords.product)
const write = (page: Page) => page.getByRole('button', { name: marketingWords.write })
const script = (page: Page) => page.locator('[data-printable]')
/** Waits until all chosen files are in the list and were read. */
async function looked(page: Page) {
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).filter({ hasText: marketingWords.reading })).toHaveCount(0)
}

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}
const upload = (name: string, content: Buffer | string, mimeType = ''): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** A real photo in two colors, made by the browser itself. */
async function photo(page: Page, name: string, [width, height]: [number, number], colors: [string, string]) {
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const encoded = await page.evaluate(
    ({ type, width, height, colors: [left, right] }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = left
      context.fillRect(0, 0, width, height)
      context.fillStyle = right
      context.fillRect(width * 0.75, 0, width, height)
      return canvas.toDataURL(type).split(',')[1] ?? ''
    },
    { type, width, height, colors },
  )
  return upload(name, Buffer.from(encoded, 'base64'), type)
}

/** A film of three colors, recorded by the browser itself in real time. */
async function filmWithTwoCuts(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 160, height: 284 })
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('no canvas')
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=h264' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.start()
    const begun = performance.now()
    await new Promise<void>((done) => {
      const paint = () => {
        const seconds = (performance.now() - begun) / 1_000
        if (seconds > 4.5) return done()
        context.fillStyle = ['#101018', '#f0e8d8', '#c03020'][Math.floor(seconds / 1.5)] ?? '#c03020'
        context.fillRect(0, 0, 160, 284)
        requestAnimationFrame(paint)
      }
      paint()
    })
    const stopped = new Promise((done) => recorder.addEventListener('stop', done))
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(encoded, 'base64')
}

/** Records all requests after the page itself, with their sizes. */
function listen(page: Page) {
  const sent: { method: string; path: string; body: string }[] = []
  page.on('request', (request) =>
    sent.push({
      method: request.method(),
      path: new URL(request.url()).pathname,
      body: request.postDataBuffer()?.toString('latin1') ?? '',
    }),
  )
  return sent
}

test('photos and a video become a script, and not one byte of a file leaves the browser', async ({ page }) => {
  await page.goto(path)
  const clock = await photo(page, 'clock.jpg', [640, 480], ['#2040c0', '#ffffff'])
  const loaf = await photo(page, 'loaf.png', [300, 300], ['#101010', '#202020'])
  const sent = listen(page)
  await chooser(page).setInputFiles([clock, loaf, upload('toaster.mp4', readFileSync(film), 'video/mp4')])
  await looked(page)
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(0)).toContainText(/Photo\s+640 × 480\s+Landscape\s+\S+ KB/)
  await expect(rows(page).nth(0).getByRole('img')).toHaveAccessibleName('Colors: blue, white')
  await expect(rows(page).nth(1)).toContainText(/Photo\s+300 × 300\s+Square.*Dark/)
  await expect(rows(page).nth(2)).toContainText(/Video\s+1280 × 720\s+Landscape\s+0:12\s+93 KB/)

  await product(page).fill('Bread, delivered before 7')
  await page.getByLabel(marketingWords.seen).fill('A clock at 6:40, a loaf, a toaster')
  await page.getByLabel(marketingWords.audience).fill('People who are not up yet')
  await write(page).click()
  await expect(script(page).getByRole('row')).not.toHaveCount(0)
  await expect(script(page)).toContainText(/clock\.jpg, photo, wide[^.]*\. A clock at 6:40\./)
  await expect(script(page)).toContainText(/loaf\.png, photo, square, dark[^.]*\. A loaf\./)
  await expect(script(page)).toContainText(/toaster\.mp4, video of 0:12, wide.* A toaster\./)
  await expect(script(page)).toContainText(/toaster\.mp4: 0:\d\d of its 0:12[.,]/)
  await expect(script(page)).toContainText('Words on paper: Bread, delivered before 7.')
  await expect(script(page)).toContainText('= 15 seconds')
  await expect(page.getByText(marketingWords.stays)).toBeVisible()

  const posts = sent.filter(({ method }) => method !== 'GET')
  expect(posts.map((post) => post.path)).toEqual([marketingPaths.gravity])
  expect([...new URLSearchParams(posts[0]?.body).keys()]).toEqual(['product', 'seen', 'audience'])
  for (const { path, body } of sent) {
    expect(path).not.toMatch(/clock|loaf\.|toaster\.mp4/)
    expect(body).not.toMatch(/\.jpg|\.png|\.mp4|640|480|JFIF|PNG|ftyp/)
    expect(body.length).toBeLessThan(200)
  }
})

test('files that are still being read when Write is pressed are waited for, and none is lost', async ({ page }) => {
  await page.goto(path)
  const larch = await photo(page, 'larch.jpg', [2400, 1800], ['#208040', '#e0e0e0'])
  const clip = upload('garden.mp4', readFileSync(film), 'video/mp4')
  const clips = ['a.mp4', 'b.mp4', 'garden.mp4'].map((name) => ({ ...clip, name }))
  await product(page).fill('Garden visits on Sundays')
  await page.getByText('30', { exact: true }).click()
  await chooser(page).setInputFiles([...clips, larch, larch])
  await write(page).click()
  await expect(page.getByText(/^Reading (?:\d files|one file) first\.$/)).toBeVisible()
  await expect(script(page)).toBeVisible()
  const text = await script(page).innerText()
  for (const name of ['a.mp4', 'b.mp4', 'garden.mp4', 'larch.jpg', 'larch.jpg (2)']) expect(text).toContain(name)
  await expect(page.getByText(/^Reading .* first\.$/)).toHaveCount(0)

  const stale = marketingWords.stale.replace('{write}', marketingWords.write)
  await expect(page.getByText(stale)).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove b.mp4' }).click()
  await expect(page.getByText(stale)).toBeVisible()
  await write(page).click()
  await expect(page.getByText(stale)).toHaveCount(0)
  await expect(script(page)).not.toContainText('b.mp4')
})

test('Another tells another story of the same words without asking again, until there is no more @battery', async ({
  page,
}) => {
  await page.goto(path)
  const sent = listen(page)
  await product(page).fill('Chairs')
  await write(page).click()
  const title = script(page).getByRole('heading', { level: 3 })
  const titles = new Set([await title.innerText()])
  const another = script(page).getByRole('button', { name: marketingWords.another })
  for (let count = 2; (await another.count()) > 0; count++) {
    await another.click()
    await expect(title).not.toHaveText([...titles].at(-1) ?? '')
    titles.add(await title.innerText())
    expect(titles.size).toBe(count)
  }
  expect(titles.size).toBeGreaterThanOrEqual(9)
  await expect(script(page).getByRole('button', { name: marketingWords.noMore })).toHaveAttribute('aria-disabled')
  await script(page).getByRole('button', { name: marketingWords.flat }).click()
  await expect(script(page).getByRole('button', { name: marketingWords.flat })).toHaveAttribute('aria-pressed', 'true')
  await expect(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2)).toPass()
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatch(/^flat=script-[a-z-]+\.15$/)
})

for (const length of [6, 15, 30, 60]) {
  test(`a script of ${length} seconds adds up to ${length}${batteryUnless(length === 15)}`, async ({ page }) => {
    await page.goto(path)
    await product(page).fill('Chairs')
    await page.locator('label', { hasText: new RegExp(`^${length}$`) }).click()
    await write(page).click()
    await expect(script(page)).toContainText(`= ${length} seconds`)
    const spans = await script(page).locator('tbody th span').allInnerTexts()
    expect(spans.reduce((sum, span) => sum + Number.parseInt(span, 10), 0)).toBe(length)
  })
}

test('what can’t be read says why, stays in the list and can be taken off it', async ({ page }) => {
  await page.goto(path)
  const whole = await photo(page, 'whole.png', [200, 120], ['#c02020', '#ffffff'])
  const noise = Buffer.from(whole.buffer)
  noise.fill(0x5a, 40, noise.length - 20)
  await product(page).fill('Typed before')
  await chooser(page).setInputFiles([
    upload('invoice.pdf', '%PDF-1.7'),
    upload('words.jpg', 'plain words', 'image/jpeg'),
    upload('half.png', whole.buffer.subarray(0, 60), 'image/png'),
    upload('noise.png', noise, 'image/png'),
    upload(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="ran"</script></svg>',
      'image/svg+xml',
    ),
    upload('empty.jpg', '', 'image/jpeg'),
    upload('cut.mp4', readFileSync(film).subarray(0, 400), 'video/mp4'),
    whole,
  ])
  await looked(page)
  const said = await rows(page).locator('p:nth-of-type(2)').allInnerTexts()
  expect(said.slice(0, 7)).toEqual([
    marketingWords.notMedia,
    marketingWords.notMedia,
    marketingWords.stopsHalfway,
    marketingWords.damaged,
    marketingWords.program,
    marketingWords.empty,
    marketingWords.damaged,
  ])
  await expect(rows(page).nth(7)).toContainText('200 × 120')
  await expect(page).not.toHaveTitle('ran')
  await expect(product(page)).toHaveValue('Typed before')
  await page.getByRole('button', { name: 'Remove invoice.pdf' }).click()
  await expect(rows(page)).toHaveCount(7)
  await expect(chooser(page)).toBeFocused()
  await write(page).click()
  await expect(script(page)).toContainText('whole.png')
  await expect(script(page).getByRole('table')).not.toContainText('words.jpg')
  await expect(script(page)).toContainText(`words.jpg: ${marketingWords.notMedia}`)
})

test('forty files are twenty and one line, and typing goes on meanwhile @battery', async ({ page }) => {
  await page.goto(path)
  const one = await photo(page, 'one.jpg', [1600, 1200], ['#208040', '#e0e0e0'])
  await chooser(page).setInputFiles(Array.from({ length: 40 }, (_, index) => ({ ...one, name: `photo-${index}.jpg` })))
  await product(page).pressSequentially('Forty chairs')
  await expect(page.getByText('Twenty are plenty, so the other 20 were left out.')).toBeVisible()
  await looked(page)
  await expect(rows(page)).toHaveCount(20)
  await expect(rows(page).filter({ hasText: '1600 × 1200' })).toHaveCount(20)
  await expect(product(page)).toHaveValue('Forty chairs')
})

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of processor time. */
  tdur?: number
  args: { name?: string }
}

test('photos of twelve megapixels and a film take no 50 ms of the page at a time @battery', async ({
  page,
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-'))
  try {
    await page.goto(path)
    const { buffer } = await photo(page, 'big.jpg', [4032, 3024], ['#208040', '#e0e0e0'])
    const files = Array.from({ length: 6 }, (_, index) => join(folder, `big-${index}.jpg`))
    for (const file of files) writeFileSync(file, buffer)
    await product(page).focus()
    await expect(page.locator(`${islands('Marketing')}[data-hydrated]`)).toBeVisible()
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    await chooser(page).setInputFiles([...files, film])
    await looked(page)
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
    const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
    const pages = new Set(trace.traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(thread))
    const tasks = trace.traceEvents.filter((event) => event.ph === 'X' && pages.has(thread(event)))
    expect(tasks.length).toBeGreaterThan(50)
    // Processor time, since other programs on this machine do not count.
    expect(Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000))).toBeLessThan(50)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('of a video of two gigabytes only the necessary is read @battery', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-'))
  try {
    const big = join(folder, 'offsite.mp4')
    copyFileSync(film, big)
    // An empty box up to the file's end; a sparse file takes no space on disk.
    const file = openSync(big, 'r+')
    const { length } = readFileSync(film)
    writeSync(file, Buffer.from([0, 0, 0, 0, ...Buffer.from('free')]), 0, 8, length)
    ftruncateSync(file, 2_100_000_000)
    closeSync(file)
    await page.goto(path)
    const sent = listen(page)
    await chooser(page).setInputFiles(big)
    await looked(page)
    await expect(rows(page)).toContainText(/1280 × 720\s+Landscape\s+0:12\s+2\.1 GB/)
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the cuts of a video are found, and its shots shown one after the other @battery', async ({ page }) => {
  await page.goto(path)
  await chooser(page).setInputFiles(upload('van.webm', await filmWithTwoCuts(page), 'video/webm'))
  await looked(page)
  await expect(rows(page)).toContainText(/Video\s+160 × 284\s+Portrait/)
  await expect(rows(page)).toContainText(/3 shots, cut at 0:0[12], 0:0[23]/)
  await product(page).fill('A van')
  await write(page).click()
  await expect(script(page)).toContainText(/van\.webm, video of 0:0\d, upright.*first shot, 0:00 to 0:0/)
  await expect(script(page)).toContainText('van.webm, second shot, 0:0')
})

test('files may be dropped anywhere on the page, which says so while they are held @battery', async ({ page }) => {
  await page.goto(path)
  const { buffer } = await photo(page, 'van.png', [90, 160], ['#e07010', '#101010'])
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const held = new DataTransfer()
      held.items.add(new File([Uint8Array.from(bytes)], 'van.png', { type: 'image/png' }))
      return held
    },
    [...buffer],
  )
  await page.locator('footer').first().dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(page.getByText(marketingWords.letGo)).toBeVisible()
  await page.locator('footer').first().dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText(marketingWords.letGo)).toBeHidden()
  await looked(page)
  await expect(rows(page)).toContainText(/90 × 160\s+Portrait/)
})

test('a grave product gets a script of its own words, and nothing funny stands in it', async ({ page }) => {
  await page.goto(path)
  await product(page).fill('Funeral flowers')
  await write(page).click()
  await expect(page.locator('[data-answer]')).toContainText(
    '“funeral” under Product is a subject we leave plain, so this script has no joke.',
  )
  await expect(page.locator('[data-answer]').getByRole('link')).toHaveAttribute('href', marketingPaths.plain)
  await expect(page.locator('[data-answer]').getByRole('button')).toHaveText([
    marketingWords.download,
    marketingWords.print,
  ])
  const sounds = await script(page).locator('tbody tr td:last-child').allInnerTexts()
  expect(sounds.map((sound) => /Funeral flowers|No words/.test(sound))).not.toContain(false)
  await expect(product(page)).toHaveValue('Funeral flowers')
})

test('the words that are no matter for a joke are in no script of the page', async ({ page, request }) => {
  await page.goto(path)
  await product(page).fill('Chairs')
  await write(page).click()
  await expect(script(page)).toBeVisible()
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect(await (await request.get(file)).text()).not.toMatch(/funeral|passed away/i)
})

test('a missing or too long word is said beside its field, and nothing is lost', async ({ page }) => {
  await page.goto(path)
  await write(page).click()
  await expect(page.getByText(marketingWords.missing)).toBeVisible()
  await expect(product(page)).toBeFocused()
  await expect(page.getByText('Up to 500 characters')).toBeVisible()
  await product(page).fill('x'.repeat(501))
  await expect(page.getByText('501 of 500')).toBeVisible()
  await write(page).click()
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByText('That is 501 characters. We read up to 500. All of it is still here.')).toBeVisible()
  await expect(product(page)).toHaveValue('x'.repeat(501))
})

test('without the network nothing is written and everything is still there', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/)
  await page.goto(path)
  await product(page).fill('Chairs')
  await page.route(`**${marketingPaths.gravity}`, (route) => route.abort())
  await write(page).click()
  await expect(page.locator('[data-answer]')).toHaveText(marketingWords.broken)
  await expect(product(page)).toHaveValue('Chairs')
})

test('the keyboard alone writes a script, and the text of it can be downloaded', async ({ page }) => {
  // Awaited before the page opens, since the browser reports dialogs late.
  const dialog = page.waitForEvent('filechooser')
  await page.goto(path)
  await chooser(page).focus()
  await page.keyboard.press('Enter')
  await (await dialog).setFiles([upload('words.jpg', 'plain words')])
  await looked(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove words.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Chairs')
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '30' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(write(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(script(page)).toBeVisible()
  await expect(write(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(saved.suggestedFilename()).toBe('script-30-seconds.txt')
  const text = readFileSync(await saved.path(), 'utf8')
  expect(text).toContain('Words on paper: Chairs.')
  expect(text).toContain('= 30 seconds')
  expect(text).toContain(marketingWords.rate)
})

test('on paper there is the script alone @battery', async ({ page }) => {
  await page.goto(path)
  await product(page).fill('Chairs')
  await write(page).click()
  await expect(script(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(script(page).getByRole('table')).toBeVisible()
  await expect(script(page).getByRole('heading')).toBeVisible()
  for (const gone of ['header', 'footer', 'form', 'h1']) await expect(page.locator(gone).first()).toBeHidden()
  await expect(script(page).getByRole('button', { name: marketingWords.print })).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in every state it can be used by everyone, at every width, and is valid, ${colorScheme}${batteryUnless(colorScheme === 'light')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await write(page).click()
    await expect(page.getByText(marketingWords.missing)).toBeVisible()
    const van = await photo(page, 'van.jpg', [90, 160], ['#e07010', '#101010'])
    await chooser(page).setInputFiles([
      van,
      upload('a-long-name-without-any-space-in-it-at-all-from-a-telephone.pdf', '%PDF'),
    ])
    await looked(page)
    await expectAccessible(page, islands('Marketing'))
    await product(page).fill('Chairs')
    await write(page).click()
    await expect(script(page)).toBeVisible()
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page, islands('Marketing'))
    expect(
      await invalidIn(path, `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`),
    ).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it says what it does, shows a script and offers nothing that is dead', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('noscript').getByRole('paragraph')).toBeVisible()
    await expect(page.getByText(marketingWords.example)).toBeVisible()
    await expect(page.getByRole('table')).toContainText('clock.jpg')
    await expect(write(page)).toBeHidden()
    await expect(page.getByText(marketingWords.drop)).toBeHidden()
  })
})

test('what was typed, chosen and pressed on a slow network is there when the script arrives', async ({ page }) => {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/marketing\./, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(path)
  await product(page).click()
  await page.keyboard.type('Chairs')
  await page.locator('label', { hasText: /^30$/ }).click()
  await write(page).click()
  await expect(script(page)).toHaveCount(0)
  await expect(page.getByText(marketingWords.missing)).toHaveCount(0)
  release()
  await expect(script(page)).toContainText('= 30 seconds')
  await expect(product(page)).toHaveValue('Chairs')
})

test('before it is touched, none of its scripts but the smallest is loaded @battery', async ({ page }) => {
  const sent = listen(page)
  await page.goto(path)
  await page.getByText(marketingWords.stays).scrollIntoViewIfNeeded()
  expect(sent.filter(({ path: file }) => /\/marketing\.|\/video\./.test(file))).toEqual([])
  await product(page).focus()
  await expect(() => expect(sent.some(({ path: file }) => file.includes('/marketing.'))).toBe(true)).toPass()
})
