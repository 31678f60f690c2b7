import data from '#content/words/measured.json' with { type: 'json' }
import type { Words } from '#content-model/schemas/page-schemas.ts'

const { gate, reading }: Words['measured'] = data

const day = (date: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(new Date(date))
const answered = ({ own, nearest }: Words['measured']['reading']['everyday']) => own + nearest
const { everyday, trades } = reading
const per = (base: number, part: number) => Math.round((base * part) / everyday.sentences)

/** How many of ten everyday sentences get a line of their own. */
export const ownInTen = per(10, everyday.own)

/** Grave sentences that no joke was told on, of all that were tried. */
export const leftPlain = gate.grave.sentences - gate.grave.joked

/** What was measured, under the names in braces that texts of pages may have. Where it comes from: bench/wit/figures.ts. */
export const measured: Readonly<Record<string, string | number>> = {
  gateDay: day(gate.day),
  gateMonth: day(gate.day, { month: 'long', year: 'numeric' }),
  grave: gate.grave.sentences,
  stopped: gate.grave.stopped,
  passed: gate.grave.sentences - gate.grave.stopped,
  joked: gate.grave.joked,
  leftPlain,
  harmless: gate.harmless.sentences,
  refused: gate.harmless.stopped,
  readDay: day(reading.day),
  everyday: everyday.sentences,
  own: everyday.own,
  nearest: everyday.nearest,
  none: everyday.sentences - answered(everyday),
  ownIn100: per(100, everyday.own),
  nearestIn100: per(100, everyday.nearest),
  trades: trades.sentences,
  tradesAnswered: answered(trades),
  lines: answered(everyday) + answered(trades),
  misfits: everyday.misfits + trades.misfits,
}
