import { Readable } from 'node:stream'
import { type Desk, requestQuery, signedIn } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import { readChecks } from '#desk/screens/health/health-checks.ts'
import type { HealthCheck } from '#desk/screens/health/health-props.ts'
import type { Flash } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { ago, dayAndTime, exactTime } from '#desk/shown-times.ts'
import { toCsv } from '#forms/engine/csv.ts'
import { type Audit, auditPage } from '#server/access/audit.ts'
import type { Session } from '#server/access/sessions.ts'
import { stamp } from '#server/platform/clock.ts'
import { auditMonths } from '#server/privacy/housekeeping.ts'

const ways = { link: 'Link', mail: 'Mail' } as const

/** Adds the screen of checks, sessions, and the audit log. */
export function addHealthScreen(desk: Desk): void {
  const { app, clock, show, sessions, audit } = desk

  app.get(paths.health, async (request, reply) => {
    const own = signedIn(request)
    const query = requestQuery(request)
    const now = clock.now()
    const checks = await readChecks(desk)
    const entries = await audit.read({ before: query.get('before') ?? undefined, limit: auditPage + 1 })
    const shown = entries.slice(0, auditPage)
    const last = shown.at(-1)
    return show(reply, {
      screen: 'health',
      shell: await shellOf(desk, 'health', own),
      flash: summary(checks),
      lookedAt: exactTime(stamp(now)),
      checks,
      sessions: (await sessions.list()).map((session) => ({
        id: session.id,
        browser: session.browser,
        who: session.who,
        how: ways[session.how],
        since: dayAndTime(session.since, now),
        seen: session.id === own.id ? 'This one' : ago(session.seenAt, now),
        own: session.id === own.id,
      })),
      asks: query.get('end') === 'others',
      audit: shown.map(({ id, at, who, what, subject }) => ({ id, when: auditTime(at, now), who, what, subject })),
      ...(entries.length > auditPage && last && { olderHref: `${paths.health}?before=${last.at}#audit` }),
      auditMonths,
    })
  })

  app.get(paths.audit, async (request, reply) => {
    await audit.record(signedIn(request).who, 'export', 'Who did what')
    return reply
      .header('content-disposition', 'attachment; filename="who-did-what.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(auditAsCsv(audit)))
  })

  app.post<{ Params: { id: string } }>(paths.endSession(':id'), async (request, reply) => {
    const ended = await sessions.end(request.params.id)
    if (ended) await audit.record(signedIn(request).who, 'end-session', described(ended))
    return reply.redirect(`${paths.health}#sessions`, 303)
  })

  app.post(paths.endOthers, async (request, reply) => {
    const { id, who } = signedIn(request)
    const count = await sessions.endOthers(id)
    await audit.record(who, 'end-others', `${count}`)
    return reply.redirect(`${paths.health}#sessions`, 303)
  })
}

async function* auditAsCsv(audit: Audit): AsyncGenerator<string> {
  yield toCsv([['at', 'who', 'what', 'to']])
  for await (const entries of audit.pages())
    yield toCsv(entries.map(({ at, who, what, subject }) => [at, who, what, subject]))
}

const described = ({ browser, who }: Session): string => `${browser}, ${who}`

/** The time, with its day when that is not today. */
const auditTime = (at: string, now: number): string =>
  at.slice(0, 10) === stamp(now).slice(0, 10) ? exactTime(at) : dayAndTime(at, now)

/** A summary in a sentence, the worst check first. */
function summary(checks: readonly HealthCheck[]): Flash {
  const troubles = checks.filter(({ word }) => !['Fine', 'Off'].includes(word))
  if (troubles.length === 0) return { kind: 'done', text: 'Everything is fine. Nothing needs you.' }
  const named = troubles.map(({ name, value }) => `${name}: ${value.charAt(0).toLowerCase()}${value.slice(1)}`)
  return { kind: 'trouble', text: `${named.join('. ')}.` }
}
