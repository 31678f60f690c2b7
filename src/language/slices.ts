/** How long work may hold the thread between two pauses, in ms. */
const sliceMs = 4

/** Work that can be paused after each step, and returns its result at the end. */
export type Steps<Made> = Generator<void, Made, void>

/** Does work with pauses, in which the server answers requests that came meanwhile. */
export async function inSlices<Made>(steps: Steps<Made>): Promise<Made> {
  let begun = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - begun < sliceMs) continue
    await nextTurn()
    begun = performance.now()
  }
}

/** Resolves after pending events: Node reads from the network before a timer rings. */
export const nextTurn = (): Promise<void> => new Promise((done) => setTimeout(done))

/** Does work without a pause. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
