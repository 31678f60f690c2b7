import data from '#content/words/not-found.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { clientsPage } from '#content-model/pages/clients-and-reviews.ts'
import { aboutPage, officePage, typographyPage } from '#content-model/pages/company.ts'
import { betaPage, contactPage, newsletterPage, quotePage } from '#content-model/pages/form-pages.ts'
import { searchPage } from '#content-model/pages/search-page.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { footer, menu } from '#content-model/site.ts'

const said = branded<Words['not-found']>(data)

/** The links without those to an address that an earlier one leads to: an owner's menu may have any of them. */
const onceEach = <Link extends { readonly href: string }>(links: readonly Link[]): Link[] =>
  [...Map.groupBy(links, ({ href }) => href).values()].flatMap((same) => same.slice(0, 1))

export const notFoundPage = {
  ...said.notFoundPage,
  /** The three drawers: services in the middle one, the blog in the last. */
  drawers: {
    ...said.notFoundPage.drawers,
    pages: {
      ...said.notFoundPage.drawers.pages,
      links: onceEach([
        ...menu,
        { label: aboutPage.title, href: routes.about },
        { label: officePage.title, href: routes.office },
        { label: clientsPage.title, href: routes.clients },
        { label: typographyPage.title, href: routes.typography },
        { label: contactPage.title, href: routes.contact },
        { label: quotePage.title, href: routes.quote },
        { label: betaPage.title, href: routes.beta },
        { label: newsletterPage.title, href: routes.newsletter },
        { label: searchPage.title, href: routes.search },
        { label: footer.privacy, href: routes.privacy },
        { label: footer.terms, href: routes.terms },
      ]),
    },
  },
}
