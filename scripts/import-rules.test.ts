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

test('rooms in order break no rule', () => {
  const src = tree({
    'pages/index.astro': `---
import Page from '#layouts/page.astro'
import { Hero } from '#sections/hero.tsx'
import { receive } from '#server/endpoints/form.ts'
import { listOf } from '#collections/lists.ts'
import { ContactForm } from '#forms/contact/contact-form.tsx'
import { site } from '#content/site.ts'
---
<Page><Hero /></Page>
<script>import '#forms/contact/contact-rules.ts'</script>`,
    'layouts/page.astro': `---
import '#styles/base.css'
import { Hero } from '#sections/hero.tsx'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
---`,
    'sections/hero.tsx': `import type { Link } from '#content/site.ts'
import { Button } from '#ui/button.tsx'
import { Face } from '../art/face.tsx'
import styles from './hero.module.css'`,
    'forms/contact/contact-form.tsx': `import { Button } from '#ui/button.tsx'\nimport { contact } from '#forms/contact/contact-rules.ts'`,
    'forms/newsletter/newsletter-form.tsx': `import { useState } from 'react'`,
    'forms/contact/contact-rules.ts': `import * as z from 'zod/mini'`,
    'ui/button.tsx': `import { Face } from '#art/face.tsx'`,
    'art/face.tsx': 'export const Face = () => null',
    'content/site.ts': 'export interface Link { href: string }',
    'collections/lists.ts': `import { site } from '#content/site.ts'`,
    'language/stem.ts': `export { fold } from '#language/tokens.ts'`,
    'language/tokens.ts': 'export const fold = String',
    'search/terms.ts': `import { stemOf } from '#language/stem.ts'`,
    'wit/turn.ts': `import { stemOf } from '#language/stem.ts'\nimport { site } from '#content/site.ts'`,
    'try/try-island.tsx': `import { Button } from '#ui/button.tsx'\nimport { contact } from '#forms/contact/contact-rules.ts'`,
    'server/services.ts': `import type { Submissions } from '#server/submissions/submissions.ts'`,
    'server/submissions/submissions.ts': `import { contact } from '#forms/contact/contact-rules.ts'
import { randomUUID } from 'node:crypto'
import type { Channel } from '#server/outbox/channels/channel.ts'`,
    'server/submissions/spam.test.ts': `import { runDesk } from '#server/desk/run-desk.ts'`,
    'server/endpoints/form.ts': `import type { Services } from '#server/services.ts'`,
    'server/start.ts': `import { spamOf } from '#server/submissions/submissions.ts'`,
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
    'content/site.ts -> server/settings.ts: content may import only types of content/schemas and its own room',
  ],
  [
    'a shared room of language that knows who shares it',
    'language/stem.ts',
    `import { synonyms } from '#search/lexicon.ts'`,
    'language/stem.ts -> search/lexicon.ts: language may import nothing outside its own room',
  ],
  [
    'an engine of jokes that searches',
    'wit/turn.ts',
    `import { meaningOf } from '#search/terms.ts'`,
    'wit/turn.ts -> search/terms.ts: wit may import only language, content and its own room',
  ],
  [
    'a try-out that brings the engine to the browser',
    'try/try-island.tsx',
    `import { turn } from '#wit/turn.ts'`,
    'try/try-island.tsx -> wit/turn.ts: try may import only ui, art, forms (files like \\.ts$), wit (files like \\/titles\\/(?:keyword-list|pixel-width)\\.ts$), content (files like \\/pages\\/try[^/]*\\.ts$) and its own room',
  ],
  [
    'a section that brings data along',
    'sections/hero.tsx',
    `import { type Link, site } from '#content/site.ts'`,
    'sections/hero.tsx -> content/site.ts: sections may import only types from there (import type)',
  ],
  [
    'a page that reaches behind the endpoints',
    'pages/index.astro',
    `---\nimport { openDatabase } from '#server/database/database.ts'\n---`,
    'pages/index.astro -> server/database/database.ts: pages may import only layouts, sections, ui (files like \\.client\\.ts$), forms, chat, try, wit, collections, content, search, server/endpoints and its own room',
  ],
  [
    'a page whose script reaches past its sections',
    'pages/index.astro',
    `<script>\nimport { button } from '#ui/button.ts'\n</script>`,
    'pages/index.astro -> ui/button.ts: pages may import only layouts, sections, ui (files like \\.client\\.ts$), forms, chat, try, wit, collections, content, search, server/endpoints and its own room',
  ],
  [
    'a server that renders an island',
    'server/config/settings.ts',
    `const form = await import('#forms/contact-form.tsx')`,
    'server/config/settings.ts -> forms/contact-form.tsx: server/config may import only forms (files like \\.ts$), wit, search, content, language/lazy.ts and its own room',
  ],
  [
    'a room of the server that reaches up',
    'server/database/tables.ts',
    `import { states } from '#server/outbox/deliveries.ts'`,
    'server/database/tables.ts -> server/outbox/deliveries.ts: server/database may import only forms (files like \\.ts$), wit, search, content, language/lazy.ts, server/config, server/runtime and its own room',
  ],
  [
    'a room within a room that the grant of the outer one does not open',
    'server/answers/answers.ts',
    `import { smtp } from '#server/outbox/channels/owner-mail.ts'`,
    'server/answers/answers.ts -> server/outbox/channels/owner-mail.ts: server/answers may import only forms (files like \\.ts$), wit, search, content, language/lazy.ts, chat/wire.ts, try (files like (?:^|\\/)(?:wire|shown|titles-csv)\\.ts$), language/slices.ts, language/tagger.ts, server/config, server/runtime, server/database, server/limits, server/answers/ai and its own room',
  ],
  [
    'an endpoint that reaches past the wire of the question page',
    'server/endpoints/question.ts',
    `import { encode } from '#chat/wire.ts'\nimport { startOf } from '#chat/exchange.ts'`,
    'server/endpoints/question.ts -> chat/exchange.ts: server/endpoints may import only forms (files like \\.ts$), wit, search, content, language/lazy.ts, chat/wire.ts, try (files like (?:^|\\/)(?:wire|shown|titles-csv)\\.ts$), types of server/services.ts, types of server/answers, types of server/submissions, server/http and its own room',
  ],
  [
    'a channel that knows what fills the outbox',
    'server/outbox/channels/smtp.ts',
    `import type { Outbox } from '#server/outbox/outbox.ts'`,
    'server/outbox/channels/smtp.ts -> server/outbox/outbox.ts: server/outbox/channels may import only forms (files like \\.ts$), wit, search, content, language/lazy.ts, server/config, server/runtime, server/outbox/letters and its own room',
  ],
  [
    'a layout with a form that is neither the newsletter nor woken late',
    'layouts/page.astro',
    `---\nimport { ContactForm } from '#forms/contact-form.tsx'\n---`,
    'layouts/page.astro -> forms/contact-form.tsx: layouts may import only ui, art, sections, forms (files like \\/newsletter[^/]*$), content, collections, styles and its own room',
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
    'shared/button.tsx -> art/face.tsx: shared is no room, so it has no rule for imports',
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
    'server/site/outbox.ts': `import { post } from './post.ts'`,
    'server/site/post.ts': `import type { Row } from '#server/site/rows.ts'`,
    'server/site/rows.ts': `export * from '#server/site/outbox.ts'`,
    'server/main.ts': `import '#server/site/outbox.ts'`,
  })
  expect(brokenRules(src)).toEqual([
    'server/site/outbox.ts -> server/site/post.ts -> server/site/rows.ts -> server/site/outbox.ts: files may not import one another in a circle',
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
  [`let services: import('#x').Services`, true],
]

test.each(importTable)('%s', (text, typesOnly) => {
  expect(importsOf('file.ts', text)).toEqual([{ specifier: '#x', typesOnly }])
})

test('words that look like an import are none', () => {
  expect(importsOf('file.tsx', `// import '#x'\nconst words = "import '#x'"`)).toEqual([])
})
