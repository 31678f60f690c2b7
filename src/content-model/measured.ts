import data from '#content/words/measured.json' with { type: 'json' }
import { counted } from '#content-model/number-words.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const { gate, reading }: Words['measured'] = data

const day = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
const { everyday, trades, varied } = reading
type Read = typeof everyday

/** Rounded against us: what is answered down, what is turned down up. */
const inTen = ({ own, sentences }: Read) => Math.floor((10 * own) / sentences)
const sumOf = (of: keyof Read) => everyday[of] + trades[of] + varied[of]

const lines = sumOf('own') + sumOf('nearest')
const [misfits, doubted] = [sumOf('misfits'), sumOf('doubted')]

/** How many of ten everyday sentences get a line of their own. */
export const ownInTen = inTen(everyday)

/** Grave sentences that no joke was told on, of all that were tried. */
export const leftPlain = gate.grave.sentences - gate.grave.joked

const days = [...new Set([day(gate.day), day(reading.day)])]

/** What was measured, under the names in braces that texts of pages may have. Where it comes from: bench/wit/figures.ts. */
export const measured: Readonly<Record<string, string | number>> = {
  countDays: days.join(' and '),
  grave: gate.grave.sentences,
  stopped: gate.grave.stopped,
  careful: gate.grave.careful,
  unfound: leftPlain - gate.grave.stopped - gate.grave.careful,
  joked: gate.grave.joked,
  refused: gate.harmless.stopped,
  carefulOfHarmless: gate.harmless.careful,
  passed: gate.harmless.sentences - gate.harmless.stopped - gate.harmless.careful,
  ownInTen: counted(ownInTen),
  tradesInTen: counted(inTen(trades)),
  misfits,
  doubted,
  kept: lines - misfits - doubted,
  turnedDownInHundred: counted(Math.ceil((100 * (misfits + doubted)) / lines)),
}

const answers = ({ sentences, own, nearest }: Read) => ({
  tried: sentences,
  figures: { own, nearest, plain: sentences - own - nearest },
})

/** What was tried, by kind, with the figures that its row of the table may have. */
export const tried = [
  { of: 'grave', tried: gate.grave.sentences, figures: measured },
  { of: 'harmless', tried: gate.harmless.sentences, figures: measured },
  { of: 'everyday', ...answers(everyday) },
  { of: 'trades', ...answers(trades) },
  { of: 'varied', ...answers(varied) },
  { of: 'lines', tried: lines, figures: measured },
] as const
