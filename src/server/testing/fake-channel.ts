import type { Channel, DeliveryContext, Submission } from '#server/outbox/channels/channel.ts'

type Behaviour = (submission: Submission, context: DeliveryContext) => Promise<void> | void

/** A channel that records its deliveries, and then behaves as the test sets it. */
export interface FakeChannel extends Channel {
  readonly tries: { readonly submission: Submission; readonly key: string }[]
  behave(how: Behaviour): void
}

export function createFakeChannel(name: string, first: Behaviour = () => {}): FakeChannel {
  let behaviour = first
  const tries: FakeChannel['tries'] = []
  return {
    name,
    tries,
    takes: () => true,
    behave(how) {
      behaviour = how
    },
    async deliver(submission, context) {
      tries.push({ submission, key: context.idempotencyKey })
      await behaviour(submission, context)
    },
  }
}

/** Never resolves, even when aborted. */
export const hang = () => new Promise<void>(() => {})
