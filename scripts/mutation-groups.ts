/** What is changed on purpose, the tests that should notice, and how many per cent of the changes they have to notice. */
export interface MutationGroup {
  readonly break: number
  /** Globs; one with `!` takes files out again. */
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /** Tests of the same rooms that would only cost time: what they notice, others do sooner. */
  readonly withoutTests: readonly string[]
}

const noTests = ['!src/**/*.test.ts']

export const groups = {
  core: {
    break: 90,
    mutate: [
      'src/forms/engine/{form,person,rules}.ts',
      'src/server/answers/ai/{circuit-breaker,concurrency-limiter,guard,token-budget,token-ledger}.ts',
      'src/server/config/{setting,setting-parsers,settings,public-settings}.ts',
      'src/server/desk/csv.ts',
      'src/server/http/negotiation.ts',
      'src/server/limits/*.ts',
      'src/server/outbox/retry-schedule.ts',
      'src/server/submissions/spam.ts',
      'src/search/*.ts',
      // Lists of words and the reading of content: journeys judge them by questions.
      '!src/search/{asked-as,lexicon,site-passages}.ts',
      'src/wit/gate/**/*.ts',
      ...noTests,
    ],
    tests: [
      'src/forms/**/*.test.ts',
      'src/search/*.test.ts',
      'src/server/answers/**/*.test.ts',
      'src/server/config/*.test.ts',
      'src/server/desk/csv.test.ts',
      'src/server/http/negotiation.test.ts',
      'src/server/limits/*.test.ts',
      'src/server/outbox/retry-schedule.test.ts',
      'src/server/submissions/spam.test.ts',
      'src/wit/gate/**/*.test.ts',
    ],
    withoutTests: ['src/forms/engine/fuzz.test.ts'],
  },
  outbox: {
    break: 80,
    mutate: [
      'src/server/outbox/{deliveries,delivery-attempt,outbox,own-letters,worker}.ts',
      'src/server/outbox/channels/{channel,collect,email-service,http,letters,webhook}.ts',
      'src/server/submissions/submissions.ts',
      'src/server/erasure/{erase,erase-links,erasure}.ts',
      ...noTests,
    ],
    tests: [
      'src/server/outbox/**/*.test.ts',
      'src/server/submissions/submissions.test.ts',
      'src/server/erasure/*.test.ts',
      'src/server/desk/dead-letters.test.ts',
    ],
    withoutTests: [],
  },
} as const satisfies Record<string, MutationGroup>

export type GroupName = keyof typeof groups

export const isGroup = (name: string | undefined): name is GroupName =>
  name !== undefined && Object.hasOwn(groups, name)
