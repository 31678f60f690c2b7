import { toCsv } from '#forms/engine/csv.ts'
import { forms } from '#forms/registry.ts'
import type { Lead } from '#server/leads/read-leads.ts'

export const leadsAsJson = (leads: readonly Lead[]): string => `${JSON.stringify(leads, null, 2)}\n`

/** Leads for a spreadsheet: a row each, with a column for every field of any form. */
export function leadsAsCsv(leads: readonly Lead[]): string {
  const fields = [...new Set(forms.flatMap((form) => form.fields as readonly string[]))]
  return toCsv([
    ['id', 'form', 'createdAt', 'status', ...fields],
    ...leads.map((lead) => [
      lead.id,
      lead.form,
      lead.createdAt,
      lead.status,
      ...fields.map((field) => lead.fields[field]),
    ]),
  ])
}

/** Leads for a person at a terminal. @param what the noun for one of them */
export function leadsAsText(leads: readonly Lead[], what = 'lead'): string {
  if (leads.length === 0) return 'No leads yet.\n'
  const title = leads.length === 1 ? `1 ${what}` : `${leads.length} ${what}s, newest first`
  return `${[title, ...leads.map(asText)].join('\n\n')}\n`
}

function asText({ id, form, createdAt, fields, status, suspicion = [], deliveries }: Lead): string {
  const when = `${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)} UTC`
  const lines = Object.entries(fields).map(([field, value]) => [field, value] as const)
  const ways = deliveries.map(({ channel, recipient, state, attempts, lastError }) => {
    const tries = attempts === 1 ? '1 try' : `${attempts} tries`
    const whom = recipient === null ? '' : `, for ${recipient}`
    return [`> ${channel}`, `${state} after ${tries}${whom}${lastError === null ? '' : `: ${lastError}`}`] as const
  })
  const reasons = suspicion.length === 0 ? [] : [['? spam', suspicion.join('\n')] as const]
  const rows = [...lines, ...reasons, ...ways]
  const width = Math.max(...rows.map(([label]) => label.length))
  return [
    `${when}  ${form}  ${status}  ${id}`,
    ...rows.map(([label, value]) => `  ${label.padEnd(width)}  ${aligned(value, width + 4)}`),
  ].join('\n')
}

/** Replaces control and bidirectional characters, which could move a terminal's cursor or reverse a line. */
const aligned = (value: string, column: number): string =>
  value.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ').replaceAll('\n', `\n${' '.repeat(column)}`)
