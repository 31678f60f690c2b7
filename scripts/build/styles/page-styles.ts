import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { inlineHash, policyHeader, tightenPolicy } from '#server/http/security-headers.ts'
import { speculationRules } from '#server/site/speculation-rules.ts'
import type { RenderChange } from '../compress.ts'
import { ClientCode } from './client-code.ts'
import { type FullStyles, fullStylesName } from './full-styles.ts'
import { createPruner } from './prune.ts'

const styleTag = /<style>([\s\S]*?)<\/style>/g

/**
 * Leaves in the head of each finished page one style sheet, with only the rules that the page or its islands can show, and in
 * its security policy only the hashes of what stands in it. Pages rendered on demand keep what Astro gives them: the whole
 * style sheets of their components. Puts what browsers may fetch early at the page's end: a file would be one more request.
 */
export function pageStyles(): { integration: AstroIntegration; change: RenderChange } {
  const clientCode = new ClientCode()
  const prune = createPruner()
  const sheets: Record<string, FullStyles['sheets'][string]> = {}
  const pages: Record<string, string> = {}

  const style = (pathname: string, html: string): { html: string; css: string } => {
    const full = [...html.matchAll(styleTag)].map(([, text = '']) => text).join('')
    const words = clientCode.words(html)
    for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
      for (const name of classes.split(/\s+/)) words.add(name)
    const { css, leftOut } = prune(full, (name) => words.has(name))
    const hash = inlineHash(full + leftOut)
    sheets[hash] = { full, leftOut }
    pages[pathname] = hash
    let first = true
    const styled = html.replace(styleTag, () => {
      const tag = first ? `<style>${css}</style>` : ''
      first = false
      return tag
    })
    return { html: styled, css }
  }

  const change: RenderChange = (inner) => async (request, options) => {
    const result = await inner.render(request, options)
    const response = result instanceof Response ? result : result.response
    const { pathname } = new URL(request.url)
    if (!pathname.endsWith('.html') || !response.body) return result
    const { html, css } = style(pathname, await response.text())
    const page = html.replace('</body>', () => `<script type="speculationrules">${speculationRules}</script></body>`)
    const bytes = new TextEncoder().encode(page)
    response.arrayBuffer = async () => bytes.buffer
    const policy = response.headers.get(policyHeader)
    const added = { styles: [css], scripts: [speculationRules] }
    if (policy !== null) response.headers.set(policyHeader, tightenPolicy(policy, html, added))
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
