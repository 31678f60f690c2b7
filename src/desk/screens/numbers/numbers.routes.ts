import { Readable } from 'node:stream'
import { type Desk, requestQuery, signedIn } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import { numbersView } from '#desk/screens/numbers/numbers.view.ts'
import { daysOf, type NumbersQuery, readNumbersQuery } from '#desk/screens/numbers/numbers-address.ts'
import { toCsv } from '#forms/engine/csv.ts'
import { oldestCounted } from '#server/privacy/housekeeping.ts'
import { allCounted, leadsOfDays, tokensByDay } from '#server/visits/numbers.ts'

/** Days read at once for the CSV. */
const chunk = 14

/** Adds the screen of counts and its CSV. */
export function addNumbersScreen(desk: Desk): void {
  const { app, show, audit } = desk

  app.get(paths.numbers, async (request, reply) =>
    show(reply, await numbersView(desk, signedIn(request), readNumbersQuery(requestQuery(request)))),
  )

  app.get(paths.numbersCsv, async (request, reply) => {
    const query = readNumbersQuery(requestQuery(request))
    await audit.record(signedIn(request).who, 'export', 'Numbers')
    return reply
      .header('content-disposition', 'attachment; filename="numbers.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(numbersAsCsv(desk, query)))
  })
}

/** A row for each count of a day: what was counted, the page (empty: all), the name (empty: all or none). */
async function* numbersAsCsv({ reader, clock }: Desk, { range, page }: NumbersQuery): AsyncGenerator<string> {
  const now = clock.now()
  const days = daysOf(range, now, oldestCounted(now))
  yield toCsv([['day', 'what', 'page', 'name', 'times']])
  for (let first = 0; first < days.length; first += chunk) {
    const from = days[first] ?? ''
    const to = days[Math.min(first + chunk, days.length) - 1] ?? ''
    const span = { from, to }
    const counted = await allCounted(reader, span, page)
    const leads = await leadsOfDays(reader, span, page)
    const tokens = page === '' ? await tokensByDay(reader, span) : new Map<string, number>()
    yield toCsv([
      ...counted.map(({ day, kind, path, name, times }) => [day, kind, path, name.replaceAll('\t', ' / '), `${times}`]),
      ...leads.map(({ day, page, form, count }) => [day, 'lead', page ?? '', form, `${count}`]),
      ...[...tokens].map(([day, times]) => [day, 'token', '', '', `${times}`]),
    ])
  }
}
