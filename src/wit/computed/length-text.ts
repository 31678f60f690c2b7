import { figures, spell } from '#wit/reading/quantities/number.ts'

/** Minutes in everyday words: "2 hours", "90 minutes", "one hour". */
export function lengthText(minutes: number): string {
  if (minutes % 60 === 0) return minutes === 60 ? 'one hour' : `${spell(minutes / 60)} hours`
  if (minutes > 60 && minutes % 30 === 0) return `${figures(minutes / 60)} hours`
  return minutes === 1 ? 'one minute' : `${figures(Math.round(minutes))} minutes`
}

/** An ordinal number: "4th", "22nd". */
export function nth(value: number): string {
  const tail = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10
  return `${figures(value)}${['th', 'st', 'nd', 'rd'][tail] ?? 'th'}`
}
