import data from '#content/words/try-page.json' with { type: 'json' }
import { filled } from '#content-model/filled.ts'
import { triptych } from '#content-model/pages/home.ts'
import {
  type TryService,
  tooLong,
  tryHost,
  tryLimits,
  tryMessages,
  tryPaths,
  tryWords,
} from '#content-model/pages/try.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = data as Words['try-page']

export const tryPage = said.tryPage

/** Beside a sentence to try: where it goes, and where it stays. */
export function tryNote(service: TryService): string {
  const host = tryHost(service)
  return host === undefined ? said.tryNote.here : filled(said.tryNote.sent, { host })
}

/** What the server says when there is no answer, or not the one that was asked for. */
export const tryReplies = said.tryReplies

/** Above each answer: where it comes from. Never more than is so. */
export const tryLabels = {
  ...said.tryLabels,
  written: (model: string) => filled(said.tryLabels.written, { model }),
}

/** What the try-outs that run in the browser are told: where they ask, what may be typed, and every word they say. */
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
    /** After the count of what was typed. */
    of: filled(said.tryIsland.words.of, { message: tryLimits.message }),
  },
}

/** What home's try-out is told. Where a sentence leaves for a service, that is said instead of how long it takes. */
export const heroTry = (service: TryService) => ({
  ...tryIsland,
  triptych: {
    ...triptych,
    wait: tryHost(service) === undefined ? triptych.wait : tryNote(service),
  },
})

/** The band that asks for a sentence below those of others. */
export const tryYours = said.tryYours

export const yoursTry = (service: TryService) => ({ ...tryIsland, note: tryNote(service) })
