import { Readable } from 'node:stream'
import { type Desk, requestQuery, signedIn } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import { announcementView, readLettersQuery } from '#desk/screens/announce/announcement.view.ts'
import type { Announcer } from '#desk/screens/announce/announcer.ts'
import { showsFlash } from '#desk/screens/inbox/inbox-address.ts'
import { numberOf } from '#desk/screens/inbox/lead.view.ts'
import type { Flash } from '#desk/shell-props.ts'
import type { AuditAction } from '#server/access/audit.ts'
import { announcementAsCsv } from '#server/subscribers/broadcasts/announcement-csv.ts'
import {
  goOnSending,
  leaveUnsent,
  retryGivenUp,
  stopSending,
} from '#server/subscribers/broadcasts/announcement-sending.ts'
import { readAnnouncement } from '#server/subscribers/broadcasts/announcements.ts'

interface OneAnnouncement {
  Params: { id: string }
}

const alreadyDone: Flash = { kind: 'notice', text: 'Somebody was quicker. Nothing was done twice.' }

/** Adds the routes of a broadcast under way: progress, stopping, resuming, the outcome of each letter. */
export function addAnnouncementScreens(desk: Desk, announcer: Announcer): void {
  const { app, database, reader, clock, show, audit, lastActions, notify } = desk

  const screens = [
    { path: paths.announcement(':id'), idle: false },
    // Polled by the page's script.
    { path: paths.announcementProgress(':id'), idle: true },
  ]
  for (const { path, idle } of screens) {
    app.get<OneAnnouncement>(path, { config: { idle } }, async (request, reply) => {
      const session = signedIn(request)
      const announcement = await readAnnouncement(reader, request.params.id)
      if (announcement === undefined) return reply.callNotFound()
      const address = requestQuery(request)
      const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
      return show(
        reply,
        await announcementView(desk, session, announcement, { query: readLettersQuery(address), flash }),
      )
    })
  }

  app.get<OneAnnouncement>(paths.announcementCsv(':id'), async (request, reply) => {
    const announcement = await readAnnouncement(reader, request.params.id)
    if (announcement === undefined) return reply.callNotFound()
    await audit.record(signedIn(request).who, 'export', letterNamed(announcement.id))
    return reply
      .header('content-disposition', `attachment; filename="letter-${numberOf(announcement.id)}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(announcementAsCsv(reader, announcement.name)))
  })

  /** @param act answers whether it did anything, or how many; the flash reports it */
  const press = (
    path: (id: string) => string,
    action: AuditAction,
    act: (id: string) => Promise<boolean | number>,
    said: (count: number) => Flash | undefined,
  ) =>
    app.post<OneAnnouncement>(path(':id'), async (request, reply) => {
      const { id } = request.params
      const session = signedIn(request)
      const done = await act(id)
      if (done) await audit.record(session.who, action, letterNamed(id))
      const flash = done ? said(Number(done)) : alreadyDone
      if (flash) lastActions.note(session.id, { flash })
      return reply.redirect(`${paths.announcement(id)}${flash ? '?done=1' : ''}`, 303)
    })

  press(
    paths.stopAnnouncement,
    'announce-stop',
    (id) => stopSending(database, id, clock.now()),
    () => undefined,
  )
  press(
    paths.goOnAnnouncement,
    'announce-go-on',
    async (id) => {
      const done = await goOnSending(database, id, clock.now())
      if (done) announcer.run(id)
      return done
    },
    () => undefined,
  )
  press(
    paths.leaveAnnouncement,
    'announce-leave',
    (id) => leaveUnsent(database, id),
    () => ({ kind: 'done', text: 'Left as it is. Nobody else gets it.' }),
  )
  press(
    paths.retryAnnouncement,
    'announce-retry',
    async (id) => {
      const count = await retryGivenUp(database, id, clock.now())
      if (count > 0) notify()
      return count
    },
    (count) => ({
      kind: 'done',
      text:
        count === 1
          ? '1 letter is being tried again.'
          : `${count.toLocaleString('en-US')} letters are being tried again.`,
    }),
  )
}

const letterNamed = (id: string): string => `Letter ${numberOf(id)}`
