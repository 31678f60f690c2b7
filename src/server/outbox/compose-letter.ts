/** A paragraph, or a link that stands by itself: a line in the text, a button in HTML. */
export type Block = string | { readonly button: string; readonly href: string }
/** A line below the rule: words, or a link with its label. */
export type SmallLine = string | { readonly label: string; readonly href: string }

export interface LetterParts {
  /** First line of the HTML part. The text has none: its subject has just been read. */
  readonly title: string
  readonly blocks: readonly Block[]
  /** Below the rule, small: why it was sent, how to leave, where we are. */
  readonly small: readonly SmallLine[]
  /** What stands on top of the HTML part: the sender's name. */
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
    html: page(wordmark, title, blocks.map(blockHtml), small.map(smallHtml)),
  }
}

/** Keeps the writer's line breaks, and breaks what is longer between words. */
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

// The colors of tokens.css for mail programs, which read no style sheet: ink, paper, tomato and line.
const font = 'font:16px/24px Arial,Helvetica,sans-serif'
const pill = `display:inline-block;padding:12px 24px;border-radius:24px;background:#17130e;color:#faf6eb;font-weight:bold;text-decoration:none`

const page = (wordmark: string, title: string, blocks: readonly string[], small: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
  `<body style="margin:0;padding:24px"><div style="max-width:560px;${font}">` +
  `<p style="margin:0 0 24px"><b>${escaped(wordmark)}</b><b style="color:#fb5534">&mdash;</b></p>` +
  `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escaped(title)}</h1>${blocks.join('')}` +
  (small.length > 0
    ? `<hr style="margin:24px 0 16px;border:0;border-top:1px solid #8a8172"><p style="margin:0;font-size:14px;line-height:20px">${small.join('<br>')}</p>`
    : '') +
  '</div></body></html>'

const blockHtml = (block: Block): string =>
  typeof block === 'string'
    ? `<p style="margin:0 0 16px">${escaped(block).replaceAll('\n', '<br>')}</p>`
    : `<p style="margin:0 0 16px"><a href="${escaped(block.href)}" style="${pill}">${escaped(block.button)}</a></p>`

const smallHtml = (line: SmallLine): string =>
  typeof line === 'string'
    ? escaped(line)
    : `<a href="${escaped(line.href)}" style="color:inherit">${escaped(line.label)}</a>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
