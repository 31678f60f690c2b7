import { parseArgs } from 'node:util'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { deliveryState, type Tables } from '#server/database/tables.ts'
import { type Command, counted, NotThere, noWords, oneWord, readWords, said, UsageError } from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'
import { readLeads } from '#server/desk/read-leads.ts'
import { leadsAsJson, leadsAsText } from '#server/desk/show-leads.ts'
import { createEraseLinks } from '#server/erasure/erase-links.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { stamp } from '#server/runtime/clock.ts'

/** Lists leads, and letters of the site's own, that some channel has given up. */
export const dead: Command = {
  name: 'dead',
  usage: 'dead [--json]',
  summary: 'leads and letters that a channel has given up',
  details: [
    '--json  for a program, an array of leads; a letter’s form is its kind, and its one field the address',
    '',
    '`retry` sends them on their way again. A letter with a link that erases is kept for a week.',
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    noWords(rest)
    const leads = await withDatabase(desk, (database) => readLeads(database, { dead: true, letters: true }))
    const text = leads.length === 0 ? 'No dead letters.\n' : leadsAsText(leads, 'dead letter')
    desk.print(json ? leadsAsJson(leads) : text)
  },
}

/** Puts dead deliveries back on their way. */
export const retry: Command = {
  name: 'retry',
  usage: 'retry <id> | --all-dead [--json]',
  summary: 'tries given-up deliveries again, from the start of the schedule',
  details: [
    '<id>        those of one lead or letter; those that still wait are tried at once',
    '--all-dead  those of every lead and letter',
    '--json      for a program, { "retried": <count> }',
  ],
  async run(words, desk) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { 'all-dead': { type: 'boolean' }, json: { type: 'boolean' } },
      allowPositionals: true,
    })
    const all = values['all-dead'] ?? false
    if (all === positionals.length > 0) throw new UsageError('Name a lead, or say --all-dead.')
    const id = all ? undefined : oneWord(positionals, 'lead')
    const retried = await withDatabase(desk, async (database) => {
      if (id !== undefined && (await readLeads(database, { id, letters: true })).length === 0) {
        throw new NotThere(`There is no lead "${id}".`)
      }
      return retryDead(database, id, Date.now())
    })
    const sentence = `${counted(retried, 'delivery', 'deliveries')} will be tried by the running server within 15 seconds.`
    desk.print(said(values.json ?? false, retried === 0 ? 'There was nothing to retry.' : sentence, { retried }))
  },
}

/**
 * Makes deliveries due again: of one lead or letter, those given up or waiting; without one, all that were given up. What
 * is being tried at this moment is left alone. The links in letters among them work anew, or they would come too late.
 * @param id of a lead or letter
 * @returns how many
 */
export function retryDead(database: Database, id: string | undefined, now: number): Promise<number> {
  const isMeant = (delivery: ExpressionBuilder<Tables, 'deliveries'>) =>
    id === undefined
      ? delivery('state', '=', deliveryState.dead)
      : delivery.and([
          delivery('submission_id', '=', id),
          delivery('lease_id', 'is', null),
          delivery('state', 'in', [deliveryState.dead, deliveryState.pending]),
        ])
  return database.transaction().execute(async (transaction) => {
    const letters = await transaction
      .selectFrom('submissions')
      .select(['submission_key', 'email'])
      .where('form', '=', letterKind.eraseLink)
      .where('id', 'in', (query) => query.selectFrom('deliveries').select('submission_id').where(isMeant))
      .execute()
    const links = createEraseLinks(database)
    for (const { submission_key: link, email } of letters) {
      if (link !== null && email !== null) await links.keep(transaction, link, email, now)
    }
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      // The id stays, and with it the key by which a receiver can tell a repetition.
      .set({
        state: deliveryState.pending,
        attempts: 0,
        failures: 0,
        handed_at: null,
        next_at: stamp(now),
        finished_at: null,
      })
      .where(isMeant)
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  })
}
