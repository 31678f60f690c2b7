import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { inlineHash, policyHeader, tightenPolicy } from '#server/http/security-headers.ts'
import { speculationRules } from '#server/site/speculation-rules.ts'
import type { RenderChange } from '../compress.ts'
import { ClientCode } from './client-code.ts'
import { type FullStyles, fullStylesName } from './full-styles.ts'
import { createPruner, type Pruned } from './prune.ts'

const [styleBegin, styleEnd] = ['<style>', '</style>']
/** What a script that is a file of its own begins with, and with which the font comes before it: that is seen at once. */
const afterFont = ['<script type="module" src', '<script type="module" fetchpriority="low" src'] as const
const rules = {
  code: `<script type="speculationrules">${speculationRules}</script>`,
  hash: inlineHash(speculationRules),
}

/**
 * Leaves in the head of each finished page one style sheet, with only the rules that the page or its islands can show, and in
 * its security policy only the hashes of what stands in it. Pages rendered on demand keep what Astro gives them: the whole
 * style sheets of their components. Puts what browsers may fetch early at the page's end: a file would be one more request.
 * Lets scripts wait for the font.
 */
export function pageStyles(): { integration: AstroIntegration; change: RenderChange } {
  const clientCode = new ClientCode()
  const prune = createPruner()
  const hashes = new Map<Pruned, { readonly ofPruned: string; readonly ofFull: string }>()
  const sheets: Record<string, FullStyles['sheets'][string]> = {}
  const pages: Record<string, string> = {}
  const classesOf = classReader()

  /** The rules of the style sheet that a page without it needs. Pages with the same rules get one object. */
  const stylesOf = (pathname: string, bare: string, full: string) => {
    const classes = classesOf(bare)
    const writes = clientCode.writes(bare)
    const found = prune(full, (name) => classes.has(name) || writes(name))
    const { css, leftOut } = found
    const known = hashes.get(found) ?? { ofPruned: inlineHash(css), ofFull: inlineHash(full + leftOut) }
    hashes.set(found, known)
    sheets[known.ofFull] ??= { full, leftOut }
    pages[pathname] = known.ofFull
    return { css, hash: known.ofPruned }
  }

  const change: RenderChange = (inner) => async (request, options) => {
    const result = await inner.render(request, options)
    const response = result instanceof Response ? result : result.response
    const { pathname } = new URL(request.url)
    if (!pathname.endsWith('.html') || !response.body) return result
    const { full, before, after } = withoutStyles((await response.text()).replaceAll(...afterFont))
    const bare = before + after
    const { css, hash } = stylesOf(pathname, bare, full)
    const sheet = full === '' ? '' : styleBegin + css + styleEnd
    const bytes = new TextEncoder().encode(before + sheet + after.replace('</body>', () => `${rules.code}</body>`))
    response.arrayBuffer = async () => bytes.buffer
    const policy = response.headers.get(policyHeader)
    const added = { styles: [hash], scripts: [rules.hash] }
    if (policy !== null) response.headers.set(policyHeader, tightenPolicy(policy, bare, added))
    return result
  }

  const integration: AstroIntegration = {
    name: 'page-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [clientCode.plugin] } })
      },
      'astro:build:done': async ({ dir }) => {
        const kept: FullStyles = { sheets, pages }
        await writeFile(join(fileURLToPath(dir), '..', fullStylesName), JSON.stringify(kept))
      },
    },
  }
  return { integration, change }
}

/** A page before and after the place of its first style sheet, without any, and what stands in all of them. */
function withoutStyles(html: string): { before: string; after: string; full: string } {
  const [before = '', ...rest] = html.split(styleBegin)
  const parts = rest.map((part) => {
    const end = part.indexOf(styleEnd)
    return { style: part.slice(0, end), text: part.slice(end + styleEnd.length) }
  })
  const all = (of: 'style' | 'text') => parts.map((part) => part[of]).join('')
  return { before, after: all('text'), full: all('style') }
}

/** Reads the classes of pages. Most of them have the same elements, so a class attribute is taken apart once. */
function classReader(): (html: string) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>()
  return (html) => {
    const attributes = new Set(html.match(/\sclass="[^"]*"/g))
    const classes = new Set<string>()
    for (const attribute of attributes) {
      const names = known.get(attribute) ?? attribute.slice(attribute.indexOf('"') + 1, -1).split(/\s+/)
      known.set(attribute, names)
      for (const name of names) classes.add(name)
    }
    return classes
  }
}
