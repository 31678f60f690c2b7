import type { FastifyReply } from 'fastify'
import type { LeadPageView } from '#desk/inbox/inbox-view.ts'
import { fields, paths } from '#desk/paths.ts'
import type { Strip } from '#desk/view-parts.ts'
import { leadState } from '#server/database/tables.ts'
import type { Session } from '#server/desk/access/sessions.ts'
import { asked, type Desk, posted, signedIn } from '#server/desk/browser/desk.ts'
import {
  asksToDelete,
  filterOf,
  inboxHref,
  readBack,
  readQuery,
  showsStrip,
  withStrip,
} from '#server/desk/browser/inbox/inbox-address.ts'
import { act, leadsNamed, removeLeads } from '#server/desk/browser/inbox/lead-actions.ts'
import { isSuspect, leadView, wayOf } from '#server/desk/browser/inbox/lead-view.ts'
import { verbs, wentText } from '#server/desk/browser/outcome-strip.ts'
import { shellOf } from '#server/desk/browser/shell-view.ts'
import { retryDeliveries } from '#server/desk/operations/deliveries.ts'
import { findPlace } from '#server/desk/operations/inbox.ts'
import { openLead } from '#server/desk/operations/lead.ts'
import { addNote, longestNote } from '#server/desk/operations/notes.ts'

interface OneLead {
  Params: { id: string }
}

interface LeadShown {
  readonly strip?: Strip | undefined
  readonly asks?: boolean
  readonly unkept?: string
}

/** A lead's own page, and what is done with one. */
export function addLeadScreens(desk: Desk): void {
  const { app, database, reader, clock, settings, show, audit, lastActions, wake } = desk

  app.get<OneLead>(paths.lead(':id'), async (request, reply) => {
    const session = signedIn(request)
    const address = asked(request)
    const strip = showsStrip(address) ? lastActions.of(session.id)?.strip : undefined
    return showLead(reply, session, request.params.id, { strip, asks: asksToDelete(address) })
  })

  app.post<OneLead>(paths.act(':id'), async (request, reply) => {
    const { id } = request.params
    const body = posted(request)
    const back = readBack(body.get(fields.from))
    const verb = verbs.find((each) => each === body.get(fields.verb))
    const seen = Object.values(leadState).find((state) => state === body.get(fields.seen))
    const next = await nextAfter(back, id)
    if (verb) await act(desk, signedIn(request), verb, [id], { seen, opens: next !== undefined })
    return reply.redirect(withStrip(next ?? back), 303)
  })

  app.post<OneLead>(paths.askDelete(':id'), async (request, reply) => {
    const { id } = request.params
    const back = readBack(posted(request).get(fields.from))
    const next = (await nextAfter(back, id)) ?? new URL(inboxHref({ ...readQuery(back.searchParams), lead: '' }), back)
    await removeLeads(desk, signedIn(request), [id])
    return reply.redirect(withStrip(next), 303)
  })

  app.post<OneLead>(paths.retry(':id'), async (request, reply) => {
    const { id } = request.params
    const body = posted(request)
    const session = signedIn(request)
    const opened = await openLead(reader, id, settings)
    const delivery =
      'lead' in opened ? opened.lead.deliveries.find((each) => each.id === body.get(fields.delivery)) : undefined
    const retried = delivery ? await retryDeliveries(database, { delivery: delivery.id }, clock.now()) : 0
    if (delivery && retried > 0) {
      wake()
      await audit.record(session.who, 'retry', `${leadsNamed([id])}, ${delivery.channel}`)
    }
    const text =
      delivery && retried > 0 ? `${wayOf(delivery)} is being tried.` : 'There was nothing to retry: it is on its way.'
    lastActions.note(session.id, { strip: { kind: retried > 0 ? 'done' : 'notice', text } })
    return reply.redirect(withStrip(readBack(body.get(fields.from))), 303)
  })

  app.post<OneLead>(paths.note(':id'), async (request, reply) => {
    const { id } = request.params
    const body = posted(request)
    const session = signedIn(request)
    const text = body.get(fields.note) ?? ''
    const noted = await addNote(database, id, text, { by: session.who, now: clock.now() })
    if (noted.outcome === 'kept') {
      await audit.record(session.who, 'note', leadsNamed([id]))
      lastActions.note(session.id, { strip: { kind: 'done', text: 'Note kept.' } })
      return reply.redirect(withStrip(readBack(body.get(fields.from))), 303)
    }
    const wrong = `A note has words, ${longestNote.toLocaleString('en-US')} characters at most.`
    const strip: Strip = { kind: 'trouble', text: noted.outcome === 'gone' ? wentText(noted.gone) : wrong }
    return showLead(reply, session, id, { strip, unkept: text }, 422)
  })

  /** Where the list goes on after a lead that is about to leave it; undefined where it stays in view. */
  async function nextAfter(back: URL, id: string): Promise<URL | undefined> {
    const query = readQuery(back.searchParams)
    if (back.pathname !== paths.inbox || query.lead !== id || query.state === 'all') return undefined
    const place = await findPlace(reader, filterOf(query), id)
    const next = place?.older ?? place?.newer
    return next === undefined ? undefined : new URL(inboxHref({ ...query, lead: next }), back)
  }

  async function showLead(
    reply: FastifyReply,
    session: Session,
    id: string,
    { strip, asks = false, unkept }: LeadShown,
    status = 200,
  ): Promise<FastifyReply> {
    const opened = await openLead(reader, id, settings)
    if ('gone' in opened) {
      return show(
        reply,
        {
          screen: 'problem',
          title: wentText(opened.gone),
          message: unkept ?? 'Its words are gone, and your notes went with them.',
          link: { label: 'Inbox', href: paths.inbox },
        },
        404,
      )
    }
    const query = { ...readQuery(new URLSearchParams()), state: 'all' } as const
    const place = await findPlace(reader, filterOf(query), id)
    const suspect = isSuspect(opened.lead)
    const view: LeadPageView = {
      screen: 'lead',
      shell: await shellOf(desk, suspect ? 'spam' : 'inbox', session),
      ...(strip && { strip }),
      lead: leadView(opened.lead, { now: clock.now(), siteUrl: settings.siteUrl, from: paths.lead(id), asks, unkept }),
      list: suspect ? { label: 'Spam', href: paths.spam } : { label: 'Inbox', href: paths.inbox },
      ...(place?.newer !== undefined && { newerHref: paths.lead(place.newer) }),
      ...(place?.older !== undefined && { olderHref: paths.lead(place.older) }),
    }
    return show(reply, view, status)
  }
}
