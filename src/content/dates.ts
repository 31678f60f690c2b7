const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day as a `time` element has it: for people, and for machines. */
export const dayOf = (date: Date) => ({ text: monthAndDay.format(date), iso: date.toISOString().slice(0, 10) })
