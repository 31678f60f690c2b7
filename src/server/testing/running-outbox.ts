import { expect, onTestFinished } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import type { FakeChannel } from '#server/testing/fake-channel.ts'
import type { FakeClock } from '#server/testing/fake-clock.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

export async function openRunning(...channels: FakeChannel[]) {
  const services = await openTestServices({ channels })
  services.outbox.start()
  onTestFinished(() => stopNow(services.outbox, services.clock))
  const post = () => services.submissions.accept(contact, contactPost())
  const rows = () =>
    services.database.selectFrom('deliveries').selectAll().orderBy('channel').orderBy('state').execute()
  return { ...services, post, rows }
}

/** Stops without waiting for channels that hang. */
export async function stopNow(outbox: Outbox, clock: FakeClock): Promise<void> {
  let stopped = false
  const stopping = outbox.stop(1).then(() => {
    stopped = true
  })
  await until(() => {
    clock.advance(1)
    expect(stopped).toBe(true)
  })
  await stopping
}

/** Waits until the outbox has polled the database at the clock's present time. */
export async function settled(outbox: Outbox, clock: FakeClock): Promise<void> {
  outbox.notify()
  await until(() => expect(outbox.heartbeatAt).toBe(clock.now()))
}
