import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { tryPaths } from '#content-model/pages/try-fields.ts'
import { titleFields } from '#content-model/pages/try-titles.ts'
import { product } from '#content-model/site.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { printedSettings } from '#server/web/prerendered/build-settings.ts'
import { manifestName } from '#server/web/prerendered/builds.mjs'
import { behindForms, onDemand } from './support/pages.ts'
import { uniqueEmail } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

/** Runs the first command of `npm start` in a copy. */
async function prepare(
  folder: string,
  purpose: 'start' | 'test' | 'build' = 'start',
  settings: Record<string, string> = {},
) {
  const env = { ...process.env, ...defaultEnvironment, ...settings }
  const child = spawn(process.execPath, ['scripts/prepare.mjs', purpose], { cwd: folder, env })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, said: `${out}${err}` }
}

const currentBuild = (folder: string) => readFileSync(join(folder, 'dist/current'), 'utf8').trim()
const titleOf = async (url: string) => /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1]
const rename = (folder: string, from: string, to: string) => {
  const file = join(folder, 'src/content/brand/brand.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"name": "${from}"`, `"name": "${to}"`))
}

test('a copy of the site with its build starts without building', async ({ siteCopy, ownSite }) => {
  test.setTimeout(120_000)
  const folder = siteCopy(testsBuild())
  // The public settings of the build.
  const site = await ownSite({ SITE_URL: '' }, { folder, npm: true })
  expect(site.output()).not.toContain('Building')
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual([basename(testsBuild()), 'current'].sort())
  // A copied build, too, serves compressed pages.
  const { headers } = await fetch(site.origin, { headers: { 'accept-encoding': 'br' } })
  expect(headers.get('content-encoding')).toBe('br')
})

test('a site whose sources are built anew while it runs goes on as it was, and the next start serves the new build @battery', async ({
  siteCopy,
  ownSite,
}) => {
  test.setTimeout(300_000)
  const folder = siteCopy(testsBuild())
  const site = await ownSite({}, { folder })
  const before = currentBuild(folder)
  rename(folder, product, 'Poker')
  appendFileSync(join(folder, 'src/forms/engine/rules.ts'), '\nexport const changed = true\n')

  // Of two starts at one time, one builds and the other waits for it.
  const starts = await Promise.all([prepare(folder), prepare(folder)])
  expect(starts.map(({ code }) => code)).toEqual([0, 0])
  expect(starts.filter(({ said }) => said.includes('Building the site'))).toHaveLength(1)
  // Astro's output is shown with --verbose only.
  expect(Math.max(...starts.map(({ said }) => said.trim().split('\n').length))).toBeLessThanOrEqual(2)
  const after = currentBuild(folder)
  expect(after).not.toBe(before)

  for (const path of [...onDemand, ...behindForms]) {
    const answer = await fetch(site.origin + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).toContain(product)
  }
  const email = uniqueEmail()
  const words = { name: 'Hana Sato', email, phoneNumber: '', help: 'Yes.' }
  const form = { method: 'POST', redirect: 'manual' } as const
  const plain = await fetch(site.origin + contact.path, { ...form, body: new URLSearchParams(words) })
  const refused = await fetch(site.origin + contact.path, { ...form, body: new URLSearchParams({ name: '' }) })
  const headers = { accept: 'application/json' }
  const island = await fetch(site.origin + newsletter.path, {
    ...form,
    headers,
    body: new URLSearchParams({ email }),
  })
  expect([plain.status, refused.status, island.status]).toEqual([303, 422, 200])
  expect((await site.leads()).map(({ fields }) => fields['email'])).toEqual([email, email])

  const next = await ownSite({}, { folder })
  expect(await titleOf(`${next.origin}/contact`)).toContain('Poker')
  expect(await titleOf(`${site.origin}/beta-sign-up`)).toContain(product)

  const again = await prepare(folder, 'build')
  expect(again.code).toBe(0)
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual([before, after, 'current', 'tests'].sort())
  expect(await titleOf(`${next.origin}/erase`)).toContain('Poker')
})

test('a build that fails says why, names the file and leaves the build before it @battery', async ({ siteCopy }) => {
  test.setTimeout(300_000)
  const folder = siteCopy(testsBuild())
  const before = currentBuild(folder)
  writeFileSync(join(folder, 'src/content/faq/torn.yaml'), 'title: 7\n')
  const { code, said } = await prepare(folder)
  expect(code).toBe(1)
  expect(said).toContain('torn.yaml')
  expect(said).toContain('The build failed; the reason stands above. The last good build is still there')
  expect(currentBuild(folder)).toBe(before)
})

test('what a site loads late is of its build, whatever became of the sources', async ({ siteCopy, ownSite }) => {
  test.setTimeout(120_000)
  const folder = siteCopy(testsBuild())
  const site = await ownSite({}, { folder })
  writeFileSync(join(folder, 'src/server/questions/title-lists.ts'), 'export const createTitleLists = undefined')
  const body = new URLSearchParams({ [titleFields.keywords]: 'office plants', [titleFields.dryness]: 'sandy' })
  const headers = { accept: 'application/json' }
  const answer = await fetch(site.origin + tryPaths.page, { method: 'POST', body, headers })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('office plants')])
})

test('tests look at a build with defaults, whatever an owner has set in .env and around it @battery', async ({
  siteCopy,
  ownSite,
}) => {
  test.setTimeout(120_000)
  const folder = siteCopy(testsBuild())
  const owners = { SITE_INDEXABLE: 'true', OFFICE_CITY: 'Oddville', COUNTDOWN_TARGET: '2031-01-10T17:00:00' }
  const lines = Object.entries(owners).map(([name, value]) => `${name}=${value}`)
  writeFileSync(
    join(folder, '.env'),
    ['NODE_ENV=development', 'DATABASE_URL=postgres://127.0.0.1:1/x', ...lines].join('\n'),
  )
  const { code, said } = await prepare(folder, 'test', { SITE_URL: 'https://odd.example', ...owners })
  expect([code, said]).toEqual([0, ''])
  for (const name of ['current', 'tests']) {
    expect(readFileSync(join(folder, 'dist', name), 'utf8').trim()).toBe(basename(testsBuild()))
  }
  const site = await ownSite({}, { folder })
  const office = await (await fetch(`${site.origin}/our-office`)).text()
  expect(office).toContain('noindex')
  expect(office + (await (await fetch(site.origin + contact.path)).text())).not.toContain('Oddville')
})

test('where nothing can be written a built site starts, and an unbuilt one says what to do @battery', async ({
  siteCopy,
  ownSite,
}) => {
  test.setTimeout(120_000)
  const root = process.getuid?.() === 0
  // Root can write to every folder.
  const uid = root ? 65_534 : process.getuid?.()
  const readable = uid !== undefined && spawnSync(process.execPath, ['--version'], { uid }).status === 0
  // biome-ignore lint/suspicious/noSkippedTests: on some machines there is no such user.
  test.skip(!readable, 'needs a user who may read this folder and is not root')
  const folder = siteCopy(testsBuild())
  const setWritable = (mode: 'a-w' | 'a+rX' | 'u+w') => spawnSync('chmod', ['-R', mode, folder])
  setWritable('a+rX')
  setWritable('a-w')
  try {
    const site = await ownSite({ SITE_URL: '' }, { folder, npm: true, uid: uid ?? 0 })
    expect(await fetch(`${site.origin}/contact`).then(({ status }) => status)).toBe(200)
    expect(site.output()).not.toMatch(/EACCES|EROFS|EPERM|rror|Building/)
    await site.stop()

    chmodSync(join(folder, 'src/content/brand/brand.json'), 0o644)
    rename(folder, product, 'Poker')
    const env = { ...process.env, ...defaultEnvironment }
    const options = { cwd: folder, env, encoding: 'utf8', uid, gid: uid } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'start'], options)
    expect(status).toBe(1)
    expect(stdout + stderr).toMatch(/^\s*Nothing can be written in this folder \(EACCES\).*\n$/)
  } finally {
    setWritable('u+w')
  }
})

test('settings that are wrong are listed once and together, before anything is built', async ({ siteCopy }) => {
  const wrong = {
    SITE_URL: 'nowhere',
    COUNTDOWN_TARGET: 'soon',
    PORT: '-1',
    AI_TIMEOUT_MS: 'forever',
    RETENTION_DAYS: 'many',
  }
  const { code, said } = await prepare(siteCopy(), 'start', wrong)
  expect(code).toBe(1)
  for (const name of Object.keys(wrong)) expect(said.match(new RegExp(`^- ${name} `, 'gm')), name).toHaveLength(1)
  expect(said).not.toMatch(/^\s+at /m)
  expect(said.trim().split('\n')).toHaveLength(1 + Object.keys(wrong).length)
})

test('a build by hand that lacks settings of the present build is refused before anything is built', async ({
  siteCopy,
}) => {
  const folder = siteCopy()
  const id = '0123456789abcdef'
  mkdirSync(join(folder, 'dist', id), { recursive: true })
  const printed = printedSettings({ SITE_URL: 'https://deadpan.example' })
  writeFileSync(join(folder, 'dist', id, manifestName), JSON.stringify({ printed }))
  writeFileSync(join(folder, 'dist/current'), id)
  // The environment of cron.
  const { SITE_URL: _, ...env } = { ...process.env, ...defaultEnvironment }
  const options = { cwd: folder, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'build'], options)
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('the present build was made with SITE_URL')])
  expect(currentBuild(folder)).toBe(id)
})
