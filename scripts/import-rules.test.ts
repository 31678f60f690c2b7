import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { brokenRules, importsOf } from './import-rules.ts'

const trees: string[] = []

/** A folder with these files and nothing else. */
function tree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  trees.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

afterEach(() => {
  for (const folder of trees.splice(0)) rmSync(folder, { recursive: true })
})

test('a house in order breaks no rule', () => {
  const src = tree({
    'pages/index.astro': `---
import Page from '#layouts/page.astro'
import { Hero } from '#sections/hero.tsx'
import { receive } from '#server/receive.ts'
import type { House } from '#server/house.ts'
import { ContactForm } from '#forms/contact-form.tsx'
import { site } from '#content/site.ts'
---
<Page><Hero /></Page>
<script>import '#forms/contact.ts'</script>`,
    'layouts/page.astro': `---
import '#styles/base.css'
import { Hero } from '#sections/hero.tsx'
import { NewsletterForm } from '#forms/newsletter-form.tsx'
---`,
    'sections/hero.tsx': `import type { Link } from '#content/site.ts'
import { Button } from '#ui/button.tsx'
import { Face } from '../art/face.tsx'
import styles from './hero.module.css'`,
    'forms/contact-form.tsx': `import { Button } from '#ui/button.tsx'\nimport { contact } from '#forms/contact.ts'`,
    'forms/newsletter-form.tsx': `import { useState } from 'react'`,
    'forms/contact.ts': `import * as z from 'zod/mini'`,
    'ui/button.tsx': `import { Face } from '#art/face.tsx'`,
    'art/face.tsx': 'export const Face = () => null',
    'content/site.ts': 'export interface Link { href: string }',
    'server/house.ts': `import { contact } from '#forms/contact.ts'\nimport { readFileSync } from 'node:fs'`,
    'server/receive.ts': `import type { House } from '#server/house.ts'`,
    'content.config.ts': `import { names } from '#art/names.ts'\nimport { kinds } from '#content/kinds.ts'`,
    'pages/blog-details/[id].astro': '',
  })
  expect(brokenRules(src)).toEqual([])
})

const arrows: [name: string, file: string, text: string, message: string][] = [
  [
    'a primitive that knows a section',
    'ui/button.tsx',
    `import { Hero } from '#sections/hero.tsx'`,
    'ui/button.tsx -> sections/hero.tsx: ui may import only art and its own room',
  ],
  [
    'the same by a relative path',
    'ui/button.tsx',
    `import { Hero } from '../sections/hero.tsx'`,
    'ui/button.tsx -> sections/hero.tsx: ui may import only art and its own room',
  ],
  [
    'words that know the server',
    'content/site.ts',
    `export { port } from '#server/settings.ts'`,
    'content/site.ts -> server/settings.ts: content may import nothing outside its own room',
  ],
  [
    'a section that brings data along',
    'sections/hero.tsx',
    `import { type Link, site } from '#content/site.ts'`,
    'sections/hero.tsx -> content/site.ts: sections may import only types from there (import type)',
  ],
  [
    'a page that reaches behind the public face',
    'pages/index.astro',
    `---\nimport { openDatabase } from '#server/database.ts'\n---`,
    'pages/index.astro -> server/database.ts: pages may import only layouts, sections, forms, chat, wit, content, types of server/house.ts, server/receive.ts, server/receive-erasure.ts, server/receive-question.ts and its own room',
  ],
  [
    'a page whose script reaches past its sections',
    'pages/index.astro',
    `<script>\nimport { button } from '#ui/button.ts'\n</script>`,
    'pages/index.astro -> ui/button.ts: pages may import only layouts, sections, forms, chat, wit, content, types of server/house.ts, server/receive.ts, server/receive-erasure.ts, server/receive-question.ts and its own room',
  ],
  [
    'a server that renders an island',
    'server/submissions.ts',
    `const form = await import('#forms/contact-form.tsx')`,
    'server/submissions.ts -> forms/contact-form.tsx: server may import only forms (files like \\.ts$), wit, content and its own room',
  ],
  [
    'a layout with a form that is neither the newsletter nor woken late',
    'layouts/page.astro',
    `---\nimport { ContactForm } from '#forms/contact-form.tsx'\n---`,
    'layouts/page.astro -> forms/contact-form.tsx: layouts may import only ui, sections, forms (files like \\/(?:newsletter[^/]*|[^/]*-island\\.tsx)$), content, styles and its own room',
  ],
  [
    'an island that reads files',
    'forms/contact-form.tsx',
    `import { readFileSync } from 'node:fs'`,
    'forms/contact-form.tsx -> node:fs: forms may not touch the machine',
  ],
  [
    'a room nobody planned',
    'shared/button.tsx',
    `import { Face } from '#art/face.tsx'`,
    'shared/button.tsx -> art/face.tsx: shared is no room of the house, so it has no rule for imports',
  ],
  [
    'a drawer for everything',
    'server/utils.ts',
    '',
    'server/utils.ts: nothing is called utils; name it for its subject',
  ],
  [
    'a folder for everything',
    'ui/helpers/x.ts',
    '',
    'ui/helpers/x.ts: nothing is called helpers; name it for its subject',
  ],
  [
    'an index that hands names on',
    'ui/index.ts',
    '',
    'ui/index.ts: no index that hands names on; import the file that has them',
  ],
  ['a shouting file', 'ui/Button.tsx', '', 'ui/Button.tsx: names are kebab-case, and Button is not'],
]

test.each(arrows)('%s is named', (_, file, text, message) => {
  expect(brokenRules(tree({ [file]: text }))).toEqual([message])
})

test('a circle is told once, with every file of it', () => {
  const src = tree({
    'server/outbox.ts': `import { post } from './channels/post.ts'`,
    'server/channels/post.ts': `import type { Row } from '#server/rows.ts'`,
    'server/rows.ts': `export * from '#server/outbox.ts'`,
    'server/main.ts': `import '#server/outbox.ts'`,
  })
  expect(brokenRules(src)).toEqual([
    'server/channels/post.ts -> server/rows.ts -> server/outbox.ts -> server/channels/post.ts: files may not import one another in a circle',
  ])
})

test('a test beside code may touch the machine', () => {
  expect(brokenRules(tree({ 'wit/pun.test.ts': `import { readFileSync } from 'node:fs'` }))).toEqual([])
})

const importTable: [text: string, typesOnly: boolean][] = [
  [`import { a } from '#x'`, false],
  [`import type { A } from '#x'`, true],
  [`import { type A, type B } from '#x'`, true],
  [`import { type A, b } from '#x'`, false],
  [`import '#x'`, false],
  [`import def from '#x'`, false],
  [`import * as all from '#x'`, false],
  [`export { a } from '#x'`, false],
  [`export type { A } from '#x'`, true],
  [`export * from '#x'`, false],
  [`const lazy = () => import('#x')`, false],
  [`let house: import('#x').House`, true],
]

test.each(importTable)('%s', (text, typesOnly) => {
  expect(importsOf('file.ts', text)).toEqual([{ specifier: '#x', typesOnly }])
})

test('words that look like an import are none', () => {
  expect(importsOf('file.tsx', `// import '#x'\nconst words = "import '#x'"`)).toEqual([])
})
