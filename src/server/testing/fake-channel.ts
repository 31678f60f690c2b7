import type { Channel, DeliveryContext, Submission } from '#server/outbox/channels/channel.ts'

type Behaviour = (submission: Submission, context: DeliveryContext) => Promise<void> | void

/** A channel that writes down what it is asked to deliver, and then behaves as told. */
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

/** Never answers, and does not listen to being aborted either. */
export const hang = () => new Promise<void>(() => {})
