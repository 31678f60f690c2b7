import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { policiesFile, policyHeader, type StaticHeaders } from '#server/web/http/security-headers.ts'
import { finishPage } from '#server/web/prerendered/finish-page.ts'
import { pagePath } from '#server/web/prerendered/prerendered-pages.ts'
import { digestOf, recallIn } from '../kept-results.ts'
import { type FullStyles, fullStylesName } from './full-styles.ts'
import { wordsIn } from './prune.ts'
import { stylePage } from './styled-page.ts'

/**
 * Leaves in the head of each prerendered page one style sheet with only the rules that the page needs there, and in its security
 * policy only the hashes of its own code. Pages rendered on demand keep the whole style sheets of their components.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const client = fileURLToPath(dir)
        const build = join(client, '..')
        const read = (name: string) => readFileSync(join(client, name), 'utf8')
        const headers: StaticHeaders = JSON.parse(readFileSync(join(build, policiesFile), 'utf8'))
        const policies = new Map(
          headers.map(({ pathname, headers }) => [pathOf(pathname), headers.find(isPolicy)] as const),
        )
        const scripts = wordsIn(globSync('_astro/*.js', { cwd: client }).map(read).join('\n'))
        const recall = recallIn({})
        const sheets: Record<string, FullStyles['sheets'][string]> = {}
        const pages: Record<string, string> = {}
        for (const name of globSync('**/*.html', { cwd: client }).map((file) => file.replaceAll('\\', '/'))) {
          const policy = policies.get(pagePath(name))
          if (policy === undefined) throw new Error(`Astro wrote no security policy for ${name}`)
          const { full, leftOut, file, css, ...parts } = stylePage(read(name), scripts, recall)
          const made = finishPage(parts, css, policy.value)
          policy.value = made.policy
          writeFileSync(join(client, name), made.html)
          if (file) writeFileSync(join(client, file.name), file.css)
          const key = digestOf([], full, ...leftOut)
          sheets[key] = { full, leftOut }
          pages[`/${name}`] = key
        }
        writeFileSync(join(build, policiesFile), JSON.stringify(headers))
        writeFileSync(join(build, fullStylesName), JSON.stringify({ sheets, pages } satisfies FullStyles))
      },
    },
  }
}

const isPolicy = ({ key }: { readonly key: string }) => key.toLowerCase() === policyHeader

/** The path of a page, in the form of `pagePath`. */
const pathOf = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/$/, '') : '/')
