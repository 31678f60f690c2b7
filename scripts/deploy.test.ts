import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { runDesk } from '#cli/run-desk.ts'
import { publicSettingNames, settingsTable } from '#server/platform/config/settings.ts'
import { sqlitePath } from '#server/platform/database/database.ts'

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

test('an image is built with every setting that pages print', () => {
  const args = [...read('Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)
  expect(args.sort()).toEqual([...publicSettingNames].sort())
  expect(Object.keys(parse(read('compose.yaml'), { merge: true })['x-site'].build.args).sort()).toEqual(args)
})

const unitLines = (unit: string, names: RegExp) =>
  read(unit)
    .split('\n')
    .filter((line) => names.test(line))

/** The environment variables of a unit, by name. */
const environmentOf = (unit: string) =>
  new Map(
    unitLines(unit, /^Environment=/).flatMap((line) =>
      line
        .slice('Environment='.length)
        .split(' ')
        .map((pair) => pair.split('=', 2) as [string, string]),
    ),
  )

test('what compose and the services set are settings', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  const names = ['site-1', 'site-2'].flatMap((site) => Object.keys(services[site].environment))
  const known = new Set(['NODE_ENV', ...settingsTable.map(({ name }) => name)])
  const units = ['deadpan.service', 'deadpan-litestream.service'].flatMap((unit) => [...environmentOf(unit).keys()])
  expect([...names, ...units].filter((name) => !known.has(name))).toEqual([])
})

test('what a start keeps for the next one is where the service and the image may write', () => {
  const unit = read('deadpan.service')
  const [, folder] = /^CacheDirectory=(.+)$/m.exec(unit) ?? []
  expect(unit).toMatch(new RegExp(`^Environment=.* CACHE_DIR=/var/cache/${folder}( |$)`, 'm'))
  const image = read('Dockerfile')
  const [, cache] = / CACHE_DIR=(\S+)/.exec(image) ?? []
  expect(image).toMatch(new RegExp(`^RUN mkdir .*chown node:node .*${cache}( |$)`, 'm'))
  expect(parse(read('compose.yaml'), { merge: true }).services['site-2'].volumes).toContain(`cache:${cache}`)
})

test('a build for the service reads its settings, in its folder and as its user, and then restarts it', () => {
  const linesOf = (unit: string) => unitLines(unit, /^(?:User|Group|WorkingDirectory|EnvironmentFile)=/)
  expect(linesOf('deadpan-build.service')).toEqual(linesOf('deadpan.service'))
  expect(linesOf('deadpan.service')).toHaveLength(4)
  expect(read('deadpan-build.service')).toMatch(
    /^ExecStart=.* npm run -s build\nExecStartPost=\+systemctl restart deadpan/m,
  )
})

test('Litestream copies the database of the service as its user, and what was erased leaves the files before it begins', () => {
  const linesOf = (unit: string) =>
    unitLines(unit, /^(?:User|Group|WorkingDirectory|EnvironmentFile|StateDirectory|StateDirectoryMode|UMask)=/)
  expect(linesOf('deadpan-litestream.service')).toEqual(linesOf('deadpan.service'))
  const dataDir = environmentOf('deadpan.service').get('DATA_DIR') ?? ''
  expect(environmentOf('deadpan-litestream.service').get('DATA_DIR')).toBe(dataDir)
  const { dbs, snapshot } = parse(read('litestream.yml'))
  expect(dbs).toMatchObject([{ path: sqlitePath({ dataDir }), replica: { type: 'sftp' } }])
  const [node] = /\/usr\/bin\/env PATH=\S+ node /.exec(read('deadpan.service')) ?? ['no node']
  const [before = '', ...others] = unitLines('deadpan-litestream.service', /^ExecStartPre=/)
  expect([before.startsWith(`ExecStartPre=-${node}`), others]).toEqual([true, []])
  const [, script = '', words = ''] = / (src\/\S+) (.*)$/.exec(before) ?? []
  expect([existsSync(new URL(`../${script}`, import.meta.url)), words]).toEqual([true, 'erase --now'])
  expect(read('deadpan-litestream.service')).toMatch(/^RuntimeMaxSec=1d$/m)
  const hours = [snapshot.interval, snapshot.retention].map((text) => Number(/^(\d+)h$/.exec(text)?.[1]))
  const nights = Number(settingsTable.find(({ name }) => name === 'BACKUP_KEEP')?.default)
  expect(hours.reduce((sum, each) => sum + each)).toBeLessThan(24 * nights)
})

test('the guide is about the version of Litestream that its file is for', () => {
  const guide = readFileSync(new URL('../docs/guides/copies.md', import.meta.url), 'utf8')
  const versionsIn = (text: string) =>
    [...text.matchAll(/[Ll]itestream[- ](\d+\.\d+\.\d+)/g)].map(([, version]) => version)
  const [version] = versionsIn(read('litestream.yml'))
  expect(versionsIn(guide)).toContain(version)
})

test('alerts ask for metrics that there are', () => {
  const source = ['platform/metrics', 'web/routes/read-metrics'].map((name) =>
    readFileSync(new URL(`../src/server/${name}.ts`, import.meta.url), 'utf8'),
  )
  const names = [...read('alerts.yaml').matchAll(/deadpan_\w+/g)].map(([name]) =>
    name.replace(/_(?:count|bucket)$/, ''),
  )
  expect(names.filter((name) => !source.join().includes(`'${name}'`))).toEqual([])
})

test('guides name commands of the desk, npm scripts and settings that there are', async () => {
  const folder = new URL('../docs/guides/', import.meta.url)
  const guides = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  let overview = ''
  await runDesk(['help'], { env: {}, print: (text) => (overview += text), complain: () => {} })
  const commands = [...overview.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name)
  const settings = ['NODE_ENV', ...settingsTable.map(({ name }) => name)]
  const named = (pattern: RegExp) => guides.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const missing = (names: readonly string[], known: readonly (string | undefined)[]) => {
    expect(names).not.toEqual([])
    return names.filter((name) => !known.includes(name))
  }
  expect(missing(named(/(?:`desk|desk --) ([a-z][a-z-]*)/g), commands)).toEqual([])
  expect(missing(named(/npm run (?:-s )?([a-z-]+)/g), Object.keys(scripts))).toEqual([])
  expect(missing(named(/(?<![\w.-])([A-Z][A-Z_]{3,})=/g), ['NAME', ...settings])).toEqual([])
})
