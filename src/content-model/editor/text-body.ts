import { type ComponentSchema, fields } from '@keystatic/core'

type Options = Parameters<typeof fields.markdoc>[0]
type Body = ReturnType<typeof fields.markdoc>

/** Keystatic's own field for a text, which writes plain Markdown: no build here knows Markdoc's tags. */
export function textBody(options: Options): Body & ComponentSchema {
  const field = fields.markdoc(options)
  return {
    ...field,
    serialize(value, extra) {
      const { content, ...rest } = field.serialize(value, extra)
      const text = plainMarkdown(new TextDecoder().decode(content))
      // Between the fields and the text stands an empty line.
      return { ...rest, content: new TextEncoder().encode(`\n${text}`) }
    },
  }
}

/** Numbers the items of ordered lists and turns Markdoc's tables into those of Markdown. */
export function plainMarkdown(markdoc: string): string {
  const tables = markdoc.replace(/^\{% table %\}\n([\s\S]*?)^\{% \/table %\}$/gm, (_, rows: string) => tableOf(rows))
  // An empty line or an indented one ends no list.
  return tables.replace(/^1\. .*(?:\n(?:\s.*|1\. .*)?)*/gm, (list) => {
    let number = 0
    return list.replace(/^1\./gm, () => `${++number}.`)
  })
}

/** Rows stand under each other between rules, their cells as items of a list. */
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
