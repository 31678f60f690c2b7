import { inlineHash, tightenPolicy } from '#server/web/http/security-headers.ts'
import { speculationRules } from '#server/web/prerendered/speculation-rules.ts'

const [styleBegin, styleEnd] = ['<style>', '</style>']
const bodyEnd = '</body>'
const rules = {
  code: `<script type="speculationrules">${speculationRules}</script>`,
  hash: inlineHash(speculationRules),
}

/** A page as Astro rendered it. */
export interface AstroPage {
  readonly html: string
  /** Its content security policy, with hashes of code that is not in it, too. */
  readonly policy: string
}

/** A page in parts: the text before and after the place of its first style sheet, and all its style sheets. */
export interface PageParts {
  readonly before: string
  readonly after: string
  readonly styles: string
}

/** Splits a page of Astro's into parts. */
export function partsOf(html: string): PageParts {
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

/** A page with its style sheets, one of which Astro leaves in the body, merged in the head, and their hash. */
export function withOneStyleSheet(page: string): { html: string; hash: string } {
  const { before, after, styles } = partsOf(page)
  const style = styles === '' ? '' : styleBegin + styles + styleEnd
  return { html: before + style + after, hash: inlineHash(styles) }
}

/**
 * A page with one style sheet, speculation rules at its end, scripts that wait for the visible font, and a policy with
 * the hashes of its own code only.
 *
 * @param css replaces its style sheets
 */
export function finishPage(
  { before, after }: Pick<PageParts, 'before' | 'after'>,
  css: string,
  policy: string,
): AstroPage {
  const style = css === '' ? '' : styleBegin + css + styleEnd
  const page = (before + style + after).replaceAll(
    '<script type="module" src',
    '<script type="module" fetchpriority="low" src',
  )
  const end = page.lastIndexOf(bodyEnd)
  const html = end < 0 ? page : page.slice(0, end) + rules.code + page.slice(end)
  return { html, policy: tightenPolicy(policy, html, { styles: [inlineHash(css)], scripts: [rules.hash] }) }
}
