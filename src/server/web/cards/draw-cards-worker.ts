import { parentPort, workerData } from 'node:worker_threads'
import { openCards } from '#server/web/cards/open-cards.ts'

/** A request to the thread: the name of a card. */
export type CardRequest = string

/** The card, or the error. */
export type DrawnCard = { readonly png: Uint8Array } | { readonly error: string }

const opened = openCards(workerData)

parentPort?.on('message', async (name: CardRequest) => {
  parentPort?.postMessage(await drawn(name))
})

async function drawn(name: CardRequest): Promise<DrawnCard> {
  try {
    return { png: await (await opened).draw(name) }
  } catch (error) {
    return { error: String(error) }
  }
}
