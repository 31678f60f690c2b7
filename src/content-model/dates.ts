const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day as a `time` element has it: for people, and for machines. */
export const dayOf = (date: Date) => ({ text: written.format(date), iso: date.toISOString().slice(0, 10) })
