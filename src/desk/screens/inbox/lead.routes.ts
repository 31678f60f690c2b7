import type { FastifyReply } from 'fastify'
import { countInDigits } from '#desk/count-in-digits.ts'
import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { goneText, verbs } from '#desk/parts/action-flash.ts'
import { fields, paths } from '#desk/paths.ts'
import { commentStatuses, readComments } from '#desk/screens/comments/comments.query.ts'
import { commentsHref, commentView, judgedBy } from '#desk/screens/comments/comments.view.ts'
import { findPlace } from '#desk/screens/inbox/inbox.query.ts'
import {
  asksToDelete,
  filterOf,
  inboxHref,
  readBack,
  readQuery,
  showsFlash,
  withFlash,
} from '#desk/screens/inbox/inbox-address.ts'
import type { LeadPageView } from '#desk/screens/inbox/inbox-props.ts'
import { type OpenedLead, openLead } from '#desk/screens/inbox/lead.query.ts'
import { isSuspect, type LeadContext, leadView, wayOf } from '#desk/screens/inbox/lead.view.ts'
import { act, leadsNamed, removeLeads } from '#desk/screens/inbox/lead-actions.ts'
import type { Flash, ScreenName } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import type { Session } from '#server/access/sessions.ts'
import { addNote, longestNote } from '#server/leads/notes.ts'
import { retryDeliveries } from '#server/outbox/dead-letters.ts'
import { leadState, submissionStatus } from '#server/platform/database/tables.ts'

interface OneLead {
  Params: { id: string }
}

interface LeadShown {
  readonly flash?: Flash | undefined
  readonly asks?: boolean
  readonly unkept?: string
}

/** Adds a lead's own page and the actions for one lead. */
export function addLeadScreens(desk: Desk): void {
  const { app, database, reader, clock, settings, posts, show, audit, lastActions, notify } = desk

  app.get<OneLead>(paths.lead(':id'), async (request, reply) => {
    const session = signedIn(request)
    const address = requestQuery(request)
    const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
    return showLead(reply, session, request.params.id, { flash, asks: asksToDelete(address) })
  })

  app.post<OneLead>(paths.act(':id'), async (request, reply) => {
    const { id } = request.params
    const body = posted(request)
    const back = readBack(body.get(fields.from))
    const verb = verbs.find((each) => each === body.get(fields.verb))
    const seen = Object.values(leadState).find((state) => state === body.get(fields.seen))
    const next = await nextAfter(back, id)
    if (verb) await act(desk, signedIn(request), verb, [id], { seen, opens: next !== undefined })
    return reply.redirect(withFlash(next ?? back), 303)
  })

  app.post<OneLead>(paths.askDelete(':id'), async (request, reply) => {
    const { id } = request.params
    const back = readBack(posted(request).get(fields.from))
    const next = (await nextAfter(back, id)) ?? new URL(inboxHref({ ...readQuery(back.searchParams), lead: '' }), back)
    await removeLeads(desk, signedIn(request), [id])
    return reply.redirect(withFlash(next), 303)
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
      notify()
      await audit.record(session.who, 'retry', `${leadsNamed([id])}, ${delivery.channel}`)
    }
    const text =
      delivery && retried > 0 ? `${wayOf(delivery)} is being tried.` : 'There was nothing to retry: it is on its way.'
    lastActions.note(session.id, { flash: { kind: retried > 0 ? 'done' : 'notice', text } })
    return reply.redirect(withFlash(readBack(body.get(fields.from))), 303)
  })

  app.post<OneLead>(paths.note(':id'), async (request, reply) => {
    const { id } = request.params
    const body = posted(request)
    const session = signedIn(request)
    const text = body.get(fields.note) ?? ''
    const noted = await addNote(database, id, text, { by: session.who, now: clock.now() })
    if (noted.outcome === 'kept') {
      await audit.record(session.who, 'note', leadsNamed([id]))
      lastActions.note(session.id, { flash: { kind: 'done', text: 'Note kept.' } })
      return reply.redirect(withFlash(readBack(body.get(fields.from))), 303)
    }
    const wrong = `A note has words, ${longestNote.toLocaleString('en-US')} characters at most.`
    const flash: Flash = { kind: 'trouble', text: noted.outcome === 'gone' ? goneText(noted.gone) : wrong }
    return showLead(reply, session, id, { flash, unkept: text }, 422)
  })

  /** The next address in a list that the lead leaves; undefined when it stays in the list. */
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
    { flash, asks = false, unkept }: LeadShown,
    status = 200,
  ): Promise<FastifyReply> {
    const opened = await openLead(reader, id, settings)
    if ('gone' in opened) {
      return show(
        reply,
        {
          screen: 'problem',
          title: goneText(opened.gone),
          message: unkept ?? 'Its words are gone, and your notes went with them.',
          link: { label: 'Inbox', href: paths.inbox },
        },
        404,
      )
    }
    const shown = await commentOf(opened.lead)
    const query = { ...readQuery(new URLSearchParams()), state: 'all' } as const
    const place = shown ? undefined : await findPlace(reader, filterOf(query), id)
    const list = listOf(opened.lead)
    const view: LeadPageView = {
      screen: 'lead',
      shell: await shellOf(desk, list.screen, session),
      ...(flash && { flash }),
      lead: leadView(opened.lead, {
        now: clock.now(),
        siteUrl: settings.siteUrl,
        from: paths.lead(id),
        asks,
        unkept,
        comment: shown,
      }),
      list: { label: list.label, href: list.href },
      ...(place?.place !== undefined &&
        place.of !== undefined && { place: `${countInDigits(place.place)} of ${countInDigits(place.of)}` }),
      ...(place?.newer !== undefined && { newerHref: paths.lead(place.newer) }),
      ...(place?.older !== undefined && { olderHref: paths.lead(place.older) }),
    }
    return show(reply, view, status)
  }

  /** The lead as a comment; undefined when it is none. */
  async function commentOf(lead: OpenedLead): Promise<LeadContext['comment']> {
    if (lead.form !== comment.name || isSuspect(lead)) return undefined
    const [listed] = await readComments(reader, { id: lead.id })
    const now = clock.now()
    return (
      listed && { item: commentView(listed, { posts, siteUrl: settings.siteUrl, now }), judged: judgedBy(listed, now) }
    )
  }
}

/** The list that contains a lead, a suspect or a comment. */
function listOf(lead: OpenedLead): { screen: ScreenName; label: string; href: string } {
  if (isSuspect(lead)) return { screen: 'spam', label: 'Spam', href: paths.spam }
  if (lead.form !== comment.name) return { screen: 'inbox', label: 'Inbox', href: paths.inbox }
  const status = commentStatuses.find((each) => each === lead.status) ?? submissionStatus.new
  return { screen: 'comments', label: 'Comments', href: commentsHref({ status, post: '' }) }
}
