import { compiledContent as typographyText } from '#content/typography.md'
import { breakEvenOf } from '#content-model/collections/break-even.ts'
import { inOrder, shown } from '#content-model/collections/entries.ts'
import { readBlog } from '#content-model/collections/posts/post-lists.ts'
import { companyProfiles } from '#content-model/collections/profiles.ts'
import { type SampleEntry, sampleNote } from '#content-model/collections/samples.ts'
import { blogPage, postWords, sidebarWords } from '#content-model/pages/blog.ts'
import { chatPage, chatWords } from '#content-model/pages/chat-page.ts'
import { clientsPage } from '#content-model/pages/clients-and-reviews.ts'
import { aboutPage, isReachable, officePage, teamPage, typographyPage } from '#content-model/pages/company.ts'
import { leavePage } from '#content-model/pages/consent.ts'
import { examplesPage, filterWords } from '#content-model/pages/examples.ts'
import { betaPage, erasePage, quotePage } from '#content-model/pages/form-pages.ts'
import { home } from '#content-model/pages/home.ts'
import { pricingPage } from '#content-model/pages/pricing.ts'
import { searchPage } from '#content-model/pages/search-page.ts'
import { servicesByCategory, serviceWords } from '#content-model/pages/services-pages.ts'
import { tryLimits, tryWords } from '#content-model/pages/try-fields.ts'
import { marketingExample, marketingWords } from '#content-model/pages/try-marketing.ts'
import { tryPage } from '#content-model/pages/try-page.ts'
import { titlesService, titleWords } from '#content-model/pages/try-titles.ts'
import { wayOn } from '#content-model/pages/ways-on.ts'
import { casePath, memberPath, projectPath, routes, servicePath, slug } from '#content-model/routes.ts'
import { projectNote, sampleNotes } from '#content-model/sample-notes.ts'
import { footer, product, site } from '#content-model/site.ts'
import { type Passage, partsOf, passagesOf } from '#search/passages/passages.ts'

/** Settings that rows, terms and limits name. */
export interface DetailSettings {
  readonly socialLinkedin: string
  readonly socialInstagram: string
  readonly officeEmail: string
  /** Whether there is a mail server; default false. */
  readonly sendsMail?: boolean
}

/** What the pages of try-outs say, by the service's file name. */
const ofTools: Readonly<Partial<Record<string, readonly string[]>>> = {
  [titlesService]: [titleWords.lead, `${titleWords.file}: ${titleWords.fileHint}`],
  [marketingExample.slug]: [marketingWords.stays, marketingWords.sent],
}

/** The weight of rows, terms, figures and limits: they answer questions, but are never the subject of a page. */
const weight = 0.6

/** Rows, terms, figures and limits of pages that no text repeats. */
export async function readDetails(settings: DetailSettings): Promise<Passage[][]> {
  const [plans, members, services, projects, cases, { published }] = await Promise.all([
    inOrder('plans'),
    inOrder('team'),
    inOrder('services'),
    inOrder('projects'),
    inOrder('cases'),
    readBlog(),
  ])
  const page = (title: string, href: string, paragraphs: readonly string[], kind = 'Page') =>
    passagesOf({ kind, title, href, parts: [{ paragraphs, weight }] })
  const note = ({ data }: { data: SampleEntry & { title: string } }, kind: string, href: string, line: string) => {
    const text = sampleNote([data], line)
    return page(data.title, href, text === undefined ? [] : [text], kind).map((each) => ({
      ...each,
      note: true as const,
    }))
  }

  const scales = breakEvenOf(plans.map(({ data }) => data))
  const cheapest = scales ? [scales.monthly, scales.yearly] : []
  const software = services.slice(0, shown.homeServices).map(({ data }) => data.title)
  const terms = betaPage.terms(
    software,
    plans.map(({ data }) => data.monthly.price),
    settings.sendsMail ?? false,
  )
  const { place, reach, kitchen } = officePage
  const networks = companyProfiles(settings).map(({ name, front }) =>
    front ? `${name}${footer.frontAside}.` : `${product} on ${name}.`,
  )
  const { dryness } = tryWords
  return [
    ...cheapest.map((scale) =>
      page(
        pricingPage.title,
        routes.pricing,
        scale.map(({ title, text }) => `${title}: ${text}`),
      ),
    ),
    page(
      betaPage.title,
      routes.beta,
      terms.map(({ term, text }) => `${term}: ${text}`),
    ),
    page(aboutPage.title, routes.about, [aboutPage.lead]),
    page(aboutPage.title, routes.about, [aboutPage.process.aside]),
    page(officePage.title, routes.office, [place.text]),
    page(officePage.title, routes.office, [(isReachable(settings.officeEmail) ? reach.real : reach.sample).text]),
    page(officePage.title, routes.office, [`${kitchen.title}.`, kitchen.text]),
    page(home.title, routes.home, [
      `${home.how.title}:`,
      ...home.how.steps.map(({ title, text }) => `${title}. ${text}`),
    ]),
    page(home.title, routes.home, [site.motto]),
    page(home.title, routes.home, [home.services.people(services.length - software.length).text]),
    page(home.title, routes.home, [`${home.action.title}.`, home.action.text]),
    ...(networks.length > 0 ? [page(blogPage.title, routes.blog, [networks.join(' ')])] : []),
    page(blogPage.title, routes.blog, [`${sidebarWords.feed.label}: ${sidebarWords.feed.note}.`]),
    page(blogPage.title, routes.blog, [postWords.invitationNote]),
    ...published.map(({ card }) =>
      page(card.title, card.href, [`${card.title}, by ${card.author.name}. ${card.date.text}.`], 'Post'),
    ),
    page(servicesByCategory.title, routes.services, [serviceWords.byHand]),
    page(servicesByCategory.title, routes.services, [serviceWords.bySoftware]),
    page(servicesByCategory.title, routes.services, [wayOn(routes.services)?.text ?? '']),
    page(tryPage.title, routes.try, [`${tryWords.message}: ${tryLimits.message} characters at most.`]),
    page(tryPage.title, routes.try, [
      `${dryness.label}: ${dryness.crisp}, ${dryness.sandy} or ${dryness.arid}. ${dryness.hint}`,
    ]),
    ...services.flatMap(({ id, data: { title } }) => {
      const said = ofTools[id]
      return said ? [page(title, servicePath(id), said, 'Service')] : []
    }),
    page(quotePage.title, routes.quote, [quotePage.free]),
    page(erasePage.title, '/erase', [`${erasePage.ask} ${erasePage.aside}`]),
    page(leavePage.title, '/leave', [leavePage.unknown]),
    page(searchPage.title, routes.search, [searchPage.description, searchPage.lead]),
    page(clientsPage.title, routes.clients, [clientsPage.empty.text]),
    page(chatPage.title, routes.chat, [chatWords.empty.text]),
    page(examplesPage.title, routes.examples, [
      `${filterWords.label}: ${[filterWords.channel, filterWords.audience, filterWords.dryness].map(({ label }) => label).join(', ')}.`,
    ]),
    page(typographyPage.title, routes.typography, [typographyPage.scale.aside]),
    ...typographyPage.roles.map(({ name, note, measures }) =>
      page(typographyPage.title, routes.typography, [`${name}: ${measures}. ${note}`]),
    ),
    passagesOf({
      kind: 'Page',
      title: typographyPage.title,
      href: routes.typography,
      parts: partsOf(await typographyText()).map((part) => ({ ...part, weight })),
    }),
    ...members.flatMap(({ id, data: { title, numbers } }) => {
      if (numbers.length === 0) return []
      const said = numbers.map(({ value, label }) => `${label}: ${value}.`)
      return [page(title, memberPath(id), [`${teamPage.numbers}:`, ...said], 'Person')]
    }),
    ...members.map((member) => note(member, 'Person', memberPath(member.id), sampleNotes.member)),
    ...projects.map((project) => note(project, 'Project', projectPath(project.id), projectNote(project.id))),
    ...cases.map((study) => note(study, 'Case study', casePath(slug(study.data.title)), sampleNotes.case)),
  ]
}
