// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { ComponentSchema } from '@keystatic/core'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { editorConfig } from './config.ts'

// In Node the package has fields without inputs; the editor uses its browser build, so the test does too.
const { browserBuild } = vi.hoisted(() => ({
  browserBuild: `${process.cwd()}/node_modules/@keystatic/core/dist/keystatic-core.js`,
}))
vi.mock('@keystatic/core', () => import(browserBuild))

const { collections = {}, singletons = {} } = editorConfig({ readNeeds: () => undefined })

/** The properties that all of Keystatic's fields share. */
interface FormField {
  formKind?: string
  parse(value: unknown, extra: unknown): unknown
  validate(value: unknown, extra?: unknown): unknown
  serialize(value: unknown, extra: unknown): { value: unknown; content?: Uint8Array }
  serializeWithSlug(value: unknown): { value: unknown }
}

/** Reads a value into the editor's fields and writes it again, as Keystatic does; unknown fields throw. */
function written(schema: ComponentSchema, stored: unknown, path: string, slug: string): unknown {
  if (schema.kind === 'object') {
    const values = (stored ?? {}) as Record<string, unknown>
    const unknown = Object.keys(values).filter((key) => !(key in schema.fields))
    if (unknown.length > 0) throw new Error(`${path}: the editor has no field for ${unknown}`)
    const each = Object.entries(schema.fields).map(
      ([key, field]) => [key, written(field, values[key], `${path} ${key}`, slug)] as const,
    )
    return Object.fromEntries(each.filter(([, value]) => value !== undefined))
  }
  if (schema.kind === 'array') {
    return ((stored ?? []) as unknown[]).map((item, index) => written(schema.element, item, `${path} ${index}`, slug))
  }
  if (schema.kind !== 'form') throw new Error(`${path} is a ${schema.kind}`)
  const field = schema as unknown as FormField
  const extra = { slug, other: new Map(), external: new Map(), asset: undefined }
  const value = field.parse(stored ?? undefined, extra)
  try {
    field.validate(value, { slugField: undefined })
  } catch (error) {
    throw new Error(`${path}: ${error}`)
  }
  return field.formKind === 'slug' ? field.serializeWithSlug(value).value : field.serialize(value, extra).value
}

/** A value as a file has it: days as text, and no empty optional values. */
const asStored = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('T00:00:00.000Z"', '"')
      .replaceAll(/"(?:social|comments)":(?:\{\}|\[\]),/g, ''),
  )

const folders = Object.entries(collections).map(([kind, { schema, format }]) => ({
  kind,
  schema: schema as Record<string, ComponentSchema>,
  ending: typeof format === 'object' && format.contentField ? '.md' : '.yaml',
}))

function entriesOf({ kind, schema, ending }: (typeof folders)[number]) {
  return globSync(`src/content/${kind}/*.{md,yaml}`).map((file) => {
    expect(extname(file)).toBe(ending)
    const whole = readFileSync(file, 'utf8')
    const data = ending === '.md' ? (/^---\n([\s\S]*?)\n---/.exec(whole)?.[1] ?? '') : whole
    const { body, ...fields } = schema
    return {
      file,
      slug: basename(file, ending),
      fields: ending === '.md' ? fields : schema,
      body: body as unknown as FormField | undefined,
      text: whole.replace(/^---\n[\s\S]*?\n---\n/, ''),
      data: parse(data, { schema: 'yaml-1.1' }) as Record<string, unknown>,
    }
  })
}

test.each(folders)('the editor leaves every entry of $kind as it was', (folder) => {
  const entries = entriesOf(folder)
  expect(entries).not.toEqual([])
  for (const { file, slug, fields, data } of entries) {
    const object: ComponentSchema = { kind: 'object', fields }
    expect(asStored(written(object, data, file, slug)), file).toEqual(asStored(data))
  }
})

const withText = folders.filter(({ ending }) => ending === '.md')

test.each(withText)('the editor leaves every text of $kind as it was, to the letter', (folder) => {
  for (const { file, slug, body, text } of entriesOf(folder)) {
    const content = new TextEncoder().encode(text)
    const value = body?.parse(undefined, { content, other: new Map(), external: new Map(), slug })
    const saved = body?.serialize(value, { slug }).content
    expect(new TextDecoder().decode(saved), file).toBe(text)
  }
})

const files = Object.entries(singletons).map(([name, { path = '', schema, format }]) => ({
  name,
  path,
  schema,
  format,
}))

test.each(files)('the editor leaves $path as it was', ({ path, schema, format }) => {
  const json = typeof format === 'object' && format.data === 'json'
  const text = readFileSync(json ? `${path}.json` : `${path}.yaml`, 'utf8')
  const data = json ? JSON.parse(text) : parse(text)
  const saved = written({ kind: 'object', fields: schema as Record<string, ComponentSchema> }, data, path, '')
  expect(saved).toEqual(data)
  expect(json ? `${JSON.stringify(saved, null, 2)}\n` : text).toBe(text)
})

test('no key of a file is a collection’s, which Keystatic would open in its place', () => {
  expect(Object.keys(singletons).filter((key) => key in collections)).toEqual([])
})

test('the editor knows every file of content', () => {
  const known = [
    ...folders.flatMap(({ kind, ending }) => globSync(`src/content/${kind}/*${ending}`)),
    ...files.flatMap(({ path }) => globSync(`${path}.{json,yaml}`)),
  ]
  // A text about how text is set, which shows every shape once.
  const left = globSync('src/content/**/*.{md,yaml,json}').filter((file) => !known.includes(file))
  expect(left).toEqual(['src/content/typography.md'])
})
