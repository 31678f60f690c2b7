import { countMonths } from '#content-model/count-months.ts'
import type { Desk } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import {
  dayAfter,
  daysOf,
  type NumbersQuery,
  numbersHref,
  type RangeName,
  rangeOrder,
  ranges,
} from '#desk/screens/numbers/numbers-address.ts'
import { monthName, shortDay, shortSpan } from '#desk/screens/numbers/numbers-dates.ts'
import type { NumbersView } from '#desk/screens/numbers/numbers-props.ts'
import {
  type BarsView,
  type BudgetView,
  inDigits,
  type Mark,
  type PeriodRow,
} from '#desk/screens/numbers/numbers-props.ts'
import { leadsByForm, matrixOf, rankings } from '#desk/screens/numbers/numbers-rankings.ts'
import type { Choice } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { dayAndMonth } from '#desk/shown-times.ts'
import type { Session } from '#server/access/sessions.ts'
import { countKind } from '#server/platform/database/tables.ts'
import { oldestCounted } from '#server/privacy/housekeeping.ts'
import {
  type ByDay,
  countsByDay,
  type DaySpan,
  firstCounted,
  leadsByDay,
  leadsByPage,
  type Named,
  openedPages,
  tokensByDay,
} from '#server/visits/numbers.ts'

/** Share of a day's budget from which it counts as used up: the rest is less than an answer may take. */
const nearlyAll = 0.98

const week = 7

type Parts = Pick<Desk, 'reader' | 'clock' | 'settings' | 'titles'>

/** Days that share a bar. */
type Group = readonly string[]

/** The numbers for a query. */
export async function numbersView(desk: Parts, session: Session, query: NumbersQuery): Promise<NumbersView> {
  const { reader, clock } = desk
  const { range, page } = query
  const now = clock.now()
  const days = daysOf(range, now, oldestCounted(now))
  const span = spanOf(days)
  const shift = days.length
  const earlier: DaySpan = { from: dayAfter(span.from, -shift), to: dayAfter(span.from, -1) }
  const first = await firstCounted(reader)
  // A range whose days were not all counted is no comparison.
  const compares = range !== 'all' && first !== undefined && first <= earlier.from
  const opened = await countsByDay(reader, countKind.page, span, page)
  const before = compares ? await countsByDay(reader, countKind.page, earlier, page) : undefined
  const missing = page === '' ? await countsByDay(reader, countKind.missing, span) : undefined
  const leads = await leadsByDay(reader, span, page)
  const sent = await leadsByPage(reader, span, page)
  const pages = await openedPages(reader, span)
  const beforeOf = (day: string) => before?.get(dayAfter(day, -shift)) ?? 0

  const bars = range === 'all' ? chunks(days, week) : days.map((day) => [day])
  const unit = range === 'all' ? 'a week' : 'a day'
  const total = sum(days, opened)
  const earlierTotal = before === undefined ? 0 : days.reduce((all, day) => all + beforeOf(day), 0)
  const sentence = `openings, ${dayAndMonth(span.from)}${yearOf(span)} to ${dayAndMonth(span.to)}`
  const compared = comparison(total, earlierTotal, days.length)
  const beforeName = `${days.length} days before`
  const leadTotal = sum(days, leads)
  return {
    screen: 'numbers',
    shell: await shellOf(desk, 'numbers', session),
    ranges: rangeTabs(query),
    range,
    page,
    pages: choicesOf(pages, page),
    csvHref: numbersHref(query, paths.numbersCsv),
    total,
    sentence,
    ...(compared !== undefined && { compared }),
    legend: {
      unit,
      soFar: range === 'all' ? 'this week so far' : 'today so far',
      ...(before && { before: beforeName }),
    },
    openings: {
      ...barsOf(bars, opened, `Openings ${unit}`),
      ...(before && { before: days.map(beforeOf) }),
      ...(total === 0 && {
        empty: first === undefined ? 'No openings yet. Counts arrive once a minute.' : 'No openings in these days.',
      }),
    },
    ...periodsOf(range, days, { opened, leads, missing, beforeOf: before && beforeOf }),
    leads: {
      title: `Leads ${unit}`,
      total: leadTotal,
      bars: barsOf(bars, leads, `Leads ${unit}`, false),
    },
    leadsByForm: leadsByForm(sent),
    ...(page === '' && sent.length > 0 && { matrix: matrixOf(sent, pages) }),
    rankings: await rankings(desk, span, page, pages),
    ...(page === '' && (await budgetOf(desk, days, range))),
    months: countMonths,
  }
}

const spanOf = (days: readonly string[]): DaySpan => ({ from: days.at(0) ?? '', to: days.at(-1) ?? '' })

/** The year of the first day, where the last day's differs. */
const yearOf = ({ from, to }: DaySpan): string => (from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`)

const sum = (days: readonly string[], counts: ByDay): number =>
  days.reduce((total, day) => total + (counts.get(day) ?? 0), 0)

function chunks(days: readonly string[], size: number): Group[] {
  const found: Group[] = []
  for (let first = 0; first < days.length; first += size) found.push(days.slice(first, first + size))
  return found
}

function comparison(total: number, before: number, days: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round((total / before - 1) * 100)
  if (percent === 0) return `As many as in the ${days} days before`
  return `${inDigits(Math.abs(percent))}% ${percent > 0 ? 'more' : 'less'} than in the ${days} days before`
}

const rangeTabs = (query: NumbersQuery): NumbersView['ranges'] =>
  rangeOrder.map((range) => ({
    label: ranges[range],
    href: numbersHref({ ...query, range }),
    active: query.range === range,
  }))

/** All pages that were opened, and the one in the address. */
function choicesOf(pages: readonly Named[], page: string): Choice[] {
  const names = new Set(pages.map(({ name }) => name))
  if (page !== '') names.add(page)
  return [{ value: '', label: 'Every page' }, ...[...names].sort().map((name) => ({ value: name, label: name }))]
}

/** About five days under a plot, the last of them today. */
function marksOf(bars: readonly Group[]): Mark[] {
  const last = bars.length - 1
  const step = bars.length <= week ? 2 : Math.ceil(bars.length / 30) * week
  const marks: Mark[] = []
  // A label close to the last one would overlap it.
  for (let at = 0; at <= last - step * 0.6; at += step) marks.push({ at, text: shortDay(bars[at]?.[0] ?? '') })
  return [...marks, { at: last, text: 'Today' }]
}

/** A plot of sums, with a bar for each group of days. @param named whether the highest bar has a label */
function barsOf(bars: readonly Group[], counts: ByDay, name: string, named = true): BarsView {
  const values = bars.map((group) => sum(group, counts))
  const highest = Math.max(...values)
  const at = values.indexOf(highest)
  const when = shortDay(bars[at]?.[0] ?? '')
  const peak = `${inDigits(highest)} ${(bars[0]?.length ?? 1) > 1 ? `in the week of ${when}` : `on ${when}`}`
  return {
    values,
    marks: marksOf(bars),
    label: highest === 0 ? `${name}: none.` : `${name}, at most ${peak}. The table has the numbers.`,
    ...(named && highest > 0 && { peak: { at, text: peak } }),
  }
}

interface Counted {
  readonly opened: ByDay
  readonly leads: ByDay
  readonly missing: ByDay | undefined
  readonly beforeOf: ((day: string) => number) | undefined
}

/** The table behind the plot: by day in a week, by month in a year, else by week. */
function periodsOf(
  range: RangeName,
  days: readonly string[],
  { opened, leads, missing, beforeOf }: Counted,
): { readonly period: string; readonly periods: PeriodRow[] } {
  const { period, groups } = groupsOf(range, days)
  return {
    period,
    periods: groups.map(({ name, days: those }) => ({
      name,
      opened: sum(those, opened),
      ...(beforeOf && { before: those.reduce((total, day) => total + beforeOf(day), 0) }),
      leads: sum(those, leads),
      ...(missing && { missing: sum(those, missing) }),
    })),
  }
}

function groupsOf(range: RangeName, days: readonly string[]) {
  if (range === 'all') {
    const months = Map.groupBy(days, monthName)
    return { period: 'Month', groups: [...months].map(([name, those]) => ({ name, days: those })) }
  }
  const groups = chunks(days, range === '7' ? 1 : week)
  return {
    period: range === '7' ? 'Day' : 'Week',
    groups: groups.map((those) => ({ name: shortSpan(those.at(0) ?? '', those.at(-1) ?? ''), days: those })),
  }
}

/** Tokens used by the AI service, where there is or was one. */
async function budgetOf(
  { reader, settings }: Parts,
  days: readonly string[],
  range: RangeName,
): Promise<{ readonly budget?: BudgetView }> {
  const tokens = await tokensByDay(reader, spanOf(days))
  if (settings.aiBaseUrl === undefined && tokens.size === 0) return {}
  const limit = settings.aiDailyTokens
  const of = (day: string) => tokens.get(day) ?? 0
  const bars = range === 'all' ? chunks(days, week) : days.map((day) => [day])
  const most = (those: readonly string[]) => Math.max(...those.map(of))
  const values = bars.map(most)
  const full = limit === 0 ? [] : days.filter((day) => of(day) >= limit * nearlyAll)
  const today = of(days.at(-1) ?? '')
  return {
    budget: {
      today: `${inDigits(today)} of ${inDigits(limit)} tokens today`,
      ...(full.length > 0 && { reached: reachedText(full) }),
      values,
      limit,
      marks: marksOf(bars),
      label: `Tokens of the AI service, at most ${inDigits(Math.max(...values))} on a day, of ${inDigits(limit)}.`,
      rows: groupsOf(range, days).groups.map(({ name, days: those }) => ({
        name,
        tokens: sum(those, tokens),
        most: most(those),
      })),
    },
  }
}

function reachedText(full: readonly string[]): string {
  const last = dayAndMonth(full.at(-1) ?? '')
  const when = full.length === 1 ? `on ${last}` : `on ${full.length} days, last on ${last}`
  return `Reached ${when}; after that the site answered from its own drawer.`
}
