/**
 * The editor of words (`npm run words`): Keystatic over src/content, in a process of its own on this machine only. The
 * site's server does not know of it.
 */

import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '@keystatic/core'
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import { createServer, type Plugin } from 'vite'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { type EditorKind, type EntryKind, entryKinds, pagePath } from '#content-model/schemas/entry-kinds.ts'
import { readSettings, SettingsError } from '#server/platform/config/settings.ts'
import type { SavedFile } from './words/saved-files.ts'

/** Loaded through Vite, which finds the drawings. */
type SavedFiles = typeof import('./words/saved-files.ts')

/** Loopback only: with local files, every client that reaches the editor can change them. */
const host = '127.0.0.1'
const root = join(import.meta.dirname, 'words')
const apiPath = '/api/keystatic'
/** Where `npm run dev` shows the site. */
const development = 'http://localhost:4321'
/** The variable that Keystatic's own setup writes into `.env` beside its keys: the name of its GitHub app. */
const appName = 'KEYSTATIC_GITHUB_APP_SLUG'

if (existsSync('.env')) process.loadEnvFile('.env')

async function open() {
  const { wordsPort: port, wordsRepository: repository } = readSettings(process.env)
  const vite = await createServer({
    configFile: false,
    root,
    publicDir: false,
    cacheDir: join(import.meta.dirname, '..', cacheFolder, 'words'),
    logLevel: 'warn',
    define: {
      __REPOSITORY__: JSON.stringify(repository ?? ''),
      __APP__: JSON.stringify(process.env[appName] ?? ''),
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    optimizeDeps: { include: ['@keystatic/core/ui', '@keystatic/core'] },
    server: {
      host,
      port,
      strictPort: true,
      // No page of another origin may send requests to it, not even one of this machine.
      cors: false,
      hmr: false,
      headers: { 'content-security-policy': contentPolicy(repository) },
      // Only the editor's own files of this folder: no database, no settings.
      fs: {
        allow: [
          root,
          join(import.meta.dirname, '../src'),
          join(import.meta.dirname, '../node_modules'),
          join(import.meta.dirname, '../tools/words'),
        ],
      },
    },
    plugins: [api(repository)],
  })
  await vite.listen()
  const address = `http://${host}:${port}/keystatic`
  console.log(`The words are open at ${address}`)
  console.log(repository === undefined ? 'Saving changes files in src/content.' : `Saving commits to ${repository}.`)
}

/** A policy without foreign origins: Keystatic would load a typeface from Google. GitHub is allowed where it is set. */
const contentPolicy = (repository: string | undefined) => {
  const github = repository === undefined ? '' : ' https://api.github.com'
  const pictures = repository === undefined ? '' : ' https:'
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self'${github}`,
    "font-src 'self' data:",
    "frame-ancestors 'none'",
    `img-src 'self' blob: data:${pictures}`,
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ].join('; ')
}

/** Keystatic's own routes: they read and write files, or sign in at GitHub. */
function api(repository: string | undefined): Plugin {
  return {
    name: 'words-api',
    async configureServer(vite) {
      const module = await vite.ssrLoadModule('/config.ts')
      const files = (await vite.ssrLoadModule('/saved-files.ts')) as SavedFiles
      const editorConfig = module['editorConfig'] as (repository: string | undefined) => Config
      const handle = makeGenericAPIRouteHandler({ config: editorConfig(repository) }, { slugEnvName: appName })
      vite.middlewares.use((request, response, next) => {
        if (request.url === '/') return response.writeHead(302, { location: '/keystatic' }).end()
        if (request.url?.startsWith(pagePath)) return void showPage(request.url, response, files).catch(next)
        if (!request.url?.startsWith(apiPath)) return next()
        answer(request, response, handle, files).catch(next)
      })
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: ReturnType<typeof makeGenericAPIRouteHandler>,
  { refusalOf }: SavedFiles,
) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    response.writeHead(403).end()
    return
  }
  const asked = asWebRequest(request)
  const refusal = request.url === `${apiPath}/update` ? refusalOf(await savedIn(asked.clone())) : undefined
  if (refusal !== undefined) {
    response.writeHead(422).end(refusal)
    return
  }
  const { status = 200, headers, body } = await handle(asked)
  for (const [name, value] of new Headers(headers)) response.appendHeader(name, value)
  response.writeHead(status).end(body ?? undefined)
}

/** The files of a request to save. */
async function savedIn(asked: Request): Promise<SavedFile[]> {
  const { additions = [] } = (await asked.json()) as { additions?: readonly { path: string; contents: string }[] }
  return additions.map(({ path, contents }) => ({ path, text: Buffer.from(contents, 'base64').toString() }))
}

/** Leads to an entry's page in development. */
async function showPage(url: string, response: ServerResponse, { dataOf }: SavedFiles) {
  const [kind = '', name = ''] = url.slice(pagePath.length + 1).split('/')
  const { page, text }: Partial<EditorKind> = entryKinds[kind as EntryKind] ?? {}
  const path = `src/content/${kind}/${basename(decodeURIComponent(name))}.${text ? 'md' : 'yaml'}`
  if (page === undefined || !existsSync(path)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such entry in this folder.')
    return
  }
  const location = `${development}${page(name, dataOf({ path, text: readFileSync(path, 'utf8') }))}`
  const runs = await fetch(development, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
  if (runs) response.writeHead(302, { location }).end()
  else {
    const said = `Nothing runs at ${development} yet. Start npm run dev in another window, then load this page again.`
    response.writeHead(503, { 'content-type': 'text/plain' }).end(said)
  }
}

function asWebRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = request
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  )
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: pairs,
    ...(method === 'GET' ? {} : { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  })
}

open().catch((error: unknown) => {
  const taken = error instanceof Error && /already in use/.test(error.message)
  if (taken) console.error('Another program listens on that port. End it, or set WORDS_PORT to another one.')
  else console.error(error instanceof SettingsError ? error.message : error)
  // Open handles would keep the process alive.
  process.exit(1)
})
