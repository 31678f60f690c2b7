import { comment } from '#forms/comment/comment.ts'
import { createLists, type Lists } from '#server/consent/lists.ts'
import type { Database } from '#server/database/database.ts'
import { submissionStatus } from '#server/database/tables.ts'
import {
  type Command,
  type Desk,
  NotThere,
  noWords,
  oneWord,
  readWords,
  said,
  UsageError,
} from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'
import { type LeadFilter, readLeads } from '#server/desk/read-leads.ts'
import { leadsAsJson, leadsAsText } from '#server/desk/show-leads.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { channelsFrom } from '#server/outbox/channels/registry.ts'
import { newDeliveries } from '#server/outbox/deliveries.ts'

/** Something to do with one entry of a list. */
interface Action {
  readonly done: string
  /** @returns false when there is no such entry */
  run(database: Database, id: string, desk: Desk): Promise<boolean>
}

interface Moderated {
  readonly name: string
  readonly summary: string
  /** What an entry is called. */
  readonly entry: string
  readonly none: string
  readonly filter: LeadFilter
  readonly actions: Readonly<Record<string, Action>>
  readonly details: readonly string[]
}

/** A list, and what can be done with one entry of it. */
function moderate({ name, summary, entry, none, filter, actions, details }: Moderated): Command {
  const verbs = Object.keys(actions)
  return {
    name,
    usage: `${name} [list | ${verbs.map((verb) => `${verb} <id>`).join(' | ')}] [--json]`,
    summary,
    details,
    async run(words, desk) {
      const { json, rest } = readWords(words)
      const [verb = 'list', ...others] = rest
      if (verb === 'list') {
        noWords(others)
        const entries = await withDatabase(desk, (database) => readLeads(database, filter))
        const text = entries.length === 0 ? `${none}\n` : leadsAsText(entries)
        return desk.print(json ? leadsAsJson(entries) : text)
      }
      const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined
      if (!action) throw new UsageError(`${name} can list, ${verbs.join(', ')}, but not "${verb}".`)
      const id = oneWord(others, entry)
      const found = await withDatabase(desk, (database) => action.run(database, id, desk))
      if (!found) throw new NotThere(`There is no ${entry} "${id}".`)
      return desk.print(said(json, action.done, { id, done: verb }))
    },
  }
}

export const quarantine: Command = moderate({
  name: 'quarantine',
  summary: 'suspects of spam, which went nowhere',
  entry: 'suspect',
  none: 'The quarantine is empty.',
  filter: { status: submissionStatus.quarantined },
  actions: {
    release: {
      done: 'Released. The running server delivers it, or asks for its confirmation, within 15 seconds.',
      run: (database, id, { settings }) =>
        release(database, id, { channels: channelsFrom(settings), lists: createLists(database, settings) }, Date.now()),
    },
    delete: { done: 'Deleted.', run: (database, id) => remove(database, id, 'suspect') },
  },
  details: [
    'list          all of them, newest first, with what speaks for spam',
    'release <id>  it is a lead after all: deliver it',
    'delete <id>   for good',
    '--json        for a program',
  ],
})

export const comments: Command = moderate({
  name: 'comments',
  summary: 'comments on posts, shown there once approved',
  entry: 'comment',
  none: 'No comments yet.',
  filter: { form: comment.name },
  actions: {
    approve: { done: 'Approved. It is on its post within a minute.', run: (database, id) => approve(database, id) },
    delete: {
      done: 'Deleted. It is off its post within a minute.',
      run: (database, id) => remove(database, id, 'comment'),
    },
  },
  details: [
    'list          all of them, newest first, with their status',
    'approve <id>  show it, without email address and phone number',
    'delete <id>   for good',
    '--json        for a program',
  ],
})

/** What a released suspect meets. */
export interface Release {
  readonly channels: readonly Channel[]
  readonly lists: Pick<Lists, 'signUp'>
}

/**
 * Lets a suspect out of quarantine, as if it had never been there: on its way through every channel, or to its
 * confirmation. @returns false when there is no such suspect
 */
export async function release(
  database: Database,
  id: string,
  { channels, lists }: Release,
  now: number,
): Promise<boolean> {
  const suspect = await database
    .selectFrom('submissions')
    .leftJoin('subscriptions', 'submission_id', 'id')
    .select(['form', 'submissions.email', 'page'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!suspect) return false
  const signUp = await lists.signUp(suspect.form, suspect.email ?? '', suspect.page ?? undefined)
  return database.transaction().execute(async (transaction) => {
    const verdict = await signUp.judge(transaction)
    const [freed] = await transaction
      .updateTable('submissions')
      .set({ status: verdict.status, suspicion: null })
      .where('id', '=', id)
      .where('status', '=', submissionStatus.quarantined)
      .returning('form')
      .execute()
    if (!freed) return false
    await signUp.record(transaction, id, verdict, now)
    const deliveries = newDeliveries(verdict.delivers ? channels : [], { id, form: freed.form }, now)
    if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute()
    return true
  })
}

/** Lets a comment be shown on its post. @returns false when there is no such comment, or it is in quarantine */
export async function approve(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('submissions')
    .set({ status: submissionStatus.approved })
    .where('id', '=', id)
    .where('form', '=', comment.name)
    .where('status', 'in', [submissionStatus.new, submissionStatus.approved])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a suspect, or a comment, and its deliveries. @returns false when there is none */
export async function remove(database: Database, id: string, kind: 'suspect' | 'comment'): Promise<boolean> {
  const query = database.deleteFrom('submissions').where('id', '=', id)
  const { numDeletedRows } = await (kind === 'suspect'
    ? query.where('status', '=', submissionStatus.quarantined)
    : query.where('form', '=', comment.name).where('status', '!=', submissionStatus.quarantined)
  ).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
