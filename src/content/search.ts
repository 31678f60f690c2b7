import { type CollectionEntry, getCollection } from 'astro:content'
import { aboutPage } from '#content/about.ts'
import { betaPage } from '#content/beta.ts'
import { blogPage } from '#content/blog.ts'
import { casesPage } from '#content/cases-page.ts'
import { clientsPage } from '#content/clients.ts'
import { comingSoonPage } from '#content/coming-soon.ts'
import { contactPage } from '#content/contact.ts'
import { faqPage } from '#content/faq-page.ts'
import { home } from '#content/home.ts'
import { officePage } from '#content/office.ts'
import { plainText } from '#content/plain-text.ts'
import { readBlog } from '#content/post-lists.ts'
import { projectGrids } from '#content/projects-pages.ts'
import { casePath, memberPath, projectPath, routes, servicePath } from '#content/routes.ts'
import { servicesBoard, servicesByCategory } from '#content/services-pages.ts'
import { teamPage } from '#content/team-page.ts'
import { testimonialsPage } from '#content/testimonials-page.ts'

export const searchPage = {
  title: 'Search',
  description: 'Search everything on the Deadpan site: posts, services, projects, case studies, answers and pages.',
  lead: 'Ask for something. A pigeon has been briefed.',
  ground: 'yolk',
  object: 'pigeon',
  label: 'What are you looking for?',
  count: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  most: (shown: number) => `These are the best ${shown}. One more word would narrow it down.`,
  idle: 'Nothing asked yet. These have worked before.',
  ideas: ['subject lines', 'insurance', 'delete my account', 'Tomás'],
  nothing: { title: 'Nothing found', text: 'The fish looked twice. It may have been the same time.' },
} as const

/** Pages that are not one of a kind of entry, and what they say of themselves. */
const pages: readonly { at: string; page: { title: string; description: string; lead?: string } }[] = [
  { at: routes.home, page: home },
  { at: routes.services, page: servicesByCategory },
  { at: routes.servicesTwo, page: servicesBoard },
  { at: routes.projects, page: projectGrids.three },
  { at: routes.about, page: aboutPage },
  { at: routes.office, page: officePage },
  { at: routes.clients, page: clientsPage },
  { at: routes.team, page: teamPage },
  { at: routes.cases, page: casesPage },
  { at: routes.testimonials, page: testimonialsPage },
  { at: routes.pricing, page: faqPage },
  { at: routes.blog, page: blogPage },
  { at: routes.contact, page: contactPage },
  { at: routes.beta, page: betaPage },
  { at: routes.comingSoon, page: comingSoonPage },
]

interface SearchEntry {
  kind: string
  title: string
  href: string
  text: string
}

let entries: Promise<readonly SearchEntry[]> | undefined

/**
 * Everything that can be found, read once and kept: the same array every time, so that an index may be kept with it.
 *
 * @param settings what texts name in braces
 */
export function readSearchEntries(settings: Readonly<Record<string, unknown>>): Promise<readonly SearchEntry[]> {
  entries ??= collect(settings)
  return entries
}

async function collect(settings: Readonly<Record<string, unknown>>): Promise<readonly SearchEntry[]> {
  const [services, projects, cases, faq, team, legal] = await Promise.all([
    getCollection('services'),
    getCollection('projects'),
    getCollection('cases'),
    getCollection('faq'),
    getCollection('team'),
    getCollection('legal'),
  ])
  const { published } = await readBlog()
  const found = [
    ...published.map(({ post, card }) => ({
      kind: 'Post',
      title: card.title,
      href: card.href,
      text: line(card.excerpt, words(post), card.category.label, card.author.name),
    })),
    ...services.map((service) => ({
      kind: 'Service',
      title: service.data.title,
      href: servicePath(service.id),
      text: line(service.data.description, words(service), ...service.data.branding.flatMap(itemWords)),
    })),
    ...projects.map((project) => ({
      kind: 'Project',
      title: project.data.title,
      href: projectPath(project.id),
      text: line(
        project.data.excerpt,
        words(project),
        ...project.data.delivered.flatMap(itemWords),
        ...project.data.category,
      ),
    })),
    ...cases.map((study) => ({
      kind: 'Case study',
      title: study.data.title,
      href: casePath(study.id),
      text: line(study.data.excerpt, words(study), ...study.data.solution, study.data.subtitle),
    })),
    ...faq.map(({ data }) => ({ kind: 'Question', title: data.title, href: routes.pricing, text: data.body })),
    ...team.map((member) => ({
      kind: 'Person',
      title: member.data.title,
      href: memberPath(member.id),
      text: line(member.data.designation, words(member)),
    })),
    ...pages.map(({ at, page: { title, description, lead = '' } }) => ({
      kind: 'Page',
      title,
      href: at,
      text: line(description, lead),
    })),
    ...legal.map((page) => ({
      kind: 'Page',
      title: page.data.title,
      href: `/${page.id}`,
      text: line(page.data.description, words(page)),
    })),
  ]
  return found.map((one) => ({ ...one, text: filled(one.text, settings) }))
}

type Written = CollectionEntry<'posts' | 'services' | 'projects' | 'cases' | 'team' | 'legal'>

const words = ({ rendered }: Written) => plainText(rendered?.html ?? '')

const itemWords = ({ title, body }: { title: string; body: string }) => [`${title}.`, body]

const line = (...parts: readonly string[]) => parts.join(' ')

const filled = (text: string, settings: Readonly<Record<string, unknown>>) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(settings[name] ?? braces))
