import { routes } from '#content-model/routes.ts'

/** Addresses that moved permanently. Keys are without a trailing slash; both forms are answered. */
export const redirects: Readonly<Record<string, string>> = {
  '/creative-agency': '/',
  '/personal-portfolio': '/',
  '/home-startup': '/',
  '/corporate-agency': '/',
  '/terms': '/terms-use',
  '/privacy': '/privacy-policy',
  // Page one of a list has the list's own address.
  '/blog-grid/1': routes.blog,
  '/project-width-one/1': routes.projectWidthThree,
  '/project-width-two/1': routes.projectWidthFour,
  '/examples/page/1': routes.examples,
}
