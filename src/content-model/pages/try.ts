import data from '#content/words/try.json' with { type: 'json' }
import { filled } from '#content-model/filled.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = data as Words['try']

/** The fields of a tried sentence, and what they may hold. Lengths are in characters as people count them. */
export const tryFields = {
  audience: 'audience',
  message: 'message',
  dryness: 'dryness',
  seen: 'seen',
  flat: 'flat',
} as const

export const tryLimits = { message: 300, audience: 60 } as const

/** Where a sentence is tried, and where a press of Fell flat is counted. */
export const tryPaths = { page: routes.try, flat: '/api/try/flat' } as const

/** What pages know of the completion service. */
export interface TryService {
  /** None without a service. */
  readonly aiHost: string | undefined
  /** Whether it writes the try-outs. */
  readonly aiTry: boolean
}

/** The host that a tried sentence is sent to, if it is sent to any. */
export const tryHost = ({ aiHost, aiTry }: TryService): string | undefined => (aiTry ? aiHost : undefined)

/** Said of a message that is too long; `{count}` is how long it is. */
export const tooLong = filled(said.tryMessages.long, { most: tryLimits.message })

export const tryMessages = {
  ...said.tryMessages,
  long: (characters: number) => filled(tooLong, { count: characters }),
  audienceLong: filled(said.tryMessages.audienceLong, { audience: tryLimits.audience }),
}

export const tryWords = {
  ...said.tryWords,
  messagePlaceholder: filled(said.tryWords.messagePlaceholder, { message: tryLimits.message }),
  count: filled(said.tryWords.count, { message: tryLimits.message }),
}
