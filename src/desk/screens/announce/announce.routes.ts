import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { fields, paths } from '#desk/paths.ts'
import {
  announceView,
  type ComposeShown,
  confirmView,
  inDigits,
  testAddress,
} from '#desk/screens/announce/announce.view.ts'
import { addAnnouncementScreens } from '#desk/screens/announce/announcement.routes.ts'
import { serverSaid } from '#desk/screens/announce/announcement.view.ts'
import { createAnnouncer } from '#desk/screens/announce/announcer.ts'
import { showsFlash } from '#desk/screens/inbox/inbox-address.ts'
import { numberOf } from '#desk/screens/inbox/lead.view.ts'
import type { Flash } from '#desk/shell-props.ts'
import type { Session } from '#server/access/sessions.ts'
import { kindOf } from '#server/outbox/letters/broadcast-letter.ts'
import { stamp } from '#server/platform/clock.ts'
import {
  type AnnouncementDraft,
  noteTest,
  readDraft,
  saveDraft,
  sendable,
  wrongWith,
} from '#server/subscribers/broadcasts/announcement-drafts.ts'
import { announcementLists, countRecipients, senderOf } from '#server/subscribers/broadcasts/announcement-letters.ts'
import { beginSending } from '#server/subscribers/broadcasts/announcement-sending.ts'
import { announcementUnderWay, type SentAnnouncement } from '#server/subscribers/broadcasts/announcements.ts'

/** The address of the screen with its flash. */
const withDone = `${paths.announce}?done=1`

/** Adds the routes of a broadcast: writing, testing, confirming, sending. */
export function addAnnounce(desk: Desk): void {
  const { app, database, reader, settings, clock, show, audit, lastActions } = desk
  const announcer = createAnnouncer(desk)
  app.addHook('onReady', () => announcer.resume())
  app.addHook('preClose', () => announcer.stop())
  addAnnouncementScreens(desk, announcer)

  const compose = async (reply: FastifyReply, session: Session, shown: ComposeShown, status = 200) =>
    show(reply, await announceView(desk, session, await readDraft(reader, session.who), shown), status)

  app.get(paths.announce, async (request, reply) => {
    const session = signedIn(request)
    const address = requestQuery(request)
    const underWay = await announcementUnderWay(reader)
    if (underWay) return reply.redirect(paths.announcement(underWay.id), 303)
    const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
    return compose(reply, session, { flash, part: address.get(fields.part) === 'html' ? 'html' : 'plain' })
  })

  /** Saves the draft on every post, before its other action. */
  const keep = (request: FastifyRequest): Promise<AnnouncementDraft> => {
    const body = posted(request)
    const typed = {
      kind: kindOf(body.get(fields.kind) ?? ''),
      subject: body.get(fields.subject) ?? '',
      text: body.get(fields.letter) ?? '',
    }
    return saveDraft(database, signedIn(request).who, typed, clock.now())
  }

  app.post(paths.announceDraft, async (request, reply) => {
    await keep(request)
    return reply.code(204).send()
  })

  app.post(paths.announce, async (request, reply) => {
    const session = signedIn(request)
    const draft = await keep(request)
    const part = posted(request).get(fields.part)
    if (part !== null) return reply.redirect(previewHref(part), 303)
    const verb = posted(request).get(fields.verb)
    if (verb === 'keep') return reply.redirect(paths.announce, 303)
    if (wrongWith(draft) !== undefined) return compose(reply, session, { tells: true }, 422)
    if (verb !== 'check') {
      lastActions.note(session.id, { flash: await test(session, draft) })
      return reply.redirect(withDone, 303)
    }
    const stops = await whatStops(draft)
    return stops ? compose(reply, session, { flash: stops }, 422) : reply.redirect(paths.announceSend, 303)
  })

  async function test(session: Session, draft: AnnouncementDraft): Promise<Flash> {
    const to = testAddress(settings, session)
    if (to === undefined) return { kind: 'trouble', text: 'There is no mail server. Set SMTP_URL and LEADS_TO.' }
    const tested = await announcer.test(sendable(draft), to)
    if ('error' in tested) {
      return { kind: 'trouble', text: `The test letter was not delivered: ${serverSaid(tested.error)}` }
    }
    await noteTest(database, draft.id, draft, { to, at: stamp(clock.now()), ms: tested.ms })
    await audit.record(session.who, 'announce-test', `Letter ${numberOf(draft.id)}`)
    return { kind: 'done', text: `Test letter delivered to ${to}, ${stamp(clock.now()).slice(11, 16)}.` }
  }

  const peopleFor = ({ kind }: AnnouncementDraft) => countRecipients(reader, announcementLists[kind], settings)

  /** @returns why a letter can't be sent; undefined when it can */
  async function whatStops(draft: AnnouncementDraft): Promise<Flash | undefined> {
    const sender = senderOf(settings)
    if ('missing' in sender) return { kind: 'trouble', text: sender.missing }
    const wrong = wrongWith(draft)
    if (wrong !== undefined) return { kind: 'trouble', text: wrong.message }
    if ((await peopleFor(draft)) === 0) return { kind: 'trouble', text: 'Nobody has confirmed yet.' }
    if (draft.test === undefined) {
      return { kind: 'trouble', text: 'Send a test of exactly this text first. Nobody has read it as it arrives yet.' }
    }
    const underWay = await announcementUnderWay(reader)
    return underWay && another(underWay)
  }

  app.get(paths.announceSend, async (request, reply) => {
    const session = signedIn(request)
    const draft = await readDraft(reader, session.who)
    const stops = await whatStops(draft)
    if (stops) return compose(reply, session, { flash: stops }, 409)
    return show(reply, await confirmView(desk, session, draft, { people: await peopleFor(draft) }))
  })

  app.post(paths.announceSend, async (request, reply) => {
    const session = signedIn(request)
    const draft = await readDraft(reader, session.who)
    const stops = await whatStops(draft)
    if (stops) return compose(reply, session, { flash: stops }, 409)
    const people = await peopleFor(draft)
    const typed = (posted(request).get(fields.number) ?? '').trim()
    if (typed.replaceAll(/[,\s]/g, '') !== `${people}`) {
      const problem = `Type ${people}, the number of letters. Nothing was sent.`
      return show(reply, await confirmView(desk, session, draft, { people, typed, problem }), 422)
    }
    const { id, underWay } = await beginSending(database, draft, session.who, people, clock.now())
    if (underWay) return compose(reply, session, { flash: another(underWay) }, 409)
    if (id === undefined) return reply.redirect(paths.announce, 303)
    await audit.record(session.who, 'announce-send', `Letter ${numberOf(id)}, to ${inDigits(people)}`)
    announcer.run(id)
    return reply.redirect(paths.announcement(id), 303)
  })
}

const another = ({ id, by }: SentAnnouncement): Flash => ({
  kind: 'trouble',
  text: `${by} is sending another letter. Two at once are one too many.`,
  link: { label: 'Look at it', href: paths.announcement(id) },
})

const previewHref = (part: string): string => `${paths.announce}?part=${part === 'html' ? 'html' : 'plain'}#preview`
