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
/** Lets the font, which is seen at once, come before scripts that are files of their own. */
const afterFont = (page: Buffer): Buffer =>
  Buffer.from(
    page.toString('latin1').replaceAll('<script type="module" src', '<script type="module" fetchpriority="low" src'),
    'latin1',
  )
const bodyEnd = '</body>'
const rules = {
  code: Buffer.from(`<script type="speculationrules">${speculationRules}</script>`),
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
  const finished = new Map<Pruned, { readonly element: Buffer; readonly hash: string; readonly hashOfFull: string }>()
  const sheets: Record<string, FullStyles['sheets'][string]> = {}
  const pages: Record<string, string> = {}
  const classesOf = classReader()
  const textOf = sheetReader()
  const policies = new Map<string, string>()

  /** The rules of the style sheet that a page without it needs. Pages with the same rules get one object. */
  const stylesOf = (pathname: string, bare: string, full: string) => {
    const classes = classesOf(bare)
    const writes = clientCode.writes(bare)
    const found = prune(full, (name) => classes.has(name) || writes(name))
    const { css, leftOut } = found
    const known = finished.get(found) ?? {
      element: Buffer.from(full === '' ? '' : styleBegin + css + styleEnd),
      hash: inlineHash(css),
      hashOfFull: inlineHash(full + leftOut),
    }
    finished.set(found, known)
    sheets[known.hashOfFull] ??= { full, leftOut }
    pages[pathname] = known.hashOfFull
    return known
  }

  /** The policy of a page with this code in it: most have the same. */
  const tightened = (policy: string, code: string, style: string) => {
    const key = [policy, code, style].join('\n')
    const added = { styles: [style], scripts: [rules.hash] }
    const found = policies.get(key) ?? tightenPolicy(policy, Buffer.from(code, 'latin1').toString(), added)
    policies.set(key, found)
    return found
  }

  // A post is 80 KB, nearly half of it styles: it is cut as bytes, and looked through as text with a character for each byte.
  const change: RenderChange = (inner) => async (request, options) => {
    const result = await inner.render(request, options)
    const response = result instanceof Response ? result : result.response
    const { pathname } = new URL(request.url)
    if (!pathname.endsWith('.html') || !response.body) return result
    const { before, after, full } = withoutStyles(afterFont(Buffer.from(await response.arrayBuffer())))
    const bare = before.toString('latin1') + after.toString('latin1')
    const { element, hash } = stylesOf(pathname, bare, textOf(full))
    const end = after.indexOf(bodyEnd)
    const bytes =
      end < 0
        ? Buffer.concat([before, element, after])
        : Buffer.concat([before, element, after.subarray(0, end), rules.code, after.subarray(end)])
    response.arrayBuffer = async () => new Uint8Array(bytes).buffer
    const policy = response.headers.get(policyHeader)
    if (policy !== null) response.headers.set(policyHeader, tightened(policy, codeIn(bare), hash))
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
function withoutStyles(html: Buffer): { before: Buffer; after: Buffer; full: Buffer } {
  const styles: Buffer[] = []
  const texts: Buffer[] = []
  let read = 0
  for (let at = html.indexOf(styleBegin); at >= 0; at = html.indexOf(styleBegin, read)) {
    const end = html.indexOf(styleEnd, at)
    texts.push(html.subarray(read, at))
    styles.push(html.subarray(at + styleBegin.length, end))
    read = end + styleEnd.length
  }
  const [before = Buffer.alloc(0), ...rest] = [...texts, html.subarray(read)]
  return { before, after: Buffer.concat(rest), full: Buffer.concat(styles) }
}

/** Reads style sheets. The pages of a kind have the same. */
function sheetReader(): (bytes: Buffer) => string {
  const known: { readonly bytes: Buffer; readonly text: string }[] = []
  return (bytes) => {
    const found = known.find((sheet) => sheet.bytes.equals(bytes)) ?? { bytes, text: bytes.toString() }
    if (!known.includes(found)) known.push(found)
    return found.text
  }
}

/** The elements of a page that a policy speaks of. Facts for search engines are none, and of each page its own. */
const codeIn = (html: string): string =>
  (html.match(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g) ?? [])
    .filter((element) => !/^<[^>]*application\/ld\+json/.test(element))
    .join('')

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
