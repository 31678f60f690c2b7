import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from '../../../src/server/outbox/channels/webhook.ts'
import { findMarker } from './forms.ts'

/** One try at a delivery, as its receiver saw it. */
export interface Try {
  /** The header webhook-id. */
  readonly id: string
  readonly marker: string
  readonly submission: string
  readonly signed: boolean
  readonly ending: 'taken' | '503' | 'reset'
}

export interface WebhookReceiver {
  /** WEBHOOK_URL and WEBHOOK_SECRET. */
  readonly settings: Record<string, string>
  readonly tries: readonly Try[]
  stop(): void
}

const secret = `whsec_${Buffer.from('a secret for this bench alone').toString('base64')}`

/**
 * Records every webhook.
 * @param trouble shares from 0 to 1 of the tries that get status 503, and of those whose connection is reset
 */
export async function startWebhookReceiver(trouble = { refused: 0, reset: 0 }): Promise<WebhookReceiver> {
  const tries: Try[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      // The site was killed during the request: nothing was received.
      return
    }
    const body = Buffer.concat(chunks).toString()
    const id = String(request.headers['webhook-id'])
    const signature = `v1,${sign(secret, id, String(request.headers['webhook-timestamp']), body)}`
    const ending = chooseEnding(trouble)
    const signed = request.headers['webhook-signature'] === signature
    tries.push({ id, marker: findMarker(body), submission: JSON.parse(body).data.id, signed, ending })
    if (ending === 'reset') request.socket.resetAndDestroy()
    else response.writeHead(ending === '503' ? 503 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: secret },
    tries,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function chooseEnding({ refused, reset }: { refused: number; reset: number }): Try['ending'] {
  const chance = Math.random()
  if (chance < refused) return '503'
  return chance < refused + reset ? 'reset' : 'taken'
}
