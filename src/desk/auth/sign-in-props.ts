export interface SignInView {
  readonly screen: 'sign-in'
  readonly state: 'ways' | 'used' | 'sent' | 'limit'
  /** Whether links can be mailed; if not, the page names the missing settings. */
  readonly mail: boolean
  readonly missing: readonly string[]
  /** UTC, like 10:15: until when a mailed link works, or mail stays blocked. */
  readonly until?: string
  /** The address as it was typed, and its error message. */
  readonly problem?: { readonly email: string; readonly message: string }
}

export interface LinkView {
  readonly screen: 'link'
  readonly token: string
  /** Suggested name of the browser, which the visitor may change. */
  readonly browser: string
}
