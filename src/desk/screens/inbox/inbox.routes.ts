import { Readable } from 'node:stream'
import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { verbs } from '#desk/parts/action-flash.ts'
import { fields, paths } from '#desk/paths.ts'
import { countArrived } from '#desk/screens/inbox/inbox.query.ts'
import { inboxView } from '#desk/screens/inbox/inbox.view.ts'
import {
  asksToDelete,
  filterOf,
  inboxHref,
  readBack,
  readQuery,
  showsFlash,
  withFlash,
} from '#desk/screens/inbox/inbox-address.ts'
import { inboxAsCsv } from '#desk/screens/inbox/inbox-csv.ts'
import { act, removeLeads, takeBack } from '#desk/screens/inbox/lead-actions.ts'
import { countWaiting } from '#desk/waiting.ts'

/** Most leads in one post: those of a page, and some that arrived meanwhile. */
const mostSelected = 200

/** Adds the list of leads, its CSV, its polling, and the actions for several leads. */
export function addInbox(desk: Desk): void {
  const { app, reader, show, audit, lastActions } = desk

  app.get(paths.inbox, async (request, reply) => {
    const session = signedIn(request)
    const address = requestQuery(request)
    const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
    return show(reply, await inboxView(desk, session, readQuery(address), { flash, asks: asksToDelete(address) }))
  })

  app.get(paths.inboxCsv, async (request, reply) => {
    const query = readQuery(requestQuery(request))
    await audit.record(signedIn(request).who, 'export', 'Leads')
    return reply
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(inboxAsCsv(reader, filterOf(query))))
  })

  app.get(paths.news, { config: { idle: true } }, async (request) => {
    const address = requestQuery(request)
    const arrived = await countArrived(reader, filterOf(readQuery(address)), address.get('since') ?? '')
    return { arrived, waiting: (await countWaiting(reader)).leads }
  })

  app.post(paths.selected, async (request, reply) => {
    const session = signedIn(request)
    const body = posted(request)
    const ids = body.getAll(fields.lead).slice(0, mostSelected)
    const back = readBack(body.get(fields.from))
    const verb = body.get(fields.verb)
    if (ids.length === 0) return reply.redirect(`${back.pathname}${back.search}`, 303)
    if (verb === 'delete' && !body.has(fields.sure)) {
      const query = readQuery(back.searchParams)
      const text = ids.length === 1 ? 'Delete this lead for good?' : `Delete ${ids.length} leads for good?`
      const question = { text, ids, path: paths.selected, keepHref: inboxHref(query) }
      return show(reply, await inboxView(desk, session, query, { question }))
    }
    const known = verbs.find((each) => each === verb)
    if (verb === 'delete') await removeLeads(desk, session, ids)
    else if (known) await act(desk, session, known, ids)
    return reply.redirect(withFlash(back), 303)
  })

  app.post(paths.takeBack, async (request, reply) => {
    await takeBack(desk, signedIn(request))
    return reply.redirect(withFlash(readBack(posted(request).get(fields.from))), 303)
  })
}
