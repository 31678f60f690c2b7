import { getCollection } from 'astro:content'
import { inOrder } from '#content-model/collections/entries.ts'
import { readBlog, titlesOf } from '#content-model/collections/posts/post-lists.ts'
import { type SampleEntry, samplesAmong } from '#content-model/collections/samples.ts'
import { blogPage, categoryPage } from '#content-model/pages/blog.ts'
import { casesPage } from '#content-model/pages/cases-page.ts'
import { chatPage } from '#content-model/pages/chat-page.ts'
import { clientsPage, testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'
import { hoursOf, isReachable, officeOf, officePage, teamPage, typographyPage } from '#content-model/pages/company.ts'
import { examplesPage } from '#content-model/pages/examples.ts'
import {
  betaPage,
  byMail,
  comingSoonPage,
  contactPage,
  erasePage,
  newsletterPage,
  quotePage,
} from '#content-model/pages/form-pages.ts'
import { home } from '#content-model/pages/home.ts'
import { pricingPage } from '#content-model/pages/pricing.ts'
import { projectGrids } from '#content-model/pages/projects-pages.ts'
import { servicesBoard, servicesByCategory } from '#content-model/pages/services-pages.ts'
import { tryHost } from '#content-model/pages/try-fields.ts'
import { tryPage } from '#content-model/pages/try-page.ts'
import { routes } from '#content-model/routes.ts'
import { sampleNotes } from '#content-model/sample-notes.ts'
import { passagesOf } from '#search/passages/passages.ts'
import type { Printed } from '#search/passages/printed.ts'

/** A page's line about its samples. */
const noteOn = (entries: readonly { data: SampleEntry }[], line: string): string[] =>
  samplesAmong(entries.map(({ data }) => data)) > 0 ? [line] : []

interface PlainPage {
  readonly at: string
  readonly page: { readonly title: string; readonly description: string; readonly lead?: string }
  readonly more?: readonly string[]
  readonly keywords?: string
  readonly weight?: number
}

interface Said {
  readonly title: string
  readonly description: (madeUp: number, all: number) => string
  readonly lead: (madeUp: number, all: number) => string
}

/** The words of a page about its entries, by how many of them are invented. */
function saidBy({ title, description, lead }: Said, entries: readonly { data: SampleEntry }[]) {
  const madeUp = samplesAmong(entries.map(({ data }) => data))
  return { title, description: description(madeUp, entries.length), lead: lead(madeUp, entries.length) }
}

export async function pages(settings: Printed) {
  const { officeStreet, officeCity, officePhone, officeEmail, sendsMail = false } = settings
  const [brands, members, projects, studies, reviews, { categories }] = await Promise.all([
    inOrder('brands'),
    inOrder('team'),
    inOrder('projects'),
    inOrder('cases'),
    getCollection('testimonials'),
    readBlog(),
  ])
  const often = tryHost(settings) === undefined ? [tryPage.share] : []
  const plain: readonly PlainPage[] = [
    {
      at: routes.home,
      page: home,
      more: [home.promise, ...(often.length > 0 ? [home.writer] : []), ...often],
      keywords: 'aboutproduct',
    },
    { at: routes.examples, page: examplesPage, keywords: 'drawer before after samples' },
    { at: routes.services, page: servicesByCategory },
    { at: routes.servicesTwo, page: servicesBoard },
    { at: routes.projects, page: projectGrids.three, more: noteOn(projects, sampleNotes.projects) },
    { at: routes.team, page: teamPage, more: noteOn(members, sampleNotes.team), keywords: 'people staff employees' },
    { at: routes.cases, page: casesPage, more: noteOn(studies, sampleNotes.cases) },
    {
      at: routes.pricing,
      page: pricingPage,
      more: [pricingPage.status, ...pricingPage.notes],
      keywords: `price plans ${pricingPage.heading}`,
    },
    { at: routes.typography, page: typographyPage, keywords: 'typeface font type sizes' },
    { at: routes.blog, page: blogPage, more: noteOn(members, sampleNotes.posts), keywords: 'article' },
    { at: routes.beta, page: betaPage, keywords: 'signup' },
    { at: routes.try, page: tryPage, more: often.length > 0 ? [...often, tryPage.fit] : [], keywords: 'demo' },
    { at: routes.quote, page: quotePage, keywords: 'estimate' },
    {
      at: routes.comingSoon,
      page: { ...comingSoonPage, ...byMail(comingSoonPage, sendsMail) },
      keywords: 'coming soon countdown',
    },
    { at: routes.chat, page: chatPage, keywords: 'question' },
    { at: routes.newsletter, page: { ...newsletterPage, ...byMail(newsletterPage, sendsMail) }, keywords: 'subscribe' },
    { at: '/erase', page: { ...erasePage, ...byMail(erasePage, sendsMail) }, weight: 0.5 },
    ...categories.map(({ label, href, posts }) => ({
      at: href,
      page: {
        title: categoryPage.title(label),
        description: categoryPage.description(label, titlesOf(posts)),
        lead: categoryPage.lead(label),
      },
      weight: 0.5,
    })),
    {
      at: routes.clients,
      page: saidBy(clientsPage, brands),
      more: brands.map(({ data }) => data.para),
      keywords: 'customers',
    },
    {
      at: routes.testimonials,
      page: saidBy(testimonialsPage, reviews),
      more: reviews.map(({ data }) => `${data.authorname}, ${data.authordesig}: “${data.description}”`),
      keywords: 'reviews',
    },
    {
      at: routes.contact,
      page: contactPage,
      more: [contactPage.replies, contactPage.call, ...(isReachable(officeEmail) ? [officeEmail] : [])],
      keywords: 'contact email message reach write talk human',
      weight: 1.3,
    },
    {
      at: routes.office,
      page: { ...officePage, ...officeOf(officeEmail) },
      more: [
        `${officeStreet}, ${officeCity}.`,
        `${hoursOf(settings)}.`,
        `${officePhone}, ${officeEmail}`,
        ...(isReachable(officeEmail) ? [] : [sampleNotes.office]),
      ],
      keywords: 'address phone openinghours located location visit headquarters',
      weight: 1.3,
    },
  ]
  return plain.map(({ at, page: { title, description, lead = '' }, more = [], keywords = '', weight = 1 }) =>
    passagesOf({
      kind: 'Page',
      title,
      href: at,
      parts: [{ paragraphs: [description, lead, ...more].filter((text) => text !== ''), keywords, weight }],
    }),
  )
}
