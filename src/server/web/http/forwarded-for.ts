import type { IncomingHttpHeaders } from 'node:http'

/**
 * Removes the ports from X-Forwarded-For, in place: some proxies write the address with the port of the visitor's
 * connection, which is another one each time, and neither limits nor trusted proxies would match.
 */
export function dropForwardedPorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded !== undefined) headers['x-forwarded-for'] = forwarded.toString().split(',').map(withoutPort).join(',')
}

/** `192.0.2.1:80` as 192.0.2.1, `[2001:db8::1]:80` and `[2001:db8::1]` as 2001:db8::1. */
const withoutPort = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, (_whole, six?: string, four?: string) => six ?? four ?? '')
