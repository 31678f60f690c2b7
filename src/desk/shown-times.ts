/** Times of the desk are in UTC, as its navigation says. */
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const dayMs = 86_400_000

/** Like 09:41. @param stamp ISO 8601, UTC, as all here */
export const clockTime = (stamp: string): string => stamp.slice(11, 16)

/** Like 09:41:07. */
export const exactTime = (stamp: string): string => stamp.slice(11, 19)

/** Like 20 November. */
export function dayAndMonth(stamp: string): string {
  const date = new Date(stamp)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** Like 20 November 2026. */
export const fullDate = (stamp: string): string => `${dayAndMonth(stamp)} ${stamp.slice(0, 4)}`

/** Like Friday 20 November 2026. */
export const weekdayDate = (stamp: string): string => `${weekday(stamp)} ${fullDate(stamp)}`

const weekday = (stamp: string): string => days[new Date(stamp).getUTCDay()] ?? ''

/** Like Today, Friday 20 November; with the year when it is another one. @param now milliseconds since 1970 */
export function dayHeading(stamp: string, now: number): string {
  const today = new Date(now).toISOString()
  const age = Math.round((Date.parse(today.slice(0, 10)) - Date.parse(stamp.slice(0, 10))) / dayMs)
  const relative = ['Today, ', 'Yesterday, '][age] ?? ''
  const year = stamp.slice(0, 4) === today.slice(0, 4) ? '' : ` ${stamp.slice(0, 4)}`
  return `${relative}${weekday(stamp)} ${dayAndMonth(stamp)}${year}`
}

/** Like Today, 08:58. */
export function dayAndTime(stamp: string, now: number): string {
  const heading = dayHeading(stamp, now)
  const relative = /^(?:Today|Yesterday)(?=, )/.exec(heading)?.[0]
  return `${relative ?? dayAndMonth(stamp)}, ${clockTime(stamp)}`
}

/** A time within a sentence, like today, 08:58. */
export const withinSentence = (time: string): string => time.replace(/^[TY]/, (letter) => letter.toLowerCase())

/** Like 2 hours ago. */
export function ago(stamp: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(stamp)) / 60_000))
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return `${Math.floor(hours / 24)} days ago`
}
