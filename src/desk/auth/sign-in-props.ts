export interface SignInView {
  readonly screen: 'sign-in'
  readonly state: 'ways' | 'used' | 'sent' | 'limit'
  /** Whether links are mailed; else which settings would add it. */
  readonly mail: boolean
  readonly missing: readonly string[]
  /** UTC, like 10:15: until when a mailed link works, or mail stays closed. */
  readonly until?: string
  /** What is wrong with the address, as it was typed. */
  readonly problem?: { readonly email: string; readonly message: string }
}

export interface LinkView {
  readonly screen: 'link'
  readonly token: string
  /** A name for the browser, to be changed. */
  readonly browser: string
}
