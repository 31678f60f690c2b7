import data from '#content/words/try-page.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import { measured } from '#content-model/measured.ts'
import { triptych } from '#content-model/pages/home.ts'
import {
  type TryService,
  tooLong,
  tryHost,
  tryLimits,
  tryMessages,
  tryPaths,
  tryWords,
} from '#content-model/pages/try-fields.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['try-page']>(data)

export const tryPage = {
  ...said.tryPage,
  share: filled(said.tryPage.share, measured),
  fit: filled(said.tryPage.fit, measured),
}

/** The note about privacy: where a tried sentence is sent, and where not. */
export function tryNote(service: TryService): string {
  const host = tryHost(service)
  return host === undefined ? said.tryNote.here : filled(said.tryNote.sent, { host })
}

/** Replies of the server without an answer, or with another one than asked for. */
export const tryReplies = said.tryReplies

/** Labels above each answer for its source. They claim nothing beyond it. */
export const tryLabels = {
  ...said.tryLabels,
  written: (model: string) => filled(said.tryLabels.written, { model }),
}

/** Data of the try-outs' islands: endpoints, limits, and words. */
export const tryIsland = {
  ...said.tryIsland,
  paths: { ...tryPaths, beta: routes.beta, drawer: routes.examples },
  most: tryLimits.message,
  words: {
    ...said.tryIsland.words,
    ...tryWords,
    empty: tryMessages.empty,
    long: tooLong,
    broken: tryMessages.broken,
    /** After the count of typed characters. */
    of: filled(said.tryIsland.words.of, { message: tryLimits.message }),
  },
}

/** Data of home's try-out. When a service writes the answer, its note says so. */
export const heroTry = (service: TryService) => ({
  ...tryIsland,
  triptych: {
    ...triptych,
    wait: tryHost(service) === undefined ? triptych.wait : tryNote(service),
  },
})

/** The band below others' sentences that asks for one's own. */
export const tryYours = said.tryYours

export const yoursTry = (service: TryService) => ({ ...tryIsland, note: tryNote(service) })
