import {
  type Command,
  type CommandContext,
  NotThere,
  noWords,
  oneWord,
  readWords,
  said,
  UsageError,
} from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { leadsAsJson, leadsAsText } from '#cli/show-leads.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import type { ActionResult, StoredLead } from '#server/leads/act.ts'
import { deleteLeads } from '#server/leads/delete-leads.ts'
import { approve, reject, takeBack } from '#server/leads/judge-comments.ts'
import { release } from '#server/leads/judge-spam.ts'
import { type LeadFilter, readLeads } from '#server/leads/read-leads.ts'
import { channelsFrom } from '#server/outbox/channels/configured-channels.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type SubmissionStatus, submissionStatus } from '#server/platform/database/tables.ts'
import { createLists } from '#server/subscribers/mailing-lists.ts'

/** An action on one entry of a list. */
interface Action {
  readonly done: string
  /** @returns false when there is no such entry */
  run(database: Database, id: string, desk: CommandContext): Promise<boolean>
}

interface Moderated {
  readonly name: string
  readonly summary: string
  /** Name of an entry. */
  readonly entry: string
  readonly none: string
  readonly filter: LeadFilter
  readonly actions: Readonly<Record<string, Action>>
  readonly details: readonly string[]
}

/** A command with a list and actions on single entries. */
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
      run: async (database, id, { settings }) => {
        const way = { channels: channelsFrom(settings), lists: createLists(database, settings) }
        return isChanged(await release(database, [id], way, actor()))
      },
    },
    delete: { done: 'Deleted.', run: (database, id) => remove(database, id, isSuspect) },
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
    approve: {
      done: 'Approved. It is on its post within a minute.',
      run: async (database, id) => isNow(submissionStatus.approved, await approve(database, [id], actor())),
    },
    reject: {
      done: 'Rejected. It is shown nowhere, and goes when its time is over.',
      run: async (database, id) => isNow(submissionStatus.rejected, await reject(database, [id], actor())),
    },
    'take-back': {
      done: 'Taken back. It waits again, and is off its post within a minute.',
      run: async (database, id) => isChanged(await takeBack(database, [id], actor())),
    },
    delete: {
      done: 'Deleted. It is off its post within a minute.',
      run: (database, id) => remove(database, id, (found) => isComment(found) && !isSuspect(found)),
    },
  },
  details: [
    'list            all of them, newest first, with their status',
    'approve <id>    show it, without email address and phone number',
    'reject <id>     show it nowhere; it is kept as long as a message is',
    'take-back <id>  approved or rejected, it waits for a decision again',
    'delete <id>     for good',
    '--json          for a program',
  ],
})

const actor = () => ({ by: null, now: Date.now() })

const isChanged = ({ changed }: ActionResult): boolean => changed.length > 0

/** True also for comments that had the status before: repeating an action succeeds. */
const isNow = (status: SubmissionStatus, { changed, unchanged }: ActionResult): boolean =>
  changed.length > 0 || unchanged.some((comment) => comment.status === status)

const isSuspect = ({ status }: StoredLead): boolean => status === submissionStatus.quarantined
const isComment = ({ form }: StoredLead): boolean => form === comment.name

async function remove(database: Database, id: string, isMeant: (candidate: StoredLead) => boolean): Promise<boolean> {
  return (await deleteLeads(database, [id], actor(), isMeant)).deleted.length > 0
}
