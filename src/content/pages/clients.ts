import { byMadeUp } from '#content/made-up.ts'
import data from '#content/words/clients.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['clients']

export const clientsPage = {
  ...said.clientsPage,
  /** By how many of all clients are invented. */
  description: (madeUp: number, all: number) => byMadeUp(said.clientsPage.description, madeUp, all),
  lead: (madeUp: number, all: number) => byMadeUp(said.clientsPage.lead, madeUp, all),
  /** The place for the first that exists, for as long as one of the others does not. */
  empty: {
    ...said.clientsPage.empty,
    title: (taken: number) => said.places.find((place) => place.taken === taken)?.title ?? said.clientsPage.empty.title,
  },
}
