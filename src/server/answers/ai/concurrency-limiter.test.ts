import { expect, test } from 'vitest'
import { concurrencyLimits, createConcurrencyLimiter } from '#server/answers/ai/concurrency-limiter.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'

const { signal } = new AbortController()

/** A limiter all of whose turns are taken, and so many that wait; what became of each is written down. */
async function openFull(waiting: number) {
  const clock = createFakeClock()
  const limiter = createConcurrencyLimiter(clock)
  const turns = await Promise.all(Array.from({ length: concurrencyLimits.atOnce }, () => limiter.acquire(signal)))
  const became: string[] = []
  const wait = (name: string, by = signal) =>
    limiter.acquire(by).then(
      () => became.push(name),
      (reason) => became.push(`${name}: ${reason.fault ?? reason}`),
    )
  for (let place = 0; place < waiting; place++) void wait(`W${place}`)
  /** Ends one of the turns that were taken first. */
  const end = async (turn: number) => {
    turns[turn]?.()
    await settled()
  }
  return { clock, limiter, became, wait, end }
}

test('a turn that is ended twice makes room for one', async () => {
  const { became, end } = await openFull(2)
  await end(0)
  await end(0)
  expect(became).toEqual(['W0'])
})

test('turns go to who waits, in order, and then to who comes', async () => {
  const { limiter, became, end } = await openFull(2)
  for (const turn of [0, 1, 2]) await end(turn)
  expect(became).toEqual(['W0', 'W1'])
  await limiter.acquire(signal)
  const late = limiter.acquire(AbortSignal.abort('left'))
  await expect(late).rejects.toBe('left')
})

test('who left before asking gets no turn', async () => {
  const limiter = createConcurrencyLimiter(createFakeClock())
  await expect(limiter.acquire(AbortSignal.abort('left'))).rejects.toBe('left')
})

test('who leaves the line makes room in it and is passed over', async () => {
  const { became, wait, end } = await openFull(concurrencyLimits.waiting - 1)
  const leaving = new AbortController()
  const left = wait('leaving', leaving.signal)
  await wait('too many')
  leaving.abort('left')
  await left
  void wait('in its place')
  for (const turn of [0, 1, 2, 3]) await end(turn)
  expect(became).toEqual(['too many: crowded', 'leaving: left', 'W0', 'W1', 'W2', 'W3'])
})

test('who waited too long is passed over', async () => {
  const { clock, became, wait, end } = await openFull(1)
  clock.advance(concurrencyLimits.waitMs - 1)
  void wait('next')
  clock.advance(1)
  await settled()
  await end(0)
  expect(became).toEqual(['W0: crowded', 'next'])
})

test('who got a turn keeps it, however long it takes, and so do those behind', async () => {
  const { clock, became, wait, end } = await openFull(1)
  await end(0)
  clock.advance(1)
  void wait('next')
  clock.advance(concurrencyLimits.waitMs - 1)
  await settled()
  await end(1)
  expect(became).toEqual(['W0', 'next'])
})

/** Lets what is ready to run do so. */
const settled = () => new Promise<void>((done) => setImmediate(done))
