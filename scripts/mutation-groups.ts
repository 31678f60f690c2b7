/** A room under mutation, and the tests beside it that should notice. Globs. */
interface Room {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

export interface MutationGroup {
  /** The least percentage of changes that the tests have to notice. */
  readonly least: number
  readonly rooms: Readonly<Record<string, Room>>
}

/** The rooms that decide, and those that save and send leads. */
export const groups: Readonly<Record<string, MutationGroup>> = {
  core: {
    least: 94,
    rooms: {
      forms: {
        mutate: ['src/forms/engine/{form,person,rules}.ts'],
        // Without the tests of random inputs, which differ in each run.
        tests: [
          'src/forms/engine/{form,person,rules}.test.ts',
          'src/forms/{beta,comment}/*.test.ts',
          'src/forms/*.test.ts',
        ],
      },
      spam: { mutate: ['src/server/leads/spam.ts'], tests: ['src/server/leads/spam.test.ts'] },
      negotiation: {
        mutate: ['src/server/web/http/negotiation.ts'],
        tests: ['src/server/web/http/negotiation.test.ts'],
      },
      csv: { mutate: ['src/forms/engine/csv.ts'], tests: ['src/forms/engine/csv.test.ts'] },
      schedule: {
        mutate: ['src/server/outbox/retry-schedule.ts'],
        tests: ['src/server/outbox/retry-schedule.test.ts'],
      },
      limits: {
        // Without the limiter in Postgres, which is tested on Postgres.
        mutate: ['src/server/platform/limits/*.ts', '!src/server/platform/limits/limiter.ts'],
        tests: ['src/server/platform/limits/{limits,shared-key}.test.ts'],
      },
      guard: {
        mutate: ['src/server/questions/ai/{circuit-breaker,guard,guarded-call,token-budget,token-ledger}.ts'],
        tests: ['src/server/questions/ai/{circuit-breaker,guard*,token-ledger}.test.ts'],
      },
      settings: { mutate: ['src/server/platform/config/*.ts'], tests: ['src/server/platform/config/*.test.ts'] },
      gate: {
        // Without the model's weights, which are judged by sentences (bench/wit/gate.ts).
        mutate: ['src/wit/gate/*.ts', 'src/wit/gate/model/{text-features,gate-score}.ts'],
        // Without long lists of sentences (gate-lists), which take too long for each change.
        tests: [
          'src/wit/gate/{gate,gate-rules,gate-tokens,patterns,profanity}.test.ts',
          'src/wit/gate/model/*.test.ts',
        ],
      },
      search: {
        // Without the lists of words and the reading of content, which needs Astro: journeys judge them by questions.
        mutate: [
          'src/search/**/*.ts',
          '!src/search/**/{asked-as,entry-passages,page-details,pages-with-lists,plain-pages,site-passages,word-lists}.ts',
        ],
        tests: ['src/search/**/*.test.ts'],
      },
    },
  },
  outbox: {
    least: 89,
    rooms: {
      queue: {
        mutate: ['src/server/outbox/{deliveries,delivery-attempt,outbox,worker}.ts'],
        tests: ['src/server/outbox/{deliveries*,delivery-attempt,outbox,outbox-faults,worker}.test.ts'],
      },
      channels: {
        mutate: ['src/server/outbox/channels/{channel,collect,email-service,http,webhook}.ts'],
        tests: ['src/server/outbox/channels/http-*.test.ts'],
      },
      submissions: {
        mutate: ['src/server/leads/submissions.ts'],
        tests: ['src/server/leads/submissions*.test.ts'],
      },
      erasure: {
        mutate: [
          'src/server/privacy/{address-text,erase-address,erasure,mentions}.ts',
          'src/server/outbox/{erase-links,system-letters}.ts',
        ],
        tests: ['src/server/privacy/{erase-address,erasure}.test.ts', 'src/server/outbox/system-letters.test.ts'],
      },
    },
  },
}
