import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import { firstScreenEnd } from '#content/page-marks.ts'
import { inlineHash, policyHeader, tightenPolicy } from '#server/http/security-headers.ts'
import { speculationRules } from '#server/site/speculation-rules.ts'
import type { RendererChange } from '../compress.ts'
import { ClientCode } from './client-code.ts'
import { type FullStyles, fullStylesName } from './full-styles.ts'
import { LateStyles } from './late-styles.ts'
import { MarkedMarkup } from './marked-markup.ts'
import { type Markup, readMarkup } from './markup.ts'
import { NamedSheets } from './named-sheets.ts'
import { createPruner, type Pruned } from './prune.ts'
import { shortMarkup } from './short-markup.ts'

const [styleBegin, styleEnd] = ['<style>', '</style>']
/** Lets the font, which is seen at once, come before scripts that are files of their own. */
const afterFont = (html: string): string =>
  html.replaceAll('<script type="module" src', '<script type="module" fetchpriority="low" src')
const bodyEnd = '</body>'
/** A text as its bytes: a character for each. */
const latin1 = (text: string): string => Buffer.from(text).toString('latin1')
const rules = {
  code: latin1(`<script type="speculationrules">${speculationRules}</script>`),
  hash: inlineHash(speculationRules),
}

/**
 * Leaves in the head of each finished page one style sheet, with only the rules that the page or its islands can show, and in
 * its security policy only the hashes of what stands in it. Pages rendered on demand keep what Astro gives them: the whole
 * style sheets of their components. Of pages that mark where their first screen ends, the rules for what stands below it alone
 * are in a file, and a link at that place. Puts what browsers may fetch early at the page's end: a file would be one more request.
 * Lets scripts wait for the font.
 */
export function pageStyles(): { integration: AstroIntegration; change: RendererChange } {
  const clientCode = new ClientCode()
  const prune = createPruner()
  const late = new LateStyles()
  const elements = new Map<string, { readonly element: string; readonly hash: string }>()
  const hashes = new Map<Pruned, string>()
  const sheets: Record<string, FullStyles['sheets'][string]> = {}
  const pages: Record<string, string> = {}
  const named = new NamedSheets()
  const marked = new MarkedMarkup(readMarkup, (html) => shortMarkup(afterFont(html)))
  const policies = new Map<string, string>()

  /** The rules of the style sheet that a page without it needs. Pages with the same rules get one object. */
  const stylesOf = (
    pathname: string,
    full: string,
    first: readonly Markup[] | undefined,
    markup: readonly Markup[],
  ) => {
    const found = prune(full, markup, clientCode.wordsOn(markup))
    const hashOfFull = hashes.get(found) ?? inlineHash(full + found.leftOut)
    hashes.set(found, hashOfFull)
    sheets[hashOfFull] ??= { full, leftOut: found.leftOut }
    pages[pathname] = hashOfFull
    const { css, link } = late.split(found.css, first)
    const known = elements.get(css) ?? {
      element: latin1(full === '' ? '' : styleBegin + css + styleEnd),
      hash: inlineHash(css),
    }
    elements.set(css, known)
    return { ...known, link }
  }

  const fulls = new Map<string, string>()

  /** What stands in the style sheets of a page, of which Astro wrote the names. The pages of a kind have the same. */
  const fullOf = (styles: string) => {
    const full = fulls.get(styles) ?? named.full(Buffer.from(styles, 'latin1').toString())
    fulls.set(styles, full)
    return full
  }

  /** The policy of a page with this code in it: most have the same. */
  const tightened = (policy: string, code: string, style: string) => {
    const key = [policy, code, style].join('\n')
    const added = { styles: [style], scripts: [rules.hash] }
    const found = policies.get(key) ?? tightenPolicy(policy, Buffer.from(code, 'latin1').toString(), added)
    policies.set(key, found)
    return found
  }

  /** A part of a page: its text, and all that is in it. Its own markup is looked through in one piece. */
  const partOf = (html: string): { readonly text: string; readonly markup: readonly Markup[] } => {
    const { texts, shared, own } = marked.piecesOf(html)
    return { text: texts.join(''), markup: [...shared, readMarkup(own.join('\n'))] }
  }

  /** A page with its styles and rules, the elements that a policy speaks of, and the hash of its styles. */
  const cut = (pathname: string, html: string) => {
    const { before, after, styles } = withoutStyles(html)
    const [start = '', ...below] = after.split(firstScreenEnd)
    const head = partOf(before)
    const first = partOf(start)
    const begin = [...head.markup, ...first.markup]
    const rest = partOf(below.join(firstScreenEnd))
    const markup = [...begin, ...rest.markup]
    const { element, hash, link } = stylesOf(pathname, fullOf(styles), below.length > 0 ? begin : undefined, markup)
    return { page: withRules(head.text + element + first.text + link + rest.text), code: codeIn(markup), hash }
  }

  // A page is looked through and cut as text with a character for each byte, which takes no decoding.
  const render =
    (inner: AstroPrerenderer): AstroPrerenderer['render'] =>
    async (request, options) => {
      const result = await inner.render(request, options)
      const response = result instanceof Response ? result : result.response
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('.html') || !response.body) return result
      const html = Buffer.from(await response.arrayBuffer()).toString('latin1')
      const { page, code, hash } = cut(pathname, html)
      const bytes = new Uint8Array(page.length)
      Buffer.from(bytes.buffer).write(page, 'latin1')
      response.arrayBuffer = async () => bytes.buffer
      const policy = response.headers.get(policyHeader)
      if (policy !== null) response.headers.set(policyHeader, tightened(policy, code, hash))
      return result
    }

  const change: RendererChange = (inner) => ({
    ...inner,
    setup: async () => {
      await inner.setup?.()
      named.put(inner)
      marked.begin()
    },
    render: render(inner),
    teardown: async () => {
      marked.end()
      named.takeBack()
      await inner.teardown?.()
    },
  })

  const integration: AstroIntegration = {
    name: 'page-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [clientCode.plugin] } })
      },
      'astro:build:done': async ({ dir }) => {
        const kept: FullStyles = { sheets, pages }
        await late.write(fileURLToPath(dir))
        await writeFile(join(fileURLToPath(dir), '..', fullStylesName), JSON.stringify(kept))
      },
    },
  }
  return { integration, change }
}

/** A page before and after the place of its first style sheet, without any, and what stands in all of them. */
function withoutStyles(html: string): { before: string; after: string; styles: string } {
  const texts: string[] = []
  let styles = ''
  let read = 0
  for (let at = html.indexOf(styleBegin); at >= 0; at = html.indexOf(styleBegin, read)) {
    const end = html.indexOf(styleEnd, at)
    texts.push(html.slice(read, at))
    styles += html.slice(at + styleBegin.length, end)
    read = end + styleEnd.length
  }
  const [before = '', ...rest] = [...texts, html.slice(read)]
  return { before, after: rest.join(''), styles }
}

/** A page with what browsers may fetch early at its end. */
function withRules(page: string): string {
  const end = page.lastIndexOf(bodyEnd)
  return end < 0 ? page : page.slice(0, end) + rules.code + page.slice(end)
}

/** The elements of a page that a policy speaks of. Facts for search engines are none, and of each page its own. */
const codeIn = (markup: readonly Markup[]): string =>
  markup.flatMap(({ code }) => code.filter(({ kind }) => kind !== 'facts').map(({ element }) => element)).join('')
