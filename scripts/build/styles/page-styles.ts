import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { firstScreenEnd } from '#content-model/page-marks.ts'
import { inlineHash, policiesFile, policyHeader, type StaticHeaders } from '#server/web/http/security-headers.ts'
import { type ExampleStyles, exampleStylesFile } from '#server/web/prerendered/example-styles.ts'
import { type AstroPage, finishPage, partsOf } from '#server/web/prerendered/finish-page.ts'
import { pagePath } from '#server/web/prerendered/prerendered-pages.ts'
import { digestOf, keptResults } from '../kept-results.ts'
import { ClientCode } from './client-code.ts'
import { type FullStyles, fullStylesName } from './full-styles.ts'
import { LateStyles } from './late-styles.ts'
import { type Markup, readMarkup } from './markup.ts'
import { createPruner, type Pruned } from './prune.ts'
import { shownOn } from './shown.ts'

/** All that a page's style sheet depends on but the page: the code that makes it, and its packages. */
const makers = [...globSync('scripts/build/styles/*.ts').sort(), 'package-lock.json']

const examplePage = /^examples\/(?!page\/)[^/]+\.html$/

/** Pages that are to have one style sheet: what is on them, and their parts' whole style sheets. */
interface Kind {
  full: string
  readonly markup: Markup[]
  readonly words: Set<ReadonlySet<string>>
}

/**
 * Leaves in the head of each finished page one style sheet, with only the rules that the page or its islands can show, and in
 * its security policy only the hashes of what stands in it. Pages rendered on demand keep what Astro gives them: the whole
 * style sheets of their components; those of examples get one that fits all that were built. Of pages that mark where their first
 * screen ends, the rules for what stands below it alone are in a file, and a link at that place.
 */
export function pageStyles(): AstroIntegration {
  const clientCode = new ClientCode()
  // A changed text asks for the same of the same style sheets, and to prune them takes a fifth of a build.
  const { recall, keepUsed } = keptResults('page-styles', digestOf(makers, ''))
  const prune = createPruner(recall)
  const late = new LateStyles(recall)
  const hashes = new Map<Pruned, string>()
  const sheets: Record<string, FullStyles['sheets'][string]> = {}
  const pages: Record<string, string> = {}
  const examples: Kind = { full: '', markup: [], words: new Set() }

  function finished(name: string, page: string, policy: string): AstroPage {
    const { before, after, styles } = partsOf(page)
    const [start = '', ...below] = after.split(firstScreenEnd)
    const rest = below.join(firstScreenEnd)
    const markup = readMarkup(before + start + rest)
    const words = clientCode.wordsOn(markup)
    if (examplePage.test(name)) {
      examples.full = styles
      examples.markup.push(markup)
      for (const known of words) examples.words.add(known)
    }
    const found = prune(styles, shownOn([markup], words))
    const hash = hashes.get(found) ?? inlineHash(styles + found.leftOut)
    hashes.set(found, hash)
    sheets[hash] ??= { full: styles, leftOut: found.leftOut }
    pages[`/${name}`] = hash
    const { css, link } = late.split(found.css, below.length > 0 ? readMarkup(before + start) : undefined)
    return finishPage({ before, after: start + link + rest }, css, policy)
  }

  return {
    name: 'page-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [clientCode.plugin] } })
      },
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir)
        const build = join(client, '..')
        const headers: StaticHeaders = JSON.parse(readFileSync(join(build, policiesFile), 'utf8'))
        const policies = new Map(
          headers.map(({ pathname, headers }) => [pathOf(pathname), headers.find(isPolicy)] as const),
        )
        for (const name of pagesIn(client)) {
          const policy = policies.get(pagePath(name))
          if (policy === undefined) throw new Error(`Astro wrote no security policy for ${name}`)
          const { html, policy: tightened } = finished(name, readFileSync(join(client, name), 'utf8'), policy.value)
          writeFileSync(join(client, name), html)
          policy.value = tightened
        }
        writeFileSync(join(build, policiesFile), JSON.stringify(headers))
        await late.write(client)
        const ofExamples: ExampleStyles = prune(examples.full, shownOn(examples.markup, [...examples.words]))
        writeFileSync(join(build, 'server', exampleStylesFile), JSON.stringify(ofExamples))
        const kept: FullStyles = { sheets, pages, examples: { ...ofExamples, full: examples.full } }
        writeFileSync(join(build, fullStylesName), JSON.stringify(kept))
        keepUsed()
      },
    },
  }
}

const isPolicy = ({ key }: { readonly key: string }) => key.toLowerCase() === policyHeader

/** The path of a page, as `pagePath` has it. */
const pathOf = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/$/, '') : '/')

const pagesIn = (client: string): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
