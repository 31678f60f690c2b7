import type { Values } from '#forms/engine/form.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { type Channel, FinalRefusal } from '#server/outbox/channels/channel.ts'
import { exchange, failure, type HttpAnswer } from '#server/outbox/channels/http.ts'
import type { Settings } from '#server/platform/config/settings.ts'

type ListmonkSettings = Pick<
  Settings,
  | 'listmonkUrl'
  | 'listmonkUser'
  | 'listmonkToken'
  | 'listmonkListNewsletter'
  | 'listmonkListNotify'
  | 'smtp'
  | 'doubleOptIn'
>

const conflict = 409

/**
 * Keeps lists in listmonk (https://listmonk.app/docs/apis/subscribers/): subscribers of this site become subscribers
 * there. They count as confirmed where they confirmed here; otherwise listmonk asks them, where its list has double
 * opt-in. Undefined when no address is set.
 */
export function listmonkChannel(settings: ListmonkSettings): Channel | undefined {
  const { listmonkUrl, listmonkUser = '', listmonkToken = '' } = settings
  if (listmonkUrl === undefined) return undefined
  const isConfirmed = settings.smtp !== undefined && settings.doubleOptIn
  const lists = new Map<string, number | undefined>([
    [newsletter.name, settings.listmonkListNewsletter],
    [notify.name, settings.listmonkListNotify],
  ])
  const base = `${listmonkUrl.replace(/\/+$/, '')}/api/subscribers`
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${listmonkUser}:${listmonkToken}`).toString('base64')}`,
  }
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body: unknown, signal: AbortSignal) =>
    exchange(
      {
        method,
        url: new URL(base + path),
        headers,
        signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      true,
    )

  return {
    name: 'listmonk',
    takes: (form) => lists.get(form) !== undefined,
    async deliver({ form, fields }, { signal }) {
      const list = lists.get(form)
      if (list === undefined) throw new FinalRefusal(`the ${form} form has no list in listmonk`)
      const email = (fields['email'] ?? '').toLowerCase()
      const subscriber = { email, name: '', status: 'enabled', lists: [list], preconfirm_subscriptions: isConfirmed }
      const made = await ask('POST', '', subscriber, signal)
      if (isFine(made)) return
      if (made.status !== conflict) throw failure(made)
      // Conflict: listmonk has the address already, from another list or an import.
      const found = await ask(
        'GET',
        `?${new URLSearchParams({ query: queryFor(email), per_page: '1' })}`,
        undefined,
        signal,
      )
      if (!isFine(found)) throw failure(found)
      const status = isConfirmed ? 'confirmed' : 'unconfirmed'
      const change = { ids: [idIn(found)], action: 'add', target_list_ids: [list], status }
      const added = await ask('PUT', '/lists', change, signal)
      if (!isFine(added)) throw failure(added)
    },
  }
}

const isFine = ({ status }: HttpAnswer): boolean => status >= 200 && status <= 299

/** listmonk takes a condition in SQL, and an address may contain an apostrophe. */
const queryFor = (email: string): string => `subscribers.email = '${email.replaceAll("'", "''")}'`

function idIn({ text }: HttpAnswer): number {
  let id: unknown
  try {
    const answer = JSON.parse(text) as { data?: { results?: readonly Values[] } }
    id = answer.data?.results?.[0]?.['id']
  } catch {
    throw new Error('listmonk answered something else than JSON')
  }
  if (typeof id !== 'number') throw new Error('listmonk knows the address and does not find it')
  return id
}
