import { numberValue } from './number.ts'
import type { Remaining, Span } from './span.ts'

export interface Clock extends Span {
  /** Minutes since midnight; without a.m. or p.m. those of the morning. */
  minutes: number
  /** Whether morning or evening is known. */
  certain: boolean
  /** How the writer marks the half of the day, to be written the same way. */
  mark: { am: string; pm: string } | '24' | 'none'
}

export interface Window extends Span {
  start: Clock
  end: Clock
  /** How long it lasts, in minutes. */
  length: number
  /** Begins on one day and ends on the next; false where that isn't known. */
  overnight: boolean
}

const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const half = '[ap]\\.?\\s?m\\b\\.?'
/** A time that is one whatever stands around it. */
const plain = `(?:\\d{1,2}(?::\\d{2})?\\s?${half}|\\d{1,2}:\\d{2}(?!\\d)|(?:\\d{1,2}|${small}) o'clock|noon|midnight)`
const bare = `(?:\\d{1,2}(?![\\d:%°]|[.,]\\d)|${small})`
/** What may follow a bare hour: "at 8", "at 8 on Monday". */
const after =
  '(?=\\s*(?:$|[.,;!)]|(?:on|today|tomorrow|tonight|sharp|every|each|daily|and|for|this|in|by|but|with|because|so|while|\\(|mon|tue|wed|thu|fri|sat|sun|et|pt|ct|est|edt|pst|cet|gmt|utc)))'
/** What makes a bare hour a place in a list, a score, an age. */
const elsewhere =
  /\b(?:rate|rated|rating|scale|scores?|ages?|aged|grades?|floors?|levels?|pages?|steps?|rooms?|aisles?|chapters?|sizes?|gates?|bay|lane|under|over|percent|ranks?|numbers?|question|version|league|quality|odds|ratio|multiply|divide|count)\b/i
const aboutTime =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:today|tomorrow|tonight|mornings?|afternoons?|evenings?|daily|weekdays|weekends?|hours?|opens?|opened|closes?|closed|off|shut|down|deliver\w*|arriv\w*|ring\w*|visit\w*|available|served?|meet\w*|inspect\w*|show\w*|accept\w*|calls?|doors|starts?|begins?|ends?|lunch|breakfast|dinner|drop|window|reserved|unavailable|maintenance|quiet|come|will be|serviced|repaired|cleaned|painted|tested|booked|most days|drills?|unlock\w*|staffed|shifts?|works?|working)\b/i

function readClock(text: string, span: Span): Clock | undefined {
  const lower = text.toLowerCase().trim()
  if (lower === 'noon') return { ...span, minutes: 720, certain: true, mark: { am: 'a.m.', pm: 'p.m.' } }
  if (lower === 'midnight') return { ...span, minutes: 0, certain: true, mark: { am: 'a.m.', pm: 'p.m.' } }
  const match = /^(\d{1,2}|[a-z]+?)(?::(\d{2}))?\s?(?:([ap])(\.?)\s?m(\.?)|o'clock)?$/.exec(lower)
  if (!match) return undefined
  const [, hours = '', minutes = '0', letter, dot] = match
  const hour = numberValue(hours)
  if (!(hour >= 0 && hour <= 24) || Number(minutes) > 59) return undefined
  if (letter) {
    if (hour < 1 || hour > 12) return undefined
    const upper = /[AP]/.test(text)
    const sign = (half: string) => (dot ? `${half}.m.` : `${half}m`)
    const write = (half: string) => (upper ? sign(half).toUpperCase() : sign(half))
    const gap = /\d\s/.test(text) ? ' ' : ''
    return {
      ...span,
      minutes: (hour % 12) * 60 + Number(minutes) + (letter === 'p' ? 720 : 0),
      certain: true,
      mark: {
        am: gap === '' ? `\u0001${write('a')}` : write('a'),
        pm: gap === '' ? `\u0001${write('p')}` : write('p'),
      },
    }
  }
  const total = (hour % 24) * 60 + Number(minutes)
  if (hour > 12 || hour === 0 || /^0\d:/.test(lower)) return { ...span, minutes: total, certain: true, mark: '24' }
  return { ...span, minutes: total % 720, certain: false, mark: 'none' }
}

function readWindow(first: string, second: string, span: Span): Window | undefined {
  const start = readClock(first, span)
  const end = readClock(second, span)
  if (!start || !end) return undefined
  if (start.mark === '24' || end.mark === '24') {
    for (const clock of [start, end]) if (clock.mark === 'none') Object.assign(clock, { certain: true, mark: '24' })
  } else if (!start.certain && end.certain) {
    const near = (end.minutes - start.minutes + 1440) % 1440
    const later = near > 720 || near === 0 ? 720 : 0
    Object.assign(start, { minutes: start.minutes + later, certain: true, mark: end.mark })
  } else if (start.certain && !end.certain) {
    const near = (end.minutes - start.minutes + 1440) % 1440
    const later = near > 720 || near === 0 ? 720 : 0
    Object.assign(end, { minutes: (end.minutes + later) % 1440, certain: true, mark: start.mark })
  }
  const day = start.certain && end.certain ? 1440 : 720
  const length = (((end.minutes - start.minutes) % day) + day) % day || day
  const overnight = start.certain && end.certain && end.minutes !== 0 && end.minutes < start.minutes
  return { ...span, start, end, length, overnight }
}

const between = `(?:\\bbetween\\s+|\\bfrom\\s+)?`
const to = '\\s*(?:-|–|—|\\bto\\b|\\band\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b)\\s*'

/** Windows first, then the times that are left. */
export function takeClocks(remaining: Remaining): { windows: Window[]; clocks: Clock[] } {
  const sentence = remaining.text
  const any = `(?:${plain}|${bare})`
  const windows = remaining.take(
    new RegExp(`${between}(?<![\\w:.,$#-])(${any})${to}(${any})(?![\\w%])`, 'gi'),
    ([all, first = '', second = ''], span) => {
      const led = /^(?:between|from)/i.test(all)
      if (/\band\b/i.test(all) && !/^between/i.test(all)) return undefined
      const marked = new RegExp(plain, 'i')
      if (!marked.test(first) && !marked.test(second)) {
        const rest = sentence.slice(span.to)
        if (!led && !/\b(?:hours|open|daily)\b/i.test(sentence)) return undefined
        if (elsewhere.test(sentence.slice(Math.max(0, span.from - 20), span.to + 12)) || !aboutTime.test(sentence))
          return undefined
        if (!new RegExp(`^${after}`, 'i').test(rest)) return undefined
      }
      return readWindow(first, second, span)
    },
  )
  const clocks = remaining.take(new RegExp(`(?<![\\w:.,$#])${plain}`, 'gi'), ([all], span) => readClock(all, span))
  if (!elsewhere.test(sentence) || clocks.length > 0)
    clocks.push(
      ...remaining.take(
        new RegExp(`(?<=\\b(?:at|by|until|till|before|after|from|since|around)\\s+)${bare}${after}`, 'gi'),
        ([all], span) => {
          if (!aboutTime.test(sentence) && !/\bat\s+$/i.test(sentence.slice(0, span.from))) return undefined
          if (
            /\b(?:sold|priced|capped|valued|limited|available|remains?|stands?)\s+at\s+$/i.test(
              sentence.slice(0, span.from),
            )
          )
            return undefined
          return readClock(all, span)
        },
      ),
    )
  return { windows, clocks: clocks.sort((a, b) => a.from - b.from) }
}

/**
 * A time in the writer's own manner, some minutes later (or earlier, below 0): "9:01 p.m.", "10:59", "14:30".
 */
export function clockText(clock: Clock, plus = 0): string {
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
