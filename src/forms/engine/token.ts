/** Names a link's token in its address and in the post of the button behind it. */
export const tokenParameter = 'token'

/** Leads from an address of the site to the page with a link's button. */
export const tokenLink = (path: string, token: string, siteUrl: string): string =>
  new URL(`${path}?${tokenParameter}=${token}`, siteUrl).href
