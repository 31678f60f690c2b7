import { palette } from '#content-model/palette.ts'

/** A paragraph, or a link that stands by itself: a line in the text, a button in HTML. */
export type Block = string | { readonly button: string; readonly href: string }
/** A line below the rule: words, or a link with its label. */
export type SmallLine = string | { readonly label: string; readonly href: string }

export interface LetterParts {
  /** First line of the HTML part. The text part has none: its reader has just seen the subject. */
  readonly title: string
  readonly blocks: readonly Block[]
  /** Small print below the rule: the reason for the letter, the leave link, the sender's address. */
  readonly small: readonly SmallLine[]
  /** The sender's name, on top of the HTML part. */
  readonly wordmark: string
}

/** Columns of the text part, as in RFC 3676. A word that is longer, such as a link, stays whole. */
const columns = 72

/** Writes both parts of a letter: text that can be read alone, and HTML without picture, font or background. */
export function composeLetter({ title, blocks, small, wordmark }: LetterParts): { text: string; html: string } {
  const lines = blocks.map((block) => (typeof block === 'string' ? wrapped(block) : block.href))
  const end = small.map((line) => (typeof line === 'string' ? wrapped(line) : `${line.label}: ${line.href}`))
  return {
    text: [...lines, ...(end.length > 0 ? [`--\n${end.join('\n')}`] : [])].join('\n\n'),
    html: writeHtml({ wordmark, title, blocks, small }),
  }
}

/** Blocks of the HTML part alone: an answer below its question, and a table of counts. */
export type HtmlBlock =
  | Block
  | { readonly label: string; readonly answer: string }
  | { readonly rows: readonly { readonly count: number; readonly name: string; readonly href?: string }[] }

export interface HtmlParts extends Omit<LetterParts, 'title' | 'blocks'> {
  /** First line, in large; undefined for a letter that begins with a paragraph. */
  readonly title?: string
  readonly blocks: readonly HtmlBlock[]
}

/** The HTML part of a letter whose text part is written separately. It loads nothing. */
export const writeHtml = ({ title, blocks, small, wordmark }: HtmlParts): string =>
  page(wordmark, title, blocks.map(blockHtml), small.map(smallHtml))

/** Keeps the writer's line breaks, and wraps longer lines between words. */
const wrapped = (paragraph: string): string => paragraph.split('\n').map(wrappedLine).join('\n')

function wrappedLine(line: string): string {
  if (line.length <= columns) return line
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/ +/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (longer.length > columns && current !== '') {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current].join('\n')
}

// Mail programs read no style sheet.
const { band, 'on-band': onBand, tomato, line } = palette.light
const font = 'font:16px/24px Arial,Helvetica,sans-serif'
const pill = `display:inline-block;padding:12px 24px;border-radius:24px;background:${band};color:${onBand};font-weight:bold;text-decoration:none`

const page = (
  wordmark: string,
  title: string | undefined,
  blocks: readonly string[],
  small: readonly string[],
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title ?? wordmark)}</title></head>` +
  `<body style="margin:0;padding:24px"><div style="max-width:560px;${font}">` +
  `<p style="margin:0 0 24px"><b>${escaped(wordmark)}</b><b style="color:${tomato}">&mdash;</b></p>` +
  (title === undefined ? '' : `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escaped(title)}</h1>`) +
  blocks.join('') +
  (small.length > 0
    ? `<hr style="margin:24px 0 16px;border:0;border-top:1px solid ${line}"><p style="margin:0;font-size:14px;line-height:20px">${small.join('<br>')}</p>`
    : '') +
  '</div></body></html>'

function blockHtml(block: HtmlBlock): string {
  if (typeof block === 'string') return paragraph(withBreaks(block))
  if ('button' in block)
    return paragraph(`<a href="${escaped(block.href)}" style="${pill}">${escaped(block.button)}</a>`)
  // `dir="auto"`: an answer may be in any language.
  if ('label' in block)
    return paragraph(`<b>${escaped(block.label)}</b><br><span dir="auto">${withBreaks(block.answer)}</span>`)
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse;${font}">${block.rows.map(rowHtml).join('')}</table>`
}

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

const withBreaks = (text: string): string => escaped(text).replaceAll('\n', '<br>')

const cell = `padding:6px 0;border-top:1px solid ${line};text-align:left`

const rowHtml = ({ count, name, href }: { count: number; name: string; href?: string }): string =>
  `<tr><td style="width:42px;${cell};font-weight:bold">${count}</td><td style="${cell}">${
    href === undefined ? escaped(name) : smallHtml({ label: name, href })
  }</td></tr>`

const smallHtml = (line: SmallLine): string =>
  typeof line === 'string'
    ? escaped(line)
    : `<a href="${escaped(line.href)}" style="color:inherit">${escaped(line.label)}</a>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
