import data from '#content/words/measured.json' with { type: 'json' }
import { counted } from '#content-model/number-words.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const { gate, reading }: Words['measured'] = data

const day = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
const answered = ({ own, nearest }: Words['measured']['reading']['everyday']) => own + nearest
const { everyday, trades } = reading
const inTen = ({ own, sentences }: Words['measured']['reading']['everyday']) => Math.floor((10 * own) / sentences)

/** How many of ten everyday sentences get a line of their own. */
export const ownInTen = inTen(everyday)

/** Grave sentences that no joke was told on, of all that were tried. */
export const leftPlain = gate.grave.sentences - gate.grave.joked

const lines = answered(everyday) + answered(trades)
const misfits = everyday.misfits + trades.misfits

const days = [...new Set([day(gate.day), day(reading.day)])]

/** What was measured, under the names in braces that texts of pages may have. Where it comes from: bench/wit/figures.ts. */
export const measured: Readonly<Record<string, string | number>> = {
  countDays: days.join(' and '),
  grave: gate.grave.sentences,
  stopped: gate.grave.stopped,
  unfound: leftPlain - gate.grave.stopped,
  joked: gate.grave.joked,
  refused: gate.harmless.stopped,
  passed: gate.harmless.sentences - gate.harmless.stopped,
  own: everyday.own,
  nearest: everyday.nearest,
  plain: everyday.sentences - answered(everyday),
  ownInTen: counted(ownInTen),
  tradesInTen: counted(inTen(trades)),
  tradesOwn: trades.own,
  tradesNearest: trades.nearest,
  tradesPlain: trades.sentences - answered(trades),
  lines,
  misfits,
  doubted: everyday.doubted + trades.doubted,
  misfitsInHundred: counted(Math.ceil((100 * misfits) / lines)),
}

/** Sentences tried, by kind. */
export const tried = [
  { of: 'grave', tried: gate.grave.sentences },
  { of: 'harmless', tried: gate.harmless.sentences },
  { of: 'everyday', tried: everyday.sentences },
  { of: 'trades', tried: trades.sentences },
] as const
