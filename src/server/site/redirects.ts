/** Addresses that moved for good. Keys are without a trailing slash; both forms are answered. */
export const redirects: Readonly<Record<string, string>> = {
  '/creative-agency': '/',
  '/personal-portfolio': '/',
  '/home-startup': '/',
  '/corporate-agency': '/',
  '/terms': '/terms-use',
  '/privacy': '/privacy-policy',
}
