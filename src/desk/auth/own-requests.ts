import type { IncomingHttpHeaders } from 'node:http'

/** Where the desk is reached. */
export interface DeskAddress {
  /** What it listens on. */
  readonly host: string
  readonly port: number
  /** Its address behind a proxy, as `DESK_URL` has it. */
  readonly url: string | undefined
}

/** A request that the desk does not answer, and why. */
export interface RequestRefusal {
  readonly status: 403 | 421
  readonly message: string
}

/** Names that every machine has for itself. */
const ownNames = ['127.0.0.1', 'localhost', '[::1]']

/** Addresses that mean all of a machine's; nobody types them. */
const wildcards = ['0.0.0.0', '::', '']

const frames = ['iframe', 'frame', 'embed', 'object', 'fencedframe']

/** The desk's own address as a browser has it: what a printed link begins with. */
export function deskOrigin({ host, port, url }: DeskAddress): string {
  if (url !== undefined) return url
  const name = wildcards.includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * Refuses what did not come from the desk's own pages. A page elsewhere could have its own name lead to this machine (DNS
 * rebinding), so names that are not the desk's are not answered. Cookies know no ports: another program of this machine
 * is the same site to a browser, so only the same origin counts.
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
