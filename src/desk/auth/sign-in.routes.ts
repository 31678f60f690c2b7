import { browserName } from '#desk/auth/browser-name.ts'
import { deskOrigin } from '#desk/auth/own-requests.ts'
import type { SignInView } from '#desk/auth/sign-in-props.ts'
import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { fields, paths } from '#desk/paths.ts'
import { clockTime } from '#desk/shown-times.ts'
import { messages } from '#forms/engine/rules.ts'
import { noActor } from '#server/access/audit.ts'
import { linkMinutes, tokenParameter } from '#server/access/sign-in-links.ts'
import { isAddress } from '#server/outbox/channels/owner-mail.ts'
import { stamp } from '#server/platform/clock.ts'

const open = { config: { open: true } }
const hourMs = 3_600_000

/** Adds the routes of signing in and out. */
export function addSignIn(desk: Desk): void {
  const { app, settings, clock, show, links, letters, sessions, audit, cookie, address } = desk
  const ways: SignInView = {
    screen: 'sign-in',
    state: 'ways',
    mail: letters !== undefined,
    missing: [
      ...(settings.smtp === undefined ? ['SMTP_URL'] : []),
      ...(settings.deskUsers.length === 0 ? ['DESK_USERS'] : []),
    ],
  }
  let refusalNotedUntil = 0
  const inMinutes = (milliseconds: number) => clockTime(stamp(clock.now() + milliseconds))

  // Opening a link only shows a page: mail programs open links before people do.
  app.get(paths.signIn, open, async (request, reply) => {
    const token = requestQuery(request).get(tokenParameter)
    if (token === null) return request.session ? reply.redirect(paths.inbox, 303) : show(reply, ways)
    if (!(await links.isGood(token))) return show(reply, { ...ways, state: 'used' }, 410)
    return show(reply, { screen: 'link', token, browser: browserName(request.headers['user-agent']) })
  })

  app.post(paths.signIn, open, async (request, reply) => {
    const body = posted(request)
    const holder = await links.use(body.get(fields.token) ?? '')
    if (holder === undefined) {
      // Anyone can post any token, so a failed attempt is written to the audit log once an hour at most.
      const now = clock.now()
      if (now >= refusalNotedUntil) {
        refusalNotedUntil = now + hourMs
        await audit.record(noActor, 'old-link', 'Refused')
      }
      return show(reply, { ...ways, state: 'used' }, 410)
    }
    const own = browserName(request.headers['user-agent'])
    const browser = (body.get(fields.browser) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim() || own
    const token = await sessions.begin(holder, browser)
    await audit.record(holder.who, holder.how === 'mail' ? 'sign-in-mail' : 'sign-in-link', browser)
    return reply.header('set-cookie', cookie.set(token)).redirect(paths.inbox, 303)
  })

  app.post(paths.mailLink, open, async (request, reply) => {
    if (letters === undefined) return show(reply, ways, 404)
    const email = (posted(request).get(fields.email) ?? '').trim()
    if (!isAddress(email)) {
      return show(reply, { ...ways, problem: { email, message: messages.email.pattern } }, 422)
    }
    const answer = await letters.ask(
      email,
      (token) => `${deskOrigin(address())}${paths.signIn}?${tokenParameter}=${token}`,
      browserName(request.headers['user-agent']),
    )
    if (!answer.allowed) return show(reply, { ...ways, state: 'limit', until: inMinutes(answer.waitMs) }, 429)
    return show(reply, { ...ways, state: 'sent', until: inMinutes(linkMinutes * 60_000) })
  })

  app.post(paths.signOut, async (request, reply) => {
    const { id, who, browser } = signedIn(request)
    await sessions.end(id)
    await audit.record(who, 'sign-out', browser)
    return reply.header('set-cookie', cookie.clear()).redirect(paths.signIn, 303)
  })
}
