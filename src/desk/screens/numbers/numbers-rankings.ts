import type { Desk } from '#desk/desk.ts'
import { formLabel } from '#desk/screens/inbox/lead.view.ts'
import type { MatrixView, RankingView, RankRow } from '#desk/screens/numbers/numbers-props.ts'
import { inDigits } from '#desk/screens/numbers/numbers-props.ts'
import { countKind } from '#server/platform/database/tables.ts'
import {
  commonest,
  countsByDay,
  type DaySpan,
  type Named,
  type PageLeads,
  readCampaigns,
} from '#server/visits/numbers.ts'

/** Most rows of a ranking. */
const mostRows = 10

/** Most forms with a column of their own; with more, the rest share the last column. */
const mostForms = 4

/** Names with their counts, the highest first. */
function ranked(counts: Iterable<readonly [string, number]>): Named[] {
  const sums = new Map<string, number>()
  for (const [name, times] of counts) sums.set(name, (sums.get(name) ?? 0) + times)
  return [...sums].map(([name, times]) => ({ name, times })).sort((one, other) => other.times - one.times)
}

export const leadsByForm = (sent: readonly PageLeads[]): RankingView => ({
  id: 'leads-by-form',
  title: 'Leads by form',
  what: 'Form',
  by: 'Leads',
  rows: ranked(sent.map(({ form, count }) => [form, count] as const)).map(({ name, times }) => ({
    name: formLabel(name),
    times,
  })),
  nothing: 'No leads in these days.',
})

/** Leads by page and form. @param pages openings of each */
export function matrixOf(sent: readonly PageLeads[], pages: readonly Named[]): MatrixView {
  const forms = ranked(sent.map(({ form, count }) => [form, count] as const)).map(({ name }) => name)
  const own = forms.length <= mostForms ? forms : forms.slice(0, mostForms - 1)
  const opened = new Map(pages.map(({ name, times }) => [name, times]))
  const byPage = ranked(sent.map(({ page, count }) => [page ?? '', count] as const))
  const rows = byPage.slice(0, mostRows).map(({ name, times }) => {
    const here = sent.filter(({ page }) => (page ?? '') === name)
    const countOf = (form: string) => here.find((row) => row.form === form)?.count ?? 0
    const counts = own.map(countOf)
    const others = times - counts.reduce((total, count) => total + count, 0)
    const openings = opened.get(name) ?? 0
    return {
      page: name === '' ? 'Not said by the browser' : name,
      leads: times,
      counts: own.length === forms.length ? counts : [...counts, others],
      ...(name !== '' && { opened: openings }),
      // Counts per page began later than counts of leads, so openings can be too few.
      ...(name !== '' && openings >= times && { rate: ((times / openings) * 100).toFixed(1) }),
    }
  })
  return {
    forms: [...own.map(formLabel), ...(own.length === forms.length ? [] : ['Others'])],
    rows,
    ...moreNote(byPage.length),
  }
}

/** The note about rows that are not shown. */
const moreNote = (count: number): { note?: string } =>
  count <= mostRows ? {} : { note: `${inDigits(count - mostRows)} more in the CSV.` }

/** Joins sentences and leaves out the undefined ones. */
const said = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ')

/** Rankings of pages, referrers, and addresses not found. @param page only of this page; empty: all */
export async function rankings(
  { reader, titles = {} }: Pick<Desk, 'reader' | 'titles'>,
  span: DaySpan,
  page: string,
  pages: readonly Named[],
): Promise<RankingView[]> {
  const hosts = await commonest(reader, countKind.host, span, page)
  const campaigns = await readCampaigns(reader, span, page)
  const found: RankingView[] = [
    {
      id: 'hosts',
      title: 'Where they came from',
      what: 'Host',
      by: 'Openings',
      rows: hosts.slice(0, mostRows).map(({ name, times }) => ({ name: name || 'No referrer', times })),
      nothing: 'Nobody came from anywhere in these days.',
      ...(hosts.length > 0 && {
        note: said(moreNote(hosts.length).note, 'Openings from page to page of this site are left out.'),
      }),
    },
    {
      id: 'campaigns',
      title: 'Campaigns',
      what: 'Campaign',
      by: 'Openings',
      aside: 'Leads',
      rows: campaigns.slice(0, mostRows).map(({ source, medium, campaign, opened, leads }): RankRow => {
        const [name = '', ...rest] = [campaign, source, medium].filter((part) => part !== '')
        return {
          name,
          ...(rest.length > 0 && { note: rest.join(', ') }),
          times: opened,
          aside: leads === 1 ? '1 lead' : `${inDigits(leads)} leads`,
        }
      }),
      nothing: 'No link with utm_campaign was followed in these days.',
      ...moreNote(campaigns.length),
    },
  ]
  if (page !== '') return found
  const entries: RankingView = {
    id: 'pages',
    title: 'Pages and entries',
    what: 'Page',
    by: 'Openings',
    rows: pages.slice(0, mostRows).map(({ name, times }) => {
      const title = Object.hasOwn(titles, name) ? titles[name] : undefined
      return { name, ...(title !== undefined && { note: title }), times }
    }),
    nothing: 'No page was opened in these days.',
    ...moreNote(pages.length),
  }
  return [entries, ...found, await notFound(reader, span)]
}

async function notFound(reader: Desk['reader'], span: DaySpan): Promise<RankingView> {
  const names = (await commonest(reader, countKind.missing, span)).filter(({ name }) => name !== '')
  const byDay = [...(await countsByDay(reader, countKind.emptySearch, span)).values()]
  const empty = byDay.reduce((total, times) => total + times, 0)
  const searches = empty === 1 ? '1 search found nothing.' : `${inDigits(empty)} searches found nothing.`
  return {
    id: 'not-found',
    title: 'Not found',
    what: 'Address',
    by: 'Times',
    rows: names.slice(0, mostRows),
    nothing: 'Every address that was asked for was there.',
    note: said(moreNote(names.length).note, `${searches} What was searched is not kept.`),
  }
}
