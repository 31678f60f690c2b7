import { readFileSync } from 'node:fs'

/** The kernel's tables of connections, over IPv4 and IPv6. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6']
/** TCP_SYN_RECV in the kernel's `include/net/tcp_states.h`. */
const halfOpen = '03'

/**
 * Whether a handshake with a listening port of this machine has begun and not ended. Linux alone says so; elsewhere false.
 * The client may take such a connection for open already, and have sent a request on it.
 */
export function isShakingHands(port: number): boolean {
  return tables.some((table) => hasHalfOpen(readTable(table), port))
}

/** @param table as the kernel prints it: a line for each connection with its number, local and remote address, and state */
export function hasHalfOpen(table: string, port: number): boolean {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return table.split('\n').some((line) => {
    const [, address, , state] = line.trim().split(/\s+/)
    return state === halfOpen && address?.endsWith(local)
  })
}

function readTable(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
