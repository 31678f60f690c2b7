import { createRequire } from 'node:module'
import ts from 'typescript'

const file = 'structured-data.ts'

/**
 * Checks structured data against schema.org's types and properties in `schema-dts`: the data becomes TypeScript, which the
 * compiler checks.
 *
 * @param printed the text of a page's script element, by the page's path
 * @returns the errors, with the paths
 */
export function schemaProblems(printed: ReadonlyMap<string, string>): string[] {
  // `query-input` is Google's property, not schema.org's.
  const statements = [...printed].map(
    ([path, json]) => `page(${JSON.stringify(path)}, ${json.replace(/,"query-input":"[^"]*"/g, '')})`,
  )
  const types = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const source = [
    `import type { Graph } from ${JSON.stringify(types)}`,
    'declare function page(path: string, graph: Graph): void',
    ...statements,
  ].join('\n')
  const options = { noEmit: true, strict: true, skipLibCheck: true, types: [], allowImportingTsExtensions: true }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true) : getSourceFile(name, ...rest)
  host.fileExists = (name) => name === file || fileExists(name)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const path = source.slice(source.lastIndexOf('\npage(', start) + 6).split(',', 1)[0]
    return `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400)}`
  })
}
