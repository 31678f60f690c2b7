/** Code that is changed on purpose, and the tests beside it that should notice. Globs. */
interface Room {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

export interface MutationGroup {
  /** How many per cent of the changes the tests have to notice. */
  readonly least: number
  readonly rooms: Readonly<Record<string, Room>>
}

/** What decides, and what keeps and sends leads. */
export const groups: Readonly<Record<string, MutationGroup>> = {
  core: {
    least: 94,
    rooms: {
      forms: {
        mutate: ['src/forms/engine/{form,person,rules}.ts'],
        // Not those of inputs nobody thought of, which are drawn anew each time.
        tests: [
          'src/forms/engine/{form,person,rules}.test.ts',
          'src/forms/{beta,comment}/*.test.ts',
          'src/forms/*.test.ts',
        ],
      },
      spam: { mutate: ['src/server/submissions/spam.ts'], tests: ['src/server/submissions/spam.test.ts'] },
      negotiation: { mutate: ['src/server/http/negotiation.ts'], tests: ['src/server/http/negotiation.test.ts'] },
      csv: { mutate: ['src/forms/engine/csv.ts'], tests: ['src/forms/engine/csv.test.ts'] },
      schedule: {
        mutate: ['src/server/outbox/retry-schedule.ts'],
        tests: ['src/server/outbox/retry-schedule.test.ts'],
      },
      limits: {
        // Without the counting in Postgres, which is tested on Postgres.
        mutate: ['src/server/limits/*.ts', '!src/server/limits/limiter.ts'],
        tests: ['src/server/limits/{limits,shared-key}.test.ts'],
      },
      guard: {
        mutate: ['src/server/answers/ai/{circuit-breaker,guard,guarded-call,token-budget,token-ledger}.ts'],
        tests: ['src/server/answers/ai/{circuit-breaker,guard*,token-ledger}.test.ts'],
      },
      settings: { mutate: ['src/server/config/*.ts'], tests: ['src/server/config/*.test.ts'] },
      gate: {
        // Without what the model has learned, which is judged by sentences (bench/wit/gate.ts).
        mutate: ['src/wit/gate/*.ts', 'src/wit/gate/model/{features,model}.ts'],
        // Without long lists of sentences (gate-lists), which take too long for each change.
        tests: ['src/wit/gate/{gate,patterns,profanity,rules,tokens}.test.ts', 'src/wit/gate/model/*.test.ts'],
      },
      search: {
        // Without the lists of words and the reading of content, which Astro alone can load: journeys judge them by questions.
        mutate: ['src/search/*.ts', '!src/search/{asked-as,lexicon,page-details,site-passages}.ts'],
        tests: ['src/search/*.test.ts'],
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
        mutate: ['src/server/submissions/submissions.ts'],
        tests: ['src/server/submissions/submissions*.test.ts'],
      },
      erasure: {
        mutate: [
          'src/server/erasure/{address-text,mentions,erase,erase-links,erasure}.ts',
          'src/server/outbox/own-letters.ts',
        ],
        tests: ['src/server/erasure/{erase,erasure}.test.ts', 'src/server/outbox/own-letters.test.ts'],
      },
    },
  },
}
