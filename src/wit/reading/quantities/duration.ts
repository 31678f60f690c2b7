import { number, numberValue } from './number.ts'
import type { Remaining, TextSpan } from './span.ts'

export const units = ['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'quarter', 'year'] as const
export type Unit = (typeof units)[number]
/** The limit in "about 20 minutes", "up to 20 minutes", "at least 20 minutes". */
export type Bound = 'about' | 'most' | 'least' | 'over' | 'under' | 'exact'

export interface Duration extends TextSpan {
  value: number
  /** The upper end of "3 to 5 days". */
  upTo?: number | undefined
  unit: Unit
  /** Whether it counts working days: "business days". */
  business: boolean
  /** Whether it is an adjective: "a 15-minute call". */
  attributive: boolean
  bound: Bound
  /** The duration in minutes; a month counts as 30 days. */
  minutes: number
}

const inMinutes: Record<Unit, number> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  night: 1440,
  week: 10080,
  month: 43200,
  quarter: 129600,
  year: 525600,
}
const unitNames = new Map(Object.entries<Unit>({ sec: 'second', min: 'minute', hr: 'hour' }))
const unitSource = '(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?)'

const bounds: readonly [RegExp, Bound][] = [
  [/\b(?:about|around|approximately|roughly|nearly|almost|some|circa)\s+$/i, 'about'],
  [/\b(?:up to|at most|no more than|not more than|a maximum of|max(?:imum)?|within|as many as)\s+$/i, 'most'],
  [/\b(?:at least|a minimum of|minimum|no less than|not less than|no fewer than)\s+$/i, 'least'],
  [/\b(?:over|more than|above|beyond|longer than)\s+$/i, 'over'],
  [/\b(?:under|less than|fewer than|below|shorter than)\s+$/i, 'under'],
]

/** The limit in the words before a number. */
export function boundBefore(before: string): Bound {
  return bounds.find(([words]) => words.test(before))?.[1] ?? 'exact'
}

export function takeDurations(remaining: Remaining): Duration[] {
  const sentence = remaining.text
  const make = (value: number, name: string, span: TextSpan, rest: Partial<Duration> = {}): Duration | undefined => {
    const word = name.toLowerCase().replace(/s$/, '')
    const unit = unitNames.get(word) ?? (units as readonly string[]).find((one) => one === word)
    if (unit === undefined || !Number.isFinite(value)) return undefined
    const known = unit as Unit
    return {
      ...span,
      value,
      unit: known,
      business: false,
      attributive: false,
      bound: boundBefore(sentence.slice(0, span.from)),
      minutes: value * inMinutes[known],
      ...rest,
    }
  }
  return [
    ...remaining.take(
      new RegExp(
        `(?<![\\w$€£#.,:-])(${number})(\\+)?(?:\\s*(?:-|–|—|to|or)\\s*(${number}))?(?:\\s|-)*\\b(business|working|full|whole|consecutive|calendar|short|long|extra|more|additional)?\\s*${unitSource}\\b(?!\\s+(?:old|ago)\\b)`,
        'gi',
      ),
      ([all, first = '', plus, second, kind, unit = ''], span) =>
        make(numberValue(first), unit, span, {
          upTo: second ? numberValue(second) : undefined,
          business: /business|working/i.test(kind ?? ''),
          attributive: /-\s*[a-z]+$/i.test(all) && !/s$/i.test(unit),
          ...(plus ? { bound: 'over' } : {}),
        }),
    ),
    ...remaining.take(
      /(?<=\b(?:in|for|within|takes?|about|last|lasts|after|another|than|held|every)\s+)(?:an?\s+)(half\s+(?:an\s+)?)?(second|minute|hour|day|week|month|year)\b(?!\s+and a half)/gi,
      ([, isHalf, unit = ''], span) => make(isHalf ? 0.5 : 1, unit, span),
    ),
    ...remaining.take(/\bhalf an hour\b/gi, (_, span) => make(30, 'minute', span)),
  ]
}
