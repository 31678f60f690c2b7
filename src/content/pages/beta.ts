import { allOf, anyOf } from '#content/lists.ts'

export const betaPage = {
  title: 'Beta Sign-up',
  lines: ['Beta', 'Sign-up'],
  description:
    'Join the Deadpan beta: five fields, one of them a list. For customers in the United States, aged 13 or over.',
  lead: 'The paint is still wet. Leave your name, and we write when you can touch it.',
  /** What one wants to know first: what is got, when, and for how much. */
  terms: (services: readonly string[], prices: readonly string[]) => [
    { term: 'You get', text: `${allOf(services)}: what the software does, by the query.` },
    { term: 'When', text: 'When it is dry. There is no date, so we are not going to print one.' },
    { term: 'Price', text: `Nothing now and no card. Later ${anyOf(prices)} a month, and you choose again then.` },
  ],
} as const
