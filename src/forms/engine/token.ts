/** Parameter of a mailed link's token, in the address and in the post of its button. */
export const tokenParameter = 'token'

/** The absolute address of a mailed link. */
export const tokenLink = (path: string, token: string, siteUrl: string): string =>
  new URL(`${path}?${tokenParameter}=${token}`, siteUrl).href
