import { type CollectionEntry, getCollection } from 'astro:content'
import { changeLog } from '#content-model/collections/change-log.ts'
import { readDrawer } from '#content-model/collections/drawer-data.ts'
import { inOrder } from '#content-model/collections/entries.ts'
import { mainResult } from '#content-model/collections/examples/filter.ts'
import { readOpenParts } from '#content-model/collections/open-parts.ts'
import { readBlog, titlesOf } from '#content-model/collections/posts/post-lists.ts'
import { type SampleEntry, samplesAmong } from '#content-model/collections/samples.ts'
import { exampleChannels, serviceCategories } from '#content-model/kinds.ts'
import { fillLegalText, type LegalSettings, legalValues } from '#content-model/legal-values.ts'
import { blogPage, categoryPage } from '#content-model/pages/blog.ts'
import { caseNumbers, casesPage } from '#content-model/pages/cases-page.ts'
import { changes, changesPage } from '#content-model/pages/changes-page.ts'
import { chatPage } from '#content-model/pages/chat-page.ts'
import { clientsPage, testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'
import {
  aboutPage,
  hoursOf,
  isReachable,
  officeOf,
  officePage,
  straightFacePage,
  teamPage,
  termsForLegal,
  typographyPage,
} from '#content-model/pages/company.ts'
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
import { legalPages } from '#content-model/pages/legal.ts'
import { pricingPage } from '#content-model/pages/pricing.ts'
import { projectGrids, projectWords } from '#content-model/pages/projects-pages.ts'
import { servicesBoard, servicesByCategory, serviceWords } from '#content-model/pages/services-pages.ts'
import { tryHost } from '#content-model/pages/try-fields.ts'
import { tryPage } from '#content-model/pages/try-page.ts'
import {
  archivePath,
  casePath,
  examplePath,
  memberPath,
  projectPath,
  routes,
  servicePath,
  slug,
} from '#content-model/routes.ts'
import { sampleNotes } from '#content-model/sample-notes.ts'
import { allOf } from '#content-model/word-series.ts'
import { type Invented, markInvented } from '#search/answer/invented.ts'
import { type KnownQuestions, wordingsIn } from '#search/passages/facts.ts'
import { type DetailSettings, readDetails } from '#search/passages/page-details.ts'
import { exampleKind, type Part, type Passage, partsOf, passagesOf } from '#search/passages/passages.ts'
import { askedAs } from '#search/question/asked-as.ts'

/** Settings that texts of pages name. */
interface Printed extends LegalSettings, DetailSettings {
  readonly officeStreet: string
  readonly officeCity: string
  readonly officePhone: string
  readonly officeEmail: string
  readonly officeHours: string
}

/**
 * All texts of the site, in passages: of the parts that are there. The content exists only in code that Astro bundles or serves, so the server loads this
 * module from the build; see scripts/build/content-modules.ts.
 */
export async function readPassages(settings: Printed): Promise<readonly Passage[]> {
  const kinds = [
    posts,
    authors,
    services,
    projects,
    cases,
    questions,
    plans,
    team,
    legal,
    about,
    straightFace,
    log,
    pages,
    readDetails,
    examples,
  ]
  const collected = await Promise.all(kinds.map((kind) => kind(settings)))
  const { leads } = await readOpenParts()
  const passages = collected
    .flat(2)
    .filter(({ href }) => leads(href))
    .map((passage) => ({ ...passage, keywords: `${passage.keywords} ${askedAs(passage.href)}`.trim() }))
  return markInvented(passages, await readInvented(settings))
}

/** The wordings of questions about the site. */
export async function readAsked(): Promise<KnownQuestions> {
  const all = (await getCollection('facts')).map(({ data }) => data)
  return {
    facts: all.flatMap(({ facts = [] }) => facts),
    uncovered: all.flatMap(({ uncovered = '' }) => wordingsIn(uncovered)),
  }
}

/** All people and companies that are marked as samples. Team members are known by their first names, too. */
async function readInvented({ officeEmail }: Printed): Promise<Invented> {
  const isSample = ({ data }: { data: SampleEntry }) => data.sample === true
  const [team, projects, cases, brands, reviews] = await Promise.all([
    inOrder('team').then((all) => all.filter(isSample)),
    inOrder('projects').then((all) => all.filter(isSample)),
    inOrder('cases').then((all) => all.filter(isSample)),
    inOrder('brands').then((all) => all.filter(isSample)),
    inOrder('testimonials').then((all) => all.filter(isSample)),
  ])
  return {
    pages: new Set([
      ...team.flatMap(({ id, data }) => [routes.team, memberPath(id), archivePath(data.title)]),
      ...projects.map(({ id }) => projectPath(id)),
      ...cases.flatMap(({ data }) => [routes.cases, casePath(slug(data.title))]),
      ...(isReachable(officeEmail) ? [] : [routes.office]),
      ...(brands.length > 0 ? [routes.clients] : []),
      ...(reviews.length > 0 ? [routes.testimonials] : []),
    ]),
    names: team.flatMap(({ data }) => [data.title, data.title.split(' ')[0] ?? '']),
  }
}

type Written = CollectionEntry<'posts' | 'services' | 'projects' | 'cases' | 'team' | 'legal'>

const written = ({ rendered }: Written): Part[] => partsOf(rendered?.html ?? '')

/** The entry's text with further sentences before its first. */
function opening(entry: Written, sentences: readonly string[], keywords: string, weight = 1): Part[] {
  const [first, ...rest] = written(entry)
  return [{ paragraphs: [...sentences, ...(first?.paragraphs ?? [])], keywords, weight }, ...rest]
}

const items = (list: readonly { title: string; body: string }[]) => list.map(({ title, body }) => `${title}. ${body}`)

async function posts() {
  const { published } = await readBlog()
  return published.map(({ post, author, card }) =>
    passagesOf({
      kind: 'Post',
      title: card.title,
      href: card.href,
      parts: opening(post, [card.excerpt], `${author.data.title} ${card.category.label} blog post article`),
    }),
  )
}

async function authors() {
  const { published, archives } = await readBlog()
  return archives.map(({ label, href, posts }) => {
    const author = published.find(({ card }) => card.author.name === label)?.author.data
    const titles = `${blogPage.title}: ${posts.map(({ card }) => `“${card.title}”`).join(', ')}`
    return passagesOf({
      kind: 'Author',
      title: blogPage.title,
      href,
      parts: [
        {
          heading: label,
          paragraphs: [author?.author_para ?? '', titles],
          keywords: `authorship blog post ${posts.map(({ card }) => card.category.label).join(' ')}`,
        },
      ],
    })
  })
}

const services = async () =>
  (await inOrder('services')).map((service) => {
    const { title, description, cate, process, branding } = service.data
    return passagesOf({
      kind: 'Service',
      title,
      href: servicePath(service.id),
      parts: [
        ...opening(service, [description], `${serviceCategories[cate]} service ${description}`, 1.4),
        {
          heading: process.sectionTitle,
          anchor: 'process',
          paragraphs: [process.para, process.steps.map(({ title, paragraph }) => `${title}. ${paragraph}`).join(' ')],
          weight: 0.5,
        },
        { heading: serviceWords.branding, anchor: 'branding', paragraphs: items(branding), weight: 0.5 },
      ],
    })
  })

const projects = async () =>
  (await inOrder('projects')).map((project) => {
    const { title, excerpt, category, delivered } = project.data
    return passagesOf({
      kind: 'Project',
      title,
      href: projectPath(project.id),
      parts: [
        ...opening(project, [excerpt], `${category.join(' ')} project client work ${excerpt}`),
        { heading: projectWords.delivered, anchor: 'delivered', paragraphs: items(delivered), weight: 0.8 },
      ],
    })
  })

const cases = async () =>
  (await inOrder('cases')).map((study) => {
    const { title, subtitle, excerpt, solution } = study.data
    const numbers = caseNumbers(study.data).map(({ value, sign, label }) => `${label}: ${value}${sign}.`)
    return passagesOf({
      kind: 'Case study',
      title,
      href: casePath(slug(title)),
      parts: [
        ...opening(study, [`${subtitle}.`, excerpt, numbers.join(' ')], 'case study client result'),
        { heading: casesPage.solutions, anchor: 'solutions', paragraphs: solution },
      ],
    })
  })

const questions = async () =>
  (await inOrder('faq')).map(({ id, data: { title, body } }) =>
    passagesOf({
      kind: 'Question',
      title: pricingPage.title,
      href: routes.pricing,
      parts: [{ heading: title, anchor: id, paragraphs: [body], keywords: 'faq' }],
    }),
  )

const plans = async () =>
  (await inOrder('plans')).map(({ id, data: { title, subtitle, monthly, yearly, facilities } }) => {
    const prices = [monthly, yearly].map(({ price, duration }) => `${price} ${duration}`).join(', ')
    return passagesOf({
      kind: 'Plan',
      title: pricingPage.title,
      href: routes.pricing,
      parts: [
        {
          heading: title,
          anchor: id,
          paragraphs: [
            `${title}. ${subtitle}`,
            `${prices}.`,
            facilities.map((line) => line.replace(/\.?$/, '.')).join(' '),
          ],
          keywords: 'plan price billed monthly yearly',
          weight: 1.3,
        },
      ],
    })
  })

const team = async () =>
  (await inOrder('team')).map((member) => {
    const { title, designation, author_para } = member.data
    return passagesOf({
      kind: 'Person',
      title,
      href: memberPath(member.id),
      parts: opening(member, [`${title}, ${designation}.`, author_para], `team person ${designation}`, 1.2),
    })
  })

const legal = async (settings: Printed) =>
  (await getCollection('legal')).map((page) => {
    const filled = (text: string) => fillLegalText(text, legalValues(settings))
    const { title, description, updated } = page.data
    return passagesOf({
      kind: 'Page',
      title,
      href: `/${page.id}`,
      parts: [
        { paragraphs: [description, legalPages.updated(updated)] },
        ...written(page).map((part) => ({ ...part, paragraphs: part.paragraphs.map(filled), keywords: title })),
      ],
    })
  })

const examples = async () =>
  (await readDrawer()).map((example) =>
    passagesOf({
      kind: exampleKind,
      title: example.before,
      href: examplePath(example.id),
      parts: [
        {
          paragraphs: [mainResult(example).after],
          keywords: `${exampleChannels[example.channel].name} ${example.audience}`,
        },
      ],
    }),
  )

async function about(settings: Printed) {
  const [values, steps, team] = await Promise.all([inOrder('values'), inOrder('steps'), inOrder('team')])
  const { title } = aboutPage
  const rows = aboutPage.rows(samplesAmong(team.map(({ data }) => data)), settings)
  return [
    passagesOf({
      kind: 'Page',
      title,
      href: routes.about,
      parts: [
        ...rows.map(({ subtitle, title, text }) => ({ heading: subtitle, paragraphs: [`${title}.`, text] })),
        {
          heading: aboutPage.values.title,
          anchor: 'values',
          paragraphs: values.map(({ data }) => `${data.title}. ${data.para}`),
          keywords: 'values principles',
        },
        {
          heading: aboutPage.process.title,
          anchor: 'process',
          paragraphs: steps.map(({ data }) => `${data.title}. ${data.paragraph}`),
          keywords: 'process steps',
        },
      ],
    }),
  ]
}

async function straightFace(settings: Printed) {
  const { title, description, lead, subjects, also, legal } = straightFacePage
  const rows = Object.values(subjects).map((row) => `${row.title}. ${row.text}`)
  const others = allOf(Object.values(also.kinds))
  return [
    passagesOf({
      kind: 'Page',
      title,
      href: routes.straightFace,
      parts: [
        {
          // The further kinds follow the sentence that they refer to.
          paragraphs: [`${description} ${also.before} ${others}.`, lead],
          keywords: 'off limits taboo sensitive serious topics refuse jokes limits',
          weight: 1.2,
        },
        { paragraphs: rows, keywords: 'off limits taboo sensitive serious topics refuse jokes limits', list: true },
        {
          heading: legal.title,
          paragraphs: [
            legal.lead,
            ...termsForLegal(settings).flatMap(({ term, text, figures }) => [
              `${term}. ${text}`,
              ...(figures?.rows ?? []).map(({ kind, tried, happened }) => `${kind}: ${tried}. ${happened}`),
            ]),
          ],
          keywords: 'lawyer compliance approval approve',
        },
      ],
    }),
  ]
}

async function log() {
  const years = changeLog(changes, { examples: (await readDrawer()).length })
  const days = years.flatMap(({ days }) => days)
  return [
    passagesOf({
      kind: 'Page',
      title: changesPage.title,
      href: routes.changes,
      parts: [
        { paragraphs: [changesPage.description], keywords: 'changelog log news updates history new', weight: 1.2 },
        ...days.map(({ date, month, entries }) => ({
          paragraphs: [
            `${month.replace(' ', ` ${date}, `)}.`,
            ...entries.map((entry) => `${entry.title} ${entry.text}`),
          ],
          keywords: 'changelog new updates',
          list: true as const,
        })),
      ],
    }),
  ]
}

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

async function pages(settings: Printed) {
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
