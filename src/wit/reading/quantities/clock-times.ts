import { numberValue } from './number.ts'
import type { Remaining, TextSpan } from './span.ts'

export interface ClockTime extends TextSpan {
  /** Minutes since midnight; those of the morning where the half of the day is unknown. */
  minutes: number
  /** Whether the half of the day is known. */
  certain: boolean
  /** The visitor's mark for the half of the day, which answers use too. */
  mark: { am: string; pm: string } | '24' | 'none'
}

export interface Window extends TextSpan {
  start: ClockTime
  end: ClockTime
  /** The length in minutes. */
  length: number
  /** Whether it ends on the day after its beginning; false where that is unknown. */
  overnight: boolean
}

const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const half = '[ap]\\.?\\s?m\\b\\.?'
/** A time that needs no context. */
const plain = `(?:\\d{1,2}(?::\\d{2})?\\s?${half}|\\d{1,2}:\\d{2}(?!\\d)|(?:\\d{1,2}|${small}) o'clock|noon|midnight)`
const bare = `(?:\\d{1,2}(?![\\d:%°]|[.,]\\d)|${small})`
/** Words after a bare hour: "at 8", "at 8 on Monday". */
const after =
  '(?=\\s*(?:$|[.,;!)]|(?:on|today|tomorrow|tonight|sharp|every|each|daily|and|for|this|in|by|but|with|because|so|while|\\(|mon|tue|wed|thu|fri|sat|sun|et|pt|ct|est|edt|pst|cet|gmt|utc)))'
/** Words that make a bare number a place in a list, a score or an age. */
const elsewhere =
  /\b(?:rate|rated|rating|scale|scores?|ages?|aged|grades?|floors?|levels?|pages?|steps?|rooms?|aisles?|chapters?|sizes?|gates?|bay|lane|under|over|percent|ranks?|numbers?|question|version|league|quality|odds|ratio|multiply|divide|count)\b/i
const aboutTime =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:today|tomorrow|tonight|mornings?|afternoons?|evenings?|daily|weekdays|weekends?|hours?|opens?|opened|closes?|closed|off|shut|down|deliver\w*|arriv\w*|ring\w*|visit\w*|available|served?|meet\w*|inspect\w*|show\w*|accept\w*|calls?|doors|starts?|begins?|ends?|lunch|breakfast|dinner|drop|window|reserved|unavailable|maintenance|quiet|come|will be|serviced|repaired|cleaned|painted|tested|booked|most days|drills?|unlock\w*|staffed|shifts?|works?|working)\b/i

/** The spelling of "a.m.": with or without a space (`\u0001` leads it), dots and capitals. */
function markOf(text: string, dot: string | undefined): { am: string; pm: string } {
  const gap = /\d\s/.test(text) ? '' : '\u0001'
  const write = (half: string) => {
    const sign = dot ? `${half}.m.` : `${half}m`
    return gap + (/[AP]/.test(text) ? sign.toUpperCase() : sign)
  }
  return { am: write('a'), pm: write('p') }
}

function readClock(text: string, span: TextSpan): ClockTime | undefined {
  const lower = text.toLowerCase().trim()
  if (lower === 'noon') return { ...span, minutes: 720, certain: true, mark: { am: 'a.m.', pm: 'p.m.' } }
  if (lower === 'midnight') return { ...span, minutes: 0, certain: true, mark: { am: 'a.m.', pm: 'p.m.' } }
  const match = /^(\d{1,2}|[a-z]+?)(?::(\d{2}))?\s?(?:([ap])(\.?)\s?m(\.?)|o'clock)?$/.exec(lower)
  const [, hours = '', minutes = '0', letter, dot] = match ?? []
  const hour = numberValue(hours)
  if (!(hour >= 0 && hour <= 24) || Number(minutes) > 59) return undefined
  if (letter) {
    if (hour < 1 || hour > 12) return undefined
    const total = (hour % 12) * 60 + Number(minutes) + (letter === 'p' ? 720 : 0)
    return { ...span, minutes: total, certain: true, mark: markOf(text, dot) }
  }
  const total = (hour % 24) * 60 + Number(minutes)
  if (hour > 12 || hour === 0 || /^0\d:/.test(lower)) return { ...span, minutes: total, certain: true, mark: '24' }
  return { ...span, minutes: total % 720, certain: false, mark: 'none' }
}

/** Gives the time without a mark the half of the day with the shorter window. */
function complete(start: ClockTime, end: ClockTime): [ClockTime, ClockTime] {
  if (start.mark === '24' || end.mark === '24')
    return [
      { ...start, certain: true, mark: '24' },
      { ...end, certain: true, mark: '24' },
    ]
  if (start.certain === end.certain) return [start, end]
  const apart = (end.minutes - start.minutes + 1440) % 1440
  const plus = apart > 720 || apart === 0 ? 720 : 0
  return end.certain
    ? [{ ...start, minutes: start.minutes + plus, certain: true, mark: end.mark }, end]
    : [start, { ...end, minutes: (end.minutes + plus) % 1440, certain: true, mark: start.mark }]
}

function readWindow(first: string, second: string, span: TextSpan): Window | undefined {
  const from = readClock(first, span)
  const to = readClock(second, span)
  if (!from || !to) return undefined
  const [start, end] = complete(from, to)
  const certain = start.certain && end.certain
  const day = certain ? 1440 : 720
  const length = (end.minutes - start.minutes + 1440) % day || day
  return { ...span, start, end, length, overnight: certain && end.minutes !== 0 && end.minutes < start.minutes }
}

const between = `(?:\\bbetween\\s+|\\bfrom\\s+)?`
const to = '\\s*(?:-|–|—|\\bto\\b|\\band\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b)\\s*'

/** Whether two bare numbers are hours: "between 9 and 11", but not "rate from 1 to 5". */
function areHours(match: string, span: TextSpan, sentence: string): boolean {
  if (!/^(?:between|from)/i.test(match) && !/\b(?:hours|open|daily)\b/i.test(sentence)) return false
  if (elsewhere.test(sentence.slice(Math.max(0, span.from - 20), span.to + 12))) return false
  return aboutTime.test(sentence) && new RegExp(`^${after}`, 'i').test(sentence.slice(span.to))
}

/** Whether a bare number after "at" or "by" is an hour. */
function isHour(span: TextSpan, sentence: string): boolean {
  const before = sentence.slice(0, span.from)
  if (/\b(?:sold|priced|capped|valued|limited|available|remains?|stands?)\s+at\s+$/i.test(before)) return false
  return aboutTime.test(sentence) || /\bat\s+$/i.test(before)
}

/** Takes windows first, then single times from the rest. */
export function takeClocks(remaining: Remaining): { windows: Window[]; clocks: ClockTime[] } {
  const sentence = remaining.text
  const any = `(?:${plain}|${bare})`
  const marked = new RegExp(plain, 'i')
  const windows = remaining.take(
    new RegExp(`${between}(?<![\\w:.,$#-])(${any})${to}(${any})(?![\\w%])`, 'gi'),
    ([all, first = '', second = ''], span) => {
      if (/\band\b/i.test(all) && !/^between/i.test(all)) return undefined
      const isWindow = marked.test(first) || marked.test(second) || areHours(all, span, sentence)
      return isWindow ? readWindow(first, second, span) : undefined
    },
  )
  const clocks = remaining.take(new RegExp(`(?<![\\w:.,$#])${plain}`, 'gi'), ([all], span) => readClock(all, span))
  if (!elsewhere.test(sentence) || clocks.length > 0)
    clocks.push(
      ...remaining.take(
        new RegExp(`(?<=\\b(?:at|by|until|till|before|after|from|since|around)\\s+)${bare}${after}`, 'gi'),
        ([all], span) => (isHour(span, sentence) ? readClock(all, span) : undefined),
      ),
    )
  return { windows, clocks: clocks.sort((a, b) => a.from - b.from) }
}

/** A time in the visitor's format, some minutes later (or earlier, below 0): "9:01 p.m.", "10:59", "14:30". */
export function clockText(clock: ClockTime, plus = 0): string {
  const day = clock.certain ? 1440 : 720
  const minutes = (((clock.minutes + plus) % day) + day) % day
  const minute = String(minutes % 60).padStart(2, '0')
  const hour = Math.floor(minutes / 60)
  if (clock.mark === '24') return `${/^0\d:/.test(clock.text) ? String(hour).padStart(2, '0') : hour}:${minute}`
  const shown = `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}`
  if (clock.mark === 'none') return shown
  if (minutes === 720) return 'noon'
  if (minutes === 0) return 'midnight'
  const mark = hour >= 12 ? clock.mark.pm : clock.mark.am
  return mark.startsWith('\u0001') ? shown + mark.slice(1) : `${shown} ${mark}`
}
