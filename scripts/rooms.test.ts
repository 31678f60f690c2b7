import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const kept: Readonly<Record<string, string>> = {
  'pages/index.astro': `---
import Page from '#layouts/page.astro'
import { Hero } from '#sections/hero.tsx'
import { receive } from '#server/web/on-demand/receive-form.ts'
---
<Page><Hero on={receive} /></Page>
<script>import '#ui/slider.client.ts'</script>`,
  'layouts/page.astro': `---
import '#styles/base.css'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
---
<NewsletterForm client:touch />`,
  'sections/hero.tsx': `import type { Link } from '#content-model/site.ts'\nimport styles from './hero.module.css'`,
  'wit/nearest/nearest.ts': `import { read } from '#wit/reading/reading.ts'\nimport { stemOf } from '#language/stem.ts'`,
  'wit/pun.test.ts': `import { readFileSync } from 'node:fs'`,
  'server/leads/submissions.ts': `import { randomUUID } from 'node:crypto'
import { contact } from '#forms/contact/contact-rules.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'`,
  'server/leads/spam.test.ts': `import { runDesk } from '#cli/run-desk.ts'`,
  'start/start.ts': `import { createCards } from '#server/web/cards/cards.ts'`,
}

const broken: readonly [name: string, file: string, text: string][] = [
  ['a primitive that knows a section', 'ui/button.tsx', `import { Hero } from '#sections/hero.tsx'`],
  ['a relative path', 'ui/field.tsx', `import { Hero } from '../sections/hero.tsx'`],
  ['an import for its effect', 'ui/tag.tsx', `import '#sections/hero.tsx'`],
  ['an export from elsewhere', 'content-model/site.ts', `export { port } from '#server/platform/config/settings.ts'`],
  ['an import when needed', 'server/platform/config/settings.ts', `await import('#forms/contact/contact-form.tsx')`],
  ['a type', 'server/outbox/channels/http.ts', `import type { Outbox } from '#server/outbox/outbox.ts'`],
  [
    'a value where types are let through',
    'sections/foot.tsx',
    `import { type Link, site } from '#content-model/site.ts'`,
  ],
  ['all names where types are let through', 'sections/wall.tsx', `import * as site from '#content-model/site.ts'`],
  ['a page', 'pages/contact.astro', `---\nimport { open } from '#server/platform/database/database.ts'\n---\n{open}`],
  ['a script of a page', 'pages/blog.astro', `<script>import { button } from '#ui/button.tsx'</script>`],
  ['a room within a room', 'server/questions/answers.ts', `import { mail } from '#server/outbox/channels/mail.ts'`],
  ['a room within its own', 'content-model/lists.ts', `import { entry } from './schemas/entry.ts'`],
  ['one file too many of a room', 'server/web/on-demand/question.ts', `import { a } from '#chat/exchange.ts'`],
  ['an island that reads files', 'forms/contact-form.tsx', `import { readFileSync } from 'node:fs'`],
  ['a room without a row', 'shared/button.tsx', `import { Face } from '#art/face.tsx'`],
  ['a room of the server without a row', 'server/shared/one.ts', `import { log } from '#server/platform/log.ts'`],
  ['a circle', 'server/visits/outbox.ts', `import { post } from './post.ts'\nexport const outbox = post`],
  ['a circle of types', 'server/visits/post.ts', `import type { Row } from './rows.ts'\nexport const post: Row = 1`],
  [
    'the circle’s end',
    'server/visits/rows.ts',
    `import { outbox } from './outbox.ts'\nexport type Row = typeof outbox`,
  ],
]

/** The import rules in lint's output for a file. */
const rule = /title=lint\/\w+\/(?:noRestrictedImports|noImportCycles|noNodejsModules),file=.*?\/src\/(.*?),line=(\d+)/g

/** @returns the imports that break a rule, as file:line */
function brokenImports(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  for (const config of ['biome.json', 'biome.rooms.jsonc', 'package.json']) copyFileSync(config, join(folder, config))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'src', dirname(file)), { recursive: true })
    writeFileSync(join(folder, 'src', file), text)
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', 'src']
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return [...stdout.matchAll(rule)].map(([, file, line]) => `${file}:${line}`)
}

const found = brokenImports({ ...kept, ...Object.fromEntries(broken.map(([, file, text]) => [file, text])) })

test.each(broken)('%s breaks a rule of imports', (_, file, text) => {
  expect(found).toContain(`${file}:${text.startsWith('---') ? 2 : 1}`)
})

test('imports that keep to the table break no rule', () => {
  expect(found.filter((place) => Object.hasOwn(kept, place.replace(/:\d+$/, '')))).toEqual([])
})

test('files and folders are named for their subject, in kebab-case', () => {
  const code = globSync('src/**/*.{ts,tsx,astro,js,jsx,mjs}').map((file) => file.replaceAll('\\', '/'))
  const stems = (file: string) => file.split('/').map((part) => part.split('.')[0] ?? '')
  expect(code.length).toBeGreaterThan(900)
  expect(code.filter((file) => stems(file).some((stem) => /^(?:utils?|misc|helpers?|common)$/i.test(stem)))).toEqual([])
  // In pages a name is an address: index, [id], [...page].
  const named = code.filter((file) => !file.startsWith('src/pages/'))
  expect(named.filter((file) => /\/index\.[jt]sx?$/.test(file))).toEqual([])
  expect(named.filter((file) => !stems(file).every((stem) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem)))).toEqual([])
})
