import { Readable } from 'node:stream'
import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { fields, paths } from '#desk/paths.ts'
import { showsFlash, withFlash } from '#desk/screens/inbox/inbox-address.ts'
import { numberOf } from '#desk/screens/inbox/lead.view.ts'
import { evidenceFile, signUpGone } from '#desk/screens/subscribers/evidence.view.ts'
import { eraseSubscriber, signOutSubscriber } from '#desk/screens/subscribers/part-with-subscribers.ts'
import { readEvidence, subscriberState } from '#desk/screens/subscribers/subscribers.query.ts'
import { filterOfQuery, subscribersView } from '#desk/screens/subscribers/subscribers.view.ts'
import {
  readSubscribersBack,
  readSubscribersQuery,
  subscribersHref,
} from '#desk/screens/subscribers/subscribers-address.ts'
import { subscribersAsCsv } from '#desk/screens/subscribers/subscribers-csv.ts'
import type { Flash } from '#desk/shell-props.ts'
import { NotListed } from '#server/platform/database/suppressions.ts'
import type { Erased } from '#server/privacy/erase-address.ts'

interface OneSubscriber {
  Params: { id: string }
}

const signUpNamed = (id: string): string => `Sign-up ${numberOf(id)}`

/** Adds the screen of sign-ups: evidence, taking addresses off the lists, erasure. */
export function addSubscribers(desk: Desk): void {
  const { app, database, reader, removals, clock, settings, show, audit, lastActions, log } = desk

  /** A removal is confirmed only once the removal list has it too. */
  async function unlisted(): Promise<Flash | undefined> {
    try {
      await removals.write()
      return undefined
    } catch (error) {
      if (!(error instanceof NotListed)) throw error
      log.error({ code: error.code }, 'the list of removals is not up to date; it is tried again')
      return { kind: 'trouble', text: error.message }
    }
  }

  app.get(paths.subscribers, async (request, reply) => {
    const session = signedIn(request)
    const address = requestQuery(request)
    const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
    return show(reply, await subscribersView(desk, session, readSubscribersQuery(address), flash))
  })

  app.get(paths.subscribersCsv, async (request, reply) => {
    const query = readSubscribersQuery(requestQuery(request), subscriberState.confirmed)
    const filter = await filterOfQuery(desk, query)
    await audit.record(signedIn(request).who, 'export', `Subscribers, ${query.state}`)
    return reply
      .header('content-disposition', `attachment; filename="subscribers-${query.state}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(subscribersAsCsv(reader, filter)))
  })

  app.get<OneSubscriber>(paths.evidence(':id'), async (request, reply) => {
    const { id } = request.params
    const evidence = await readEvidence(reader, id)
    if (evidence === undefined) return reply.callNotFound()
    await audit.record(signedIn(request).who, 'evidence', signUpNamed(id))
    return reply
      .header('content-disposition', `attachment; filename="evidence-${numberOf(id)}.txt"`)
      .type('text/plain; charset=utf-8')
      .send(evidenceFile(evidence, { siteUrl: settings.siteUrl, now: clock.now() }))
  })

  app.post<OneSubscriber>(paths.signOutSubscriber(':id'), async (request, reply) => {
    const { id } = request.params
    const session = signedIn(request)
    const done = await signOutSubscriber(database, id, clock.now())
    if (done) await audit.record(session.who, 'off-lists', signUpNamed(id))
    const text = 'Signed out of every list. Only a hash stays of the address.'
    lastActions.note(session.id, { flash: (await unlisted()) ?? (done ? { kind: 'done', text } : signUpGone) })
    return reply.redirect(backTo(request), 303)
  })

  app.post<OneSubscriber>(paths.eraseSubscriber(':id'), async (request, reply) => {
    const { id } = request.params
    const session = signedIn(request)
    const erased = await eraseSubscriber(desk, id, clock.now())
    if (erased) await audit.record(session.who, 'erase', signUpNamed(id))
    const flash = (await unlisted()) ?? (erased ? { kind: 'done', text: erasedText(erased) } : signUpGone)
    lastActions.note(session.id, { flash })
    return reply.redirect(backTo(request), 303)
  })
}

const erasedText = ({ submissions, mentions }: Erased): string =>
  `Erased. ${rowsIn(submissions, 'One row')} held the address.${
    mentions === 0 ? '' : ` It is blacked out in ${rowsIn(mentions, 'one row')} of others.`
  }`

const rowsIn = (rows: number, one: string): string => (rows === 1 ? one : `${rows.toLocaleString('en-US')} rows`)

/** The list to come back to, with its flash. */
const backTo = (request: Parameters<typeof posted>[0]): string =>
  withFlash(new URL(subscribersHref(readSubscribersBack(posted(request).get(fields.from))), 'http://desk'))
