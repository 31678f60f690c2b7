import { type CollectionEntry, getCollection } from 'astro:content'
import { readDrawer } from '#content-model/collections/drawer-data.ts'
import { inOrder } from '#content-model/collections/entries.ts'
import { mainResult } from '#content-model/collections/examples/filter.ts'
import { readBlog } from '#content-model/collections/posts/post-lists.ts'
import { exampleChannels, serviceCategories } from '#content-model/kinds.ts'
import { fillLegalText, type LegalSettings, legalValues } from '#content-model/legal-values.ts'
import { blogPage } from '#content-model/pages/blog.ts'
import { caseNumbers, casesPage } from '#content-model/pages/cases-page.ts'
import { legalPages } from '#content-model/pages/legal.ts'
import { pricingPage } from '#content-model/pages/pricing.ts'
import { projectWords } from '#content-model/pages/projects-pages.ts'
import { serviceWords } from '#content-model/pages/services-pages.ts'
import { casePath, examplePath, memberPath, projectPath, routes, servicePath, slug } from '#content-model/routes.ts'
import { exampleKind, type Part, partsOf, passagesOf } from '#search/passages/passages.ts'

type Written = CollectionEntry<'posts' | 'services' | 'projects' | 'cases' | 'team' | 'legal'>

const written = ({ rendered }: Written): Part[] => partsOf(rendered?.html ?? '')

/** The entry's text with further sentences before its first. */
function opening(entry: Written, sentences: readonly string[], keywords: string, weight = 1): Part[] {
  const [first, ...rest] = written(entry)
  return [{ paragraphs: [...sentences, ...(first?.paragraphs ?? [])], keywords, weight }, ...rest]
}

const items = (list: readonly { title: string; body: string }[]) => list.map(({ title, body }) => `${title}. ${body}`)

export async function posts() {
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

export async function authors() {
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

export const services = async () =>
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

export const projects = async () =>
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

export const cases = async () =>
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

export const questions = async () =>
  (await inOrder('faq')).map(({ id, data: { title, body } }) =>
    passagesOf({
      kind: 'Question',
      title: pricingPage.title,
      href: routes.pricing,
      parts: [{ heading: title, anchor: id, paragraphs: [body], keywords: 'faq' }],
    }),
  )

export const plans = async () =>
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

export const team = async () =>
  (await inOrder('team')).map((member) => {
    const { title, designation, author_para } = member.data
    return passagesOf({
      kind: 'Person',
      title,
      href: memberPath(member.id),
      parts: opening(member, [`${title}, ${designation}.`, author_para], `team person ${designation}`, 1.2),
    })
  })

export const legal = async (settings: LegalSettings) =>
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

export const examples = async () =>
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
