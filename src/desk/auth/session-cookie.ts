/** The cookie of a session. The browser drops it when it closes; the server ends the session by its age. */
export interface SessionCookie {
  readonly name: string
  /** Value of the Set-Cookie header. */
  set(token: string): string
  /** Value of the Set-Cookie header that removes the cookie. */
  clear(): string
  /** @returns the token in a Cookie header */
  read(header: string | undefined): string | undefined
}

/** @param secure whether browsers reach the desk by TLS; then the name binds the cookie to this very host */
export function sessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-desk' : 'desk'
  const rules = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return {
    name,
    set: (token) => `${name}=${token}; ${rules}`,
    clear: () => `${name}=; Max-Age=0; ${rules}`,
    read(header = '') {
      const own = header.split(';').map((pair) => pair.trim().split('='))
      const token = own.find(([key]) => key === name)?.[1] ?? ''
      return /^[\w-]{43}$/.test(token) ? token : undefined
    },
  }
}
