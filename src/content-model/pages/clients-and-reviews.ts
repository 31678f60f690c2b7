import clientsData from '#content/words/clients.json' with { type: 'json' }
import testimonialsData from '#content/words/testimonials.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import type { ReviewSource } from '#content-model/kinds.ts'
import { byMadeUp } from '#content-model/made-up.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const clientsWords = branded<Words['clients']>(clientsData)

export const clientsPage = {
  ...clientsWords.clientsPage,
  /** By the number of invented clients. */
  description: (madeUp: number, all: number) => byMadeUp(clientsWords.clientsPage.description, madeUp, all),
  lead: (madeUp: number, all: number) => byMadeUp(clientsWords.clientsPage.lead, madeUp, all),
  /** The place for the first real client, while any of the others is invented. */
  empty: {
    ...clientsWords.clientsPage.empty,
    title: (taken: number) =>
      clientsWords.places.find((place) => place.taken === taken)?.title ?? clientsWords.clientsPage.empty.title,
  },
}

const testimonialsWords = branded<Words['testimonials']>(testimonialsData)

export const testimonialsPage = {
  ...testimonialsWords.testimonialsPage,
  /** By the number of invented reviews. */
  description: (madeUp: number, all: number) => byMadeUp(testimonialsWords.testimonialsPage.description, madeUp, all),
  lead: (madeUp: number, all: number) => byMadeUp(testimonialsWords.testimonialsPage.lead, madeUp, all),
  heading: (source: ReviewSource) => filled(testimonialsWords.testimonialsPage.heading, { source }),
}
