import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formNamed, forms } from '#forms/registry.ts'
import { openDatabase, sqlitePath } from '#server/database.ts'
import type { Command, Desk } from '#server/desk/command.ts'
import { readLeads } from '#server/desk/read-leads.ts'
import { leadsAsCsv, leadsAsJson, leadsAsText } from '#server/desk/show-leads.ts'
import { UsageError } from '#server/desk/usage.ts'
import { migrate } from '#server/migrations.ts'

const names = forms.map(({ name }) => name).join(', ')

/** Lists leads. */
export const leads: Command = {
  name: 'leads',
  usage: 'leads [--form <form>] [--csv | --json]',
  summary: 'what people sent, newest first',
  details: [
    `--form <form>  one form only: ${names}`,
    '--csv          for a spreadsheet, one row per lead',
    '--json         for a program, an array of leads with their deliveries',
  ],
  async run(words, desk) {
    const { form, show } = options(words)
    desk.print(show(await read(desk, form)))
  },
}

function options(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: { form: { type: 'string' }, csv: { type: 'boolean' }, json: { type: 'boolean' } },
  })
  if (values.csv && values.json) throw new UsageError('Choose --csv or --json, not both.')
  if (values.form !== undefined && !formNamed(values.form)) {
    throw new UsageError(`There is no form "${values.form}". The forms are: ${names}.`)
  }
  return { form: values.form, show: (values.json && leadsAsJson) || (values.csv && leadsAsCsv) || leadsAsText }
}

async function read({ settings }: Desk, form: string | undefined) {
  // Before the first start there is no file, and looking at leads is no reason to make one.
  if (settings.databaseUrl === undefined && !existsSync(sqlitePath(settings))) return []
  const database = openDatabase(settings, { lockWaitMs: 10_000 })
  try {
    await migrate(database)
    return await readLeads(database, form)
  } finally {
    await database.destroy()
  }
}
