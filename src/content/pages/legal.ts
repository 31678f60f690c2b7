const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What stands beside a legal text. */
export const legalPages = {
  contents: 'On this page',
  updated: (date: Date) => `Last changed on ${day.format(date)}.`,
  privacyLead: 'No cookies, no tracking, and a memory you can have erased.',
  termsLead: 'What we ask of you, and what you may expect of us.',
} as const
