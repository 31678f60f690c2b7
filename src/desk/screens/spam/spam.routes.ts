import { Readable } from 'node:stream'
import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { notDone } from '#desk/parts/action-flash.ts'
import { itemHref, nextOf, readItemsAddress } from '#desk/parts/items-address.ts'
import { fields, paths } from '#desk/paths.ts'
import { showsFlash, withFlash } from '#desk/screens/inbox/inbox-address.ts'
import { openLead } from '#desk/screens/inbox/lead.query.ts'
import { actorOf, leadsNamed } from '#desk/screens/inbox/lead-actions.ts'
import { releasedFlash, suspectName, suspectView } from '#desk/screens/spam/spam.view.ts'
import { suspectsAsCsv } from '#desk/screens/spam/suspects-csv.ts'
import type { Flash } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import type { Session } from '#server/access/sessions.ts'
import { deleteLeads } from '#server/leads/delete-leads.ts'
import { release } from '#server/leads/judge-spam.ts'
import { readLeads } from '#server/leads/read-leads.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'

/** Most suspects on the screen, the newest. */
const mostShown = 100

/** Adds the screen of suspects: reasons, release, deletion. */
export function addSpam(desk: Desk): void {
  const { app, database, reader, clock, settings, show, audit, lastActions } = desk

  const suspects = () => readLeads(reader, { status: submissionStatus.quarantined, limit: mostShown })

  app.get(paths.spam, async (request, reply) => {
    const session = signedIn(request)
    const address = requestQuery(request)
    const { at, asks } = readItemsAddress(address)
    const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
    const shown = await suspects()
    const shell = await shellOf(desk, 'spam', session)
    return show(reply, {
      screen: 'spam',
      shell,
      ...(flash && { flash }),
      here: paths.spam,
      ...(at !== undefined && { at }),
      suspects: shown.map((lead) => suspectView(lead, clock.now(), asks && lead.id === at)),
      count: countText(shown.length, shell.waiting.spam ?? 0, settings.retentionDays),
      askAllHref: itemHref(paths.spam, undefined, true),
      ...(asks &&
        at === undefined &&
        shown.length > 0 && {
          question: {
            text: shown.length === 1 ? 'Delete this suspect for good?' : `Delete ${shown.length} suspects for good?`,
            path: paths.suspects,
            keepHref: paths.spam,
            posts: [...shown.map(({ id }) => [fields.lead, id] as const), [fields.verb, 'delete'] as const],
          },
        }),
    })
  })

  app.get(paths.spamCsv, async (request, reply) => {
    await audit.record(signedIn(request).who, 'export', 'Spam')
    return reply
      .header('content-disposition', 'attachment; filename="spam.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(suspectsAsCsv(reader)))
  })

  app.post(paths.suspects, async (request, reply) => {
    const session = signedIn(request)
    const body = posted(request)
    const ids = body.getAll(fields.lead).slice(0, mostShown)
    const verb = body.get(fields.verb)
    const next = nextOf(
      (await suspects()).map(({ id }) => id),
      ids,
    )
    if (verb === 'delete') await remove(session, ids)
    if (verb === 'release') await releaseSuspects(session, ids)
    return reply.redirect(withFlash(new URL(itemHref(paths.spam, next), 'http://desk')), 303)
  })

  async function releaseSuspects(session: Session, ids: readonly string[]): Promise<void> {
    const { channels, lists, notify } = desk
    const outcome = await release(database, ids, { channels, lists }, actorOf(desk, session))
    const changed = outcome.changed.map(({ id }) => id)
    const [first] = changed
    if (first !== undefined) {
      notify()
      await audit.record(session.who, 'release', leadsNamed(changed))
    }
    // A sign-up that waits for its confirmation can't become a suspect again, so its release has no undo.
    const changes = outcome.changed.filter(({ after }) => after.status !== submissionStatus.pending)
    lastActions.note(session.id, {
      flash: releasedFlash(outcome, first === undefined ? '' : await whereIs(first), changes.length > 0),
      ...(changes.length > 0 && { takeBack: { what: 'Lead', changes } }),
    })
  }

  /** The place of a released suspect, in words. */
  async function whereIs(id: string): Promise<string> {
    const opened = await openLead(reader, id, settings)
    if ('gone' in opened) return 'It has been deleted since.'
    const { lead } = opened
    if (lead.form === comment.name) return 'It waits among the comments.'
    if (lead.status !== submissionStatus.new) return 'It waits for its confirmation.'
    return `${suspectName(lead)} is in the inbox.`
  }

  async function remove(session: Session, ids: readonly string[]): Promise<void> {
    const isSuspect = ({ status }: { readonly status: string }) => status === submissionStatus.quarantined
    const { deleted, unchanged, gone } = await deleteLeads(database, ids, actorOf(desk, session), isSuspect)
    if (deleted.length > 0) await audit.record(session.who, 'delete', leadsNamed(deleted))
    const left = unchanged.length + gone.length
    const flash: Flash =
      deleted.length === 0
        ? notDone(unchanged, gone, { what: 'suspect', fresh: 'released this' })
        : {
            kind: 'done',
            text: `${deleted.length === 1 ? 'Deleted.' : `${deleted.length} suspects deleted.`}${
              left > 0 ? ` ${left} had been released or deleted by then.` : ''
            }`,
          }
    lastActions.note(session.id, { flash })
  }
}

function countText(shown: number, all: number, retentionDays: number): string {
  if (shown === 0) return ''
  const count = `${all.toLocaleString('en-US')} ${all === 1 ? 'suspect' : 'suspects'}.`
  const newest = all > shown ? ` The newest ${shown} are here.` : ''
  const kept =
    retentionDays === 0 ? 'Kept until you delete them.' : `Deleted by themselves after ${retentionDays} days.`
  return `${count}${newest} ${kept}`
}
