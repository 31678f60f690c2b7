import data from '#content/words/measured.json' with { type: 'json' }
import { counted } from '#content-model/number-words.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const { gate, reading }: Words['measured'] = data

const day = (date: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(new Date(date))
const answered = ({ own, nearest }: Words['measured']['reading']['everyday']) => own + nearest
const { everyday, trades } = reading
const inTen = ({ own, sentences }: Words['measured']['reading']['everyday']) => Math.round((10 * own) / sentences)

/** How many of ten everyday sentences get a line of their own. */
export const ownInTen = inTen(everyday)

/** Grave sentences that no joke was told on, of all that were tried. */
export const leftPlain = gate.grave.sentences - gate.grave.joked

/** What was measured, under the names in braces that texts of pages may have. Where it comes from: bench/wit/figures.ts. */
export const measured: Readonly<Record<string, string | number>> = {
  gateDay: day(gate.day),
  gateMonth: day(gate.day, { month: 'long', year: 'numeric' }),
  grave: gate.grave.sentences,
  stopped: gate.grave.stopped,
  unfound: leftPlain - gate.grave.stopped,
  joked: gate.grave.joked,
  leftPlain,
  refused: gate.harmless.stopped,
  readDay: day(reading.day),
  nearest: everyday.nearest,
  ownInTen: counted(ownInTen),
  tradesInTen: counted(inTen(trades)),
  tradesNearest: trades.nearest,
  lines: answered(everyday) + answered(trades),
  misfits: everyday.misfits + trades.misfits,
}

const read = (kind: Words['measured']['reading']['everyday']) => ({
  tried: kind.sentences,
  line: answered(kind),
  plain: kind.sentences - answered(kind),
})

/** Sentences tried, by kind, and how many of them got a line and were left plain; of harmless ones nobody counted that. */
export const counts = [
  { of: 'grave', tried: gate.grave.sentences, line: gate.grave.joked, plain: leftPlain },
  { of: 'harmless', tried: gate.harmless.sentences, line: undefined, plain: undefined },
  { of: 'everyday', ...read(everyday) },
  { of: 'trades', ...read(trades) },
] as const
