import { triptych } from '#content/pages/home.ts'
import { routes } from '#content/routes.ts'

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

/** Beside a sentence to try: where it goes, and where it stays. */
export function tryNote(service: TryService): string {
  const host = tryHost(service)
  return host === undefined ? 'Nothing you type is kept.' : `Sent to ${host} to be written. Kept nowhere here.`
}

/** Above each answer: where it comes from. Never more than is so. */
export const tryLabels = {
  workedOut: 'Worked out from your sentence.',
  nearest: 'The nearest one in our drawer.',
  written: (model: string) => `Written just now by ${model}. Read it before you send it.`,
} as const

/** Said of a message that is too long; `{count}` is how long it is. */
const tooLong = `That is {count} characters. We read up to ${tryLimits.message}. All of it is still here.`

export const tryMessages = {
  empty: 'Type a sentence first. Any plain one will do.',
  long: (characters: number) => tooLong.replace('{count}', String(characters)),
  audienceLong: `Who it is for, in up to ${tryLimits.audience} characters. All of it is still here.`,
  limit: 'That is a lot of sentences from one address. Wait a few minutes, then try again.',
  broken: 'That did not work. It was not your sentence. Try again.',
  refused: 'Some sentences are best left plain. Yours stays as you wrote it.',
  none: 'We have nothing that fits. Three that might be near:',
  noneAlone: 'We have nothing that fits.',
  seenAll: 'That was all we have for this one. Three that might be near:',
  hint: 'A number, a time or a place would help.',
} as const

export const tryPage = {
  title: 'Try it',
  lead: 'One plain sentence in, one dry sentence out. No account.',
  drawer: 'Read the drawer first',
  description:
    'Type a plain sentence and who it is for. It comes back funny, with the facts left alone. No account needed.',
} as const

export const tryWords = {
  audience: 'Target audience',
  audienceExample: 'Accountants',
  audiencePlaceholder: 'People who print emails',
  message: 'Message',
  messagePlaceholder: `Something plain, up to ${tryLimits.message} characters`,
  dryness: { label: 'Dryness', crisp: 'Crisp', sandy: 'Sandy', arid: 'Arid' },
  send: 'Make it funny',
  another: 'Another',
  noMore: 'No more',
  copy: 'Copy',
  copied: 'Copied',
  flat: 'Fell flat',
  signUp: 'Sign up with this sentence',
  waiting: 'Thinking. Please look natural.',
  yours: 'Yours goes here.',
  why: 'Why it works',
  drawer: 'See the drawer',
  kept: 'Nothing you typed was kept.',
  count: `up to ${tryLimits.message} characters`,
} as const

/** What the try-outs that run in the browser are told: where they ask, what may be typed, and every word they say. */
export const tryIsland = {
  paths: { ...tryPaths, beta: routes.beta, drawer: routes.examples },
  most: tryLimits.message,
  words: {
    ...tryWords,
    empty: tryMessages.empty,
    long: tooLong,
    broken: tryMessages.broken,
    /** After the count of what was typed. */
    of: `of ${tryLimits.message}`,
  },
} as const

/** What home's try-out is told. Where a sentence leaves for a service, that is said instead of how long it takes. */
export const heroTry = (service: TryService) => ({
  ...tryIsland,
  triptych: {
    ...triptych,
    wait: tryHost(service) === undefined ? triptych.wait : tryNote(service),
  },
})

/** The band that asks for a sentence below those of others. */
export const tryYours = { title: 'Yours goes here', lines: ['Yours goes', 'here'] } as const
export const yoursTry = (service: TryService) => ({ ...tryIsland, note: tryNote(service) })
