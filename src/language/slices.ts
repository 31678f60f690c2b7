/** How long work may hold the thread before others have their turn, in ms. */
const sliceMs = 10

/** Work that others may come between: it stops after each step, and gives at its end what it made. */
export type Steps<Made> = Generator<void, Made, void>

/** Does work with pauses in which what came meanwhile is answered. */
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

/** Others have their turn: what came over the network is read before a timer rings. */
export const nextTurn = (): Promise<void> => new Promise((done) => setTimeout(done))

/** Does work without a pause. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
