import { aboutPage } from '#content/pages/about.ts'
import { betaPage } from '#content/pages/beta.ts'
import { clientsPage } from '#content/pages/clients.ts'
import { contactPage } from '#content/pages/contact.ts'
import { newsletterPage } from '#content/pages/newsletter.ts'
import { officePage } from '#content/pages/office.ts'
import { quotePage } from '#content/pages/quote.ts'
import { searchPage } from '#content/pages/search.ts'
import { tryPage } from '#content/pages/try.ts'
import { typographyPage } from '#content/pages/typography.ts'
import { routes } from '#content/routes.ts'
import { footer, menu } from '#content/site.ts'

export const notFoundPage = {
  title: 'Page not found',
  description: 'There is no page at this address. Three drawers of other addresses are below.',
  text: 'We looked in every drawer. There are three. Below is what was in them.',
  back: 'Go Back',
  /** The three drawers. The middle one is filled with the services, the last with the blog. */
  drawers: {
    pages: {
      title: 'Top drawer, pages',
      links: [
        ...menu,
        { label: tryPage.title, href: routes.try },
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
      ],
    },
    services: 'Middle drawer, services',
    blog: 'Bottom drawer, blog: topics and authors',
  },
} as const
