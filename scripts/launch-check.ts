/**
 * Lists what a real launch must replace: invented people, reviews and clients, and settings that still have their
 * default. Fails while anything that a visitor would see is a sample.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicSettingNames, settingsTable } from '#server/settings.ts'

/** Entries of content that say `sample: true`, themselves or in a part such as a comment. */
export function samplesIn(folder: string): { file: string; count: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, count: readFileSync(file, 'utf8').match(/^[\s-]*sample:\s*true\s*$/gm)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
}

function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const samples = samplesIn('src/content')
  const unset = settingsTable.filter(({ name }) => (process.env[name] ?? '').trim() === '')
  const printed = unset.filter(({ name }) => publicSettingNames.includes(name))
  const others = unset.filter(({ name }) => !publicSettingNames.includes(name))

  print(
    'Samples in the content',
    samples.map(({ file, count }) => (count > 1 ? `${file} (${count} times)` : file)),
  )
  print('Settings that pages print, at their defaults', printed.map(line))
  print('Other settings at their defaults; check that this is meant', others.map(line))

  const open = samples.length + printed.length
  console.log(open === 0 ? 'Ready for a launch.' : `${open} things to replace before a launch.`)
  process.exitCode = open === 0 ? 0 : 1
}

const line = (setting: (typeof settingsTable)[number]) =>
  `${setting.name.padEnd(26)} ${setting.default || 'empty'}  (${setting.meaning})`

function print(title: string, lines: readonly string[]) {
  console.log(`${title}: ${lines.length}`)
  for (const text of lines) console.log(`  ${text}`)
  console.log()
}

if (import.meta.main) main()
