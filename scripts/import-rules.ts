/**
 * Holds the rooms of src/ to their rules: who may import whom, no circles, names that say what a file is about.
 * `node scripts/import-rules.ts [folder]` prints one line per break, naming the files and the rule.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, posix, relative, resolve } from 'node:path'
import ts from 'typescript'

interface Grant {
  /** A room, or one file of it. */
  from: string
  /** Which files of it; all, when left out. */
  matching?: RegExp
  /** Only `import type`: nothing of it reaches the page. */
  typesOnly?: true
}

/** What every room of the server may use: the rules of forms, the engine, the search, and words. */
const shared: Grant[] = [
  { from: 'forms', matching: /\.ts$/ },
  { from: 'wit' },
  { from: 'search' },
  { from: 'content' },
  { from: 'language/lazy.ts' },
]
const serverRoom = (...rooms: Grant[]): Grant[] => [...shared, ...rooms]
const room = (name: string): Grant => ({ from: `server/${name}` })
/** What the events of a reply are, and how they travel: the server writes what the question page reads. */
const chatWire: Grant = { from: 'chat/wire.ts' }
/** What a try-out's answer is, as it travels. */
const tryWire: Grant = { from: 'try', matching: /(?:^|\/)(?:wire|shown|titles-csv)\.ts$/ }
const types = (from: string): Grant => ({ from: `server/${from}`, typesOnly: true })

/** Who may import whom, besides files of the same room. A room within another one has a line of its own. */
const grants: Record<string, Grant[]> = {
  pages: [
    { from: 'layouts' },
    { from: 'sections' },
    // What a page's own script loads in the browser.
    { from: 'ui', matching: /\.client\.ts$/ },
    { from: 'forms' },
    { from: 'chat' },
    { from: 'try' },
    { from: 'wit' },
    { from: 'collections' },
    { from: 'content' },
    { from: 'search' },
    { from: 'server/endpoints' },
  ],
  layouts: [
    { from: 'ui' },
    { from: 'art' },
    { from: 'sections' },
    { from: 'forms', matching: /\/newsletter[^/]*$/ },
    { from: 'content' },
    { from: 'collections' },
    { from: 'styles' },
  ],
  sections: [
    { from: 'ui' },
    // What an answer is, for pages without JavaScript too.
    { from: 'try', matching: /\/(?:wire|words|breaths|result|near-list|sentences)\.tsx?$/ },
    { from: 'art' },
    // A list of titles, for pages without JavaScript too.
    { from: 'try', matching: /\/titles\/(?:wire|words|title-list|titles-form)\.tsx?$/ },
    { from: 'content', typesOnly: true },
    { from: 'collections', typesOnly: true },
  ],
  // By what a comment names its post.
  forms: [{ from: 'ui' }, { from: 'art' }, { from: 'content/post-key.ts' }],
  chat: [{ from: 'ui' }, { from: 'art' }],
  try: [
    { from: 'ui' },
    { from: 'art' },
    { from: 'forms', matching: /\.ts$/ },
    // How keywords are read and titles measured, on both sides.
    { from: 'wit', matching: /\/titles\/(?:keyword-list|pixel-width)\.ts$/ },
    // Their words and limits load with them: as props they would be in the page a second time.
    { from: 'content', matching: /\/pages\/try[^/]*\.ts$/ },
  ],
  ui: [{ from: 'art' }],
  // Pages of the second listener, a bundle of their own.
  desk: [{ from: 'ui' }, { from: 'art' }, { from: 'styles' }, { from: 'forms', matching: /\.ts$/ }],
  search: [{ from: 'content' }, { from: 'collections' }, { from: 'language' }],
  // How a result is parted is one rule, for examples and for try-outs.
  collections: [{ from: 'content' }, { from: 'art/names.ts', typesOnly: true }, { from: 'try/breaths.ts' }],
  wit: [{ from: 'language' }, { from: 'content' }],
  language: [],
  art: [],
  // The types of the words that stand in data files.
  content: [{ from: 'content/schemas', typesOnly: true }],
  'content-loader': [{ from: 'content' }],
  // What an entry must have: for the build and for the editor.
  'content/schemas': [{ from: 'content' }, { from: 'art/names.ts' }],
  // A program of its own (`npm run words`): nobody may import it.
  editor: [{ from: 'content' }, { from: 'content/schemas' }, { from: 'wit/entries/needs.ts' }],
  styles: [],
  'server/config': serverRoom(),
  'server/runtime': serverRoom(room('config')),
  'server/database': serverRoom(room('config'), room('runtime')),
  'server/http': serverRoom(room('config'), room('runtime')),
  'server/limits': serverRoom(room('config'), room('runtime'), room('database')),
  // How a letter looks, whoever writes it.
  'server/outbox/letters': serverRoom(room('config')),
  'server/outbox/channels': serverRoom(room('config'), room('runtime'), room('outbox/letters')),
  'server/outbox': serverRoom(
    types('config'),
    room('runtime'),
    room('database'),
    room('outbox/channels'),
    room('outbox/letters'),
  ),
  'server/consent': serverRoom(
    room('config'),
    room('runtime'),
    room('database'),
    room('outbox'),
    room('outbox/letters'),
    types('outbox/channels'),
    // The kinds of letters that it writes.
    room('outbox/channels/letters.ts'),
  ),
  'server/submissions': serverRoom(
    room('config'),
    room('runtime'),
    room('database'),
    room('outbox'),
    room('outbox/letters'),
    types('outbox/channels'),
    // The kinds of letters that it writes.
    room('outbox/channels/letters.ts'),
    room('consent'),
  ),
  'server/erasure': serverRoom(
    room('config'),
    room('runtime'),
    room('database'),
    room('outbox'),
    room('outbox/letters'),
    types('outbox/channels'),
    // The name of the channel whose letters it deletes.
    room('outbox/channels/letters.ts'),
    // How the words of a lead stand in the index of the search.
    room('submissions/search-words.ts'),
  ),
  // Copies of the whole database: to another one, to a file, and back.
  'server/copies': serverRoom(
    room('config'),
    room('runtime'),
    room('database'),
    room('erasure'),
    room('consent'),
    // The name of the channel whose letters a restore holds back.
    room('outbox/channels/letters.ts'),
  ),
  'server/metrics': serverRoom(
    room('config'),
    room('runtime'),
    room('database'),
    types('http'),
    room('copies'),
    // Under which name the site's own letters are counted.
    { from: 'server/outbox/channels/letters.ts' },
    // What kind of page an address leads to.
    // The name of the channel that letters of the site's own go through.
    room('outbox/channels/letters.ts'),
    { from: 'server/site/counts/page-views.ts' },
  ),
  'server/answers/ai': serverRoom(chatWire, room('config'), room('runtime'), room('database')),
  'server/answers': serverRoom(
    chatWire,
    tryWire,
    { from: 'language/slices.ts' },
    { from: 'language/tagger.ts' },
    room('config'),
    room('runtime'),
    room('database'),
    room('limits'),
    room('answers/ai'),
  ),
  'server/endpoints': serverRoom(
    chatWire,
    tryWire,
    types('services.ts'),
    types('answers'),
    types('submissions'),
    room('http'),
  ),
  // Social cards, drawn when somebody asks.
  'server/cards': serverRoom(
    { from: 'collections/cards.ts', typesOnly: true },
    { from: 'layouts/card-art.tsx', typesOnly: true },
    room('runtime'),
    room('http'),
  ),
  'server/site': serverRoom(
    { from: 'language/word-vectors.ts' },
    { from: 'language/slices.ts' },
    // What a build noted of a post's card.
    { from: 'collections/cards.ts', typesOnly: true },
    room('config'),
    room('runtime'),
    room('database'),
    room('http'),
    room('endpoints'),
    types('cards'),
  ),
  'server/desk': serverRoom(
    { from: 'desk' },
    room('config'),
    room('runtime'),
    room('database'),
    room('http'),
    room('limits'),
    room('outbox'),
    room('outbox/letters'),
    room('outbox/channels'),
    room('submissions'),
    room('erasure'),
    room('consent'),
    room('copies'),
    types('metrics'),
    room('answers'),
    room('site'),
    room('desk/operations'),
  ),
  // What the operator does, once, for the command line and for the browser.
  'server/desk/operations': serverRoom(
    types('config'),
    room('runtime'),
    room('database'),
    room('outbox'),
    room('outbox/letters'),
    room('outbox/channels'),
    room('submissions'),
    room('erasure'),
    room('consent'),
  ),
  'server/testing': [...shared, { from: 'server' }, { from: 'desk' }],
  server: [...shared, { from: 'server' }],
  'content.config.ts': [
    { from: 'art/names.ts' },
    { from: 'content' },
    { from: 'collections' },
    { from: 'content-loader' },
    { from: 'content/schemas' },
    { from: 'wit/entries/needs.ts' },
  ],
  // Hands pages the settings that they print.
  'middleware.ts': [{ from: 'server/config/public-settings.ts' }],
  'env.d.ts': [
    { from: 'server/endpoints', typesOnly: true },
    { from: 'server/config/public-settings.ts', typesOnly: true },
  ],
}

/** Rooms where code may touch the machine. All others hold what a browser may run, or pure functions. */
const roomsWithNode = new Set(['server', 'pages', 'layouts', 'content-loader'])

/** File names that name no subject. */
const roomless = /^(utils?|misc|helpers?|common)$/i
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

const code = new Set(['.ts', '.tsx', '.astro', '.js', '.jsx', '.mjs'])
/** A test, or what tests stand on. */
const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)testing\//.test(file)

export interface Import {
  /** As it is written. */
  specifier: string
  typesOnly: boolean
}

/**
 * Checks every code file under `src`.
 * @param src the folder that holds the rooms
 * @returns one sentence per broken rule, in the order of file names
 */
export function brokenRules(src: string): string[] {
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && code.has(extname(entry.name)))
    .map((entry) => relative(src, join(entry.parentPath, entry.name)).split('\\').join('/'))
    .sort()
  const graph = new Map<string, string[]>()
  const broken = files.flatMap((file) => {
    const arrows = importsOf(file, readFileSync(join(src, file), 'utf8')).map((arrow) => ({
      ...arrow,
      target: targetOf(src, file, arrow.specifier),
    }))
    graph.set(
      file,
      arrows.flatMap(({ target }) => (target !== undefined && target !== file ? [target] : [])),
    )
    return [...brokenNames(file), ...arrows.flatMap((arrow) => brokenArrow(file, arrow))]
  })
  return [...broken, ...circles(graph)]
}

/** Every module that a file names: imports, re-exports, dynamic imports, in types and in scripts of .astro files. */
export function importsOf(file: string, text: string): Import[] {
  if (!file.endsWith('.astro')) return importsOfModule(file, text)
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n?---/.exec(text)?.[1] ?? ''
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  return [frontmatter, ...scripts].flatMap((part) => importsOfModule(`${file}.ts`, part))
}

function importsOfModule(file: string, text: string): Import[] {
  const kind = /\.[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    const named = namedModule(node)
    if (named) found.push(named)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function namedModule(node: ts.Node): Import | undefined {
  const of = (name: ts.Node | undefined, typesOnly: boolean) =>
    name !== undefined && ts.isStringLiteralLike(name) ? { specifier: name.text, typesOnly } : undefined
  if (ts.isImportDeclaration(node)) return of(node.moduleSpecifier, isTypeImport(node.importClause))
  if (ts.isExportDeclaration(node)) return of(node.moduleSpecifier, node.isTypeOnly || allTypes(node.exportClause))
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return of(node.argument.literal, true)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return of(node.arguments[0], false)
  return undefined
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { name, namedBindings } = clause
  return name === undefined && allTypes(namedBindings)
}

function allTypes(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (names === undefined || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false
  const elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] = names.elements
  return elements.length > 0 && elements.every((element) => element.isTypeOnly)
}

/** The file inside `src` that a specifier means, or nothing when it means a package. */
function targetOf(src: string, file: string, specifier: string): string | undefined {
  const plain = specifier.replace(/[?].*$/, '')
  if (plain.startsWith('#')) return plain.slice(1)
  if (!plain.startsWith('.')) return undefined
  const written = posix.join(dirname(file), plain)
  const isFile = (path: string) => statSync(resolve(src, path), { throwIfNoEntry: false })?.isFile() === true
  return [written, ...[...code].map((ending) => written + ending)].find(isFile) ?? written
}

function brokenArrow(file: string, { specifier, typesOnly, target }: Import & { target: string | undefined }) {
  const room = roomOf(file)
  if (target === undefined) {
    const reaches = specifier.startsWith('node:') && !roomsWithNode.has(room.split('/')[0] ?? room) && !isTest(file)
    return reaches ? [`${file} -> ${specifier}: ${room} may not touch the machine`] : []
  }
  const mayBe = grants[room]
  if (mayBe === undefined) return [`${file} -> ${target}: ${room} is no room, so it has no rule for imports`]
  if (roomOf(target) === room) return []
  // A test of the server may set up whatever it needs around what it tests.
  if (isTest(file) && room.startsWith('server') && target.startsWith('server/')) return []
  const granted = mayBe.filter((grant) => covers(grant, target))
  if (granted.some((grant) => !grant.typesOnly || typesOnly)) return []
  if (granted.length > 0) return [`${file} -> ${target}: ${room} may import only types from there (import type)`]
  return [`${file} -> ${target}: ${room} may import ${describe(mayBe)}`]
}

/** A room's grant does not open the rooms within it, but for the server's root, which puts them together. */
const covers = ({ from, matching = /^/ }: Grant, target: string) =>
  (target === from || roomOf(target) === from || (from === 'server' && target.startsWith('server/'))) &&
  matching.test(target)

function describe(mayBe: readonly Grant[]): string {
  const names = mayBe.map(
    ({ from, matching, typesOnly }) =>
      `${typesOnly ? 'types of ' : ''}${from}${matching ? ` (files like ${matching.source})` : ''}`,
  )
  return names.length === 0 ? 'nothing outside its own room' : `only ${names.join(', ')} and its own room`
}

/** The innermost room with a line of its own that a file is in. */
function roomOf(file: string): string {
  const folders = file.split('/').slice(0, -1)
  for (let depth = folders.length; depth > 0; depth--) {
    const room = folders.slice(0, depth).join('/')
    if (room in grants) return room
  }
  return folders[0] ?? file
}

function brokenNames(file: string): string[] {
  const stems = file.split('/').map((part) => part.split('.')[0] ?? part)
  const odd = stems.find((stem) => roomless.test(stem))
  if (odd !== undefined) return [`${file}: nothing is called ${odd}; name it for its subject`]
  // In pages a name is an address: index, [id], [...page].
  if (roomOf(file) === 'pages') return []
  if (/^index\.[jt]sx?$/.test(basename(file)))
    return [`${file}: no index that hands names on; import the file that has them`]
  const unkempt = stems.find((stem) => !kebab.test(stem))
  return unkempt === undefined ? [] : [`${file}: names are kebab-case, and ${unkempt} is not`]
}

/** Each circle once, told from its first file in the alphabet. */
function circles(graph: Map<string, string[]>): string[] {
  const found = new Set<string>()
  const finished = new Set<string>()
  const walk = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file)
    if (start !== -1) {
      const ring = trail.slice(start)
      const first = ring.indexOf([...ring].sort()[0] ?? file)
      const told = [...ring.slice(first), ...ring.slice(0, first)]
      found.add(`${[...told, told[0]].join(' -> ')}: files may not import one another in a circle`)
      return
    }
    if (finished.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file])
    finished.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return [...found]
}

if (import.meta.main) {
  const src = process.argv[2] ?? 'src'
  const broken = existsSync(src) ? brokenRules(src) : [`${src} does not exist`]
  for (const line of broken) console.error(line)
  if (broken.length === 0) console.log('Every import keeps to the rules.')
  process.exitCode = broken.length > 0 ? 1 : 0
}
