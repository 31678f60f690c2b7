import type { IncomingHttpHeaders } from 'node:http'

export interface DeskAddress {
  /** Host that the listener is bound to. */
  readonly host: string
  readonly port: number
  /** Public address behind a proxy, from `DESK_URL`. */
  readonly url: string | undefined
}

/** The answer to a request that the desk refuses. */
export interface RequestRefusal {
  readonly status: 403 | 421
  readonly message: string
}

/** Names that every machine has for itself. */
const ownNames = ['127.0.0.1', 'localhost', '[::1]']

/** Hosts that bind all of a machine's addresses; no browser asks for them. */
const wildcards = ['0.0.0.0', '::', '']

const frames = ['iframe', 'frame', 'embed', 'object', 'fencedframe']

/** The desk's own origin as a browser sees it; printed links begin with it. */
export function deskOrigin({ host, port, url }: DeskAddress): string {
  if (url !== undefined) return url
  const name = wildcards.includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * Refuses requests that do not come from the desk's own pages. A page elsewhere could have its own name lead to this
 * machine (DNS rebinding), so names that are not the desk's are not answered. Cookies ignore ports: another program on
 * this machine is the same site to a browser, so only the same origin counts.
 */
export function refusalOf(
  method: string,
  headers: IncomingHttpHeaders,
  address: DeskAddress,
): RequestRefusal | undefined {
  const hosts = hostsOf(address)
  if (!hosts.has((headers.host ?? '').toLowerCase())) {
    return { status: 421, message: 'The desk is not reached by this name. DESK_URL can add one.\n' }
  }
  if (frames.includes(text(headers['sec-fetch-dest']))) {
    return { status: 403, message: 'The desk is shown in no frame.\n' }
  }
  if (method === 'GET' || method === 'HEAD') return undefined
  const site = text(headers['sec-fetch-site'])
  const origin = URL.parse(headers.origin ?? '')
  const isOwn = origin === null ? site === 'same-origin' : originsOf(address).has(origin.origin)
  if (!isOwn || !['', 'same-origin'].includes(site)) {
    return { status: 403, message: 'The desk does what its own pages ask for, and nothing else.\n' }
  }
  return undefined
}

const text = (header: string | string[] | undefined): string => String(header ?? '').toLowerCase()

function hostsOf(address: DeskAddress): Set<string> {
  return new Set([...originsOf(address)].map((origin) => new URL(origin).host))
}

function originsOf(address: DeskAddress): Set<string> {
  const own = ownNames.map((name) => `http://${name}:${address.port}`)
  const all = [...own, deskOrigin({ ...address, url: undefined }), ...(address.url === undefined ? [] : [address.url])]
  return new Set(all.flatMap((origin) => URL.parse(origin)?.origin ?? []))
}
