/** Keeps the table of settings in README.md equal to the settings the server reads. `npm run fix` rewrites it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from '#server/platform/config/settings.ts'

const file = new URL('../README.md', import.meta.url)
const begin = '<!-- settings: written by `npm run fix` -->'
const end = '<!-- /settings -->'

/** The current README with an up-to-date table. */
export function withSettings(readme: string): string {
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md has lost the lines ${begin} and ${end}`)
  return `${before}${begin}\n${table()}\n${end}${after}`
}

function table(): string {
  const rows = settingsTable.map(
    ({ name, meaning, default: value }) =>
      `| \`${name}\` | ${cell(meaning)} | ${value === '' ? '' : `\`${cell(value)}\``} |`,
  )
  return ['| Setting | Meaning | Default |', '|---|---|---|', ...rows].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|')

export const readReadme = (): string => readFileSync(file, 'utf8')

if (import.meta.main) writeFileSync(file, withSettings(readReadme()))
