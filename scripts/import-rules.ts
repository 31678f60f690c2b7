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

/** Who may import whom, besides files of the same room. */
const grants: Record<string, Grant[]> = {
  pages: [
    { from: 'layouts' },
    { from: 'sections' },
    { from: 'forms' },
    { from: 'chat' },
    { from: 'wit' },
    { from: 'content' },
    { from: 'server/house.ts', typesOnly: true },
    { from: 'server/receive.ts' },
    { from: 'server/receive-erasure.ts' },
    { from: 'server/receive-question.ts' },
  ],
  layouts: [
    { from: 'ui' },
    { from: 'sections' },
    { from: 'forms', matching: /\/(?:newsletter[^/]*|[^/]*-island\.tsx)$/ },
    { from: 'content' },
    { from: 'styles' },
  ],
  sections: [{ from: 'ui' }, { from: 'art' }, { from: 'content', typesOnly: true }],
  forms: [{ from: 'ui' }, { from: 'art' }],
  chat: [{ from: 'ui' }, { from: 'art' }],
  ui: [{ from: 'art' }],
  art: [],
  wit: [],
  content: [],
  styles: [],
  server: [{ from: 'forms', matching: /\.ts$/ }, { from: 'wit' }, { from: 'content' }],
  'content.config.ts': [{ from: 'art/names.ts' }, { from: 'content' }, { from: '../scripts/content-folder.ts' }],
  // Hands pages the settings that they print.
  'middleware.ts': [{ from: 'server/public-settings.ts' }],
  'env.d.ts': [
    { from: 'server/house.ts', typesOnly: true },
    { from: 'server/public-settings.ts', typesOnly: true },
    { from: 'forms', matching: /-island\.tsx$/, typesOnly: true },
  ],
}

/** Rooms where code may touch the machine. All others hold what a browser may run, or pure functions. */
const roomsWithNode = new Set(['server', 'pages', 'layouts'])

/** Names that say a thing has no room. */
const roomless = /^(utils?|misc|helpers?|common)$/i
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

const code = new Set(['.ts', '.tsx', '.astro', '.js', '.jsx', '.mjs'])
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

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
    const reaches = specifier.startsWith('node:') && !roomsWithNode.has(room) && !isTest(file)
    return reaches ? [`${file} -> ${specifier}: ${room} may not touch the machine`] : []
  }
  const mayBe = grants[room]
  if (mayBe === undefined)
    return [`${file} -> ${target}: ${room} is no room of the house, so it has no rule for imports`]
  if (roomOf(target) === room) return []
  const granted = mayBe.filter((grant) => covers(grant, target))
  if (granted.some((grant) => !grant.typesOnly || typesOnly)) return []
  if (granted.length > 0) return [`${file} -> ${target}: ${room} may import only types from there (import type)`]
  return [`${file} -> ${target}: ${room} may import ${describe(mayBe)}`]
}

const covers = ({ from, matching = /^/ }: Grant, target: string) =>
  (target === from || target.startsWith(`${from}/`)) && matching.test(target)

function describe(mayBe: readonly Grant[]): string {
  const names = mayBe.map(
    ({ from, matching, typesOnly }) =>
      `${typesOnly ? 'types of ' : ''}${from}${matching ? ` (files like ${matching.source})` : ''}`,
  )
  return names.length === 0 ? 'nothing outside its own room' : `only ${names.join(', ')} and its own room`
}

function roomOf(file: string): string {
  const [first = file] = file.split('/')
  return first
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
  if (broken.length === 0) console.log('Imports keep to the rules of the house.')
  process.exitCode = broken.length > 0 ? 1 : 0
}
