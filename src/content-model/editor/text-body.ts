import { type ComponentSchema, fields } from '@keystatic/core'

type Options = Parameters<typeof fields.markdoc>[0]
type Body = ReturnType<typeof fields.markdoc>

/** Keystatic's own field for a text, writing plain Markdown: the build has no Markdoc. */
export function textBody(options: Options): Body & ComponentSchema {
  const field = fields.markdoc(options)
  return {
    ...field,
    serialize(value, extra) {
      const { content, ...rest } = field.serialize(value, extra)
      const text = plainMarkdown(new TextDecoder().decode(content))
      // An empty line separates the front matter and the text.
      return { ...rest, content: new TextEncoder().encode(`\n${text}`) }
    },
  }
}

/** Numbers the items of ordered lists and turns Markdoc's tables into those of Markdown. */
export function plainMarkdown(markdoc: string): string {
  const tables = markdoc.replace(/^\{% table %\}\n([\s\S]*?)^\{% \/table %\}$/gm, (_, rows: string) => tableOf(rows))
  // A list continues over empty and indented lines.
  return tables.replace(/^1\. .*(?:\n(?:\s.*|1\. .*)?)*/gm, (list) => {
    let number = 0
    return list.replace(/^1\./gm, () => `${++number}.`)
  })
}

/** Markdoc separates rows by rules and writes their cells as items of a list. */
function tableOf(rows: string): string {
  const [head = [], ...body] = rows.split(/^---$/m).map((row) =>
    row
      .split(/^- ?/m)
      .slice(1)
      .map((cell) =>
        cell
          .trim()
          .replace(/\s*\n\s*/g, ' ')
          .replaceAll('|', '\\|'),
      ),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
