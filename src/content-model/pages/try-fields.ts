import data from '#content/words/try.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['try']>(data)

/** Fields of a tried sentence, with their limits. Lengths are in characters as people count them. */
export const tryFields = {
  audience: 'audience',
  message: 'message',
  dryness: 'dryness',
  seen: 'seen',
  flat: 'flat',
} as const

export const tryLimits = { message: 300, audience: 60 } as const

/** The page for a sentence, and the endpoint of the votes. */
export const tryPaths = { page: routes.try, flat: '/api/try/flat' } as const

/** The completion service's settings that pages use. */
export interface TryService {
  /** Undefined without a service. */
  readonly aiHost: string | undefined
  /** Whether the service answers the try-outs. */
  readonly aiTry: boolean
}

/** The host that a tried sentence is sent to; undefined when it stays on the site. */
export const tryHost = ({ aiHost, aiTry }: TryService): string | undefined => (aiTry ? aiHost : undefined)

/** The message for a text that is too long; `{count}` is its length. */
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
