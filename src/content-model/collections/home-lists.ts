import { chosenPages } from '#content-model/choices.ts'
import { breakEvenOf } from '#content-model/collections/break-even.ts'
import { entry, inOrder, posterCard, serviceCard, shown } from '#content-model/collections/entries.ts'
import { readOpenParts } from '#content-model/collections/open-parts.ts'
import { samplesAmong } from '#content-model/collections/samples.ts'
import { home } from '#content-model/pages/home.ts'
import { billing } from '#content-model/pages/pricing.ts'

/** The file that names the posters and the quotes, for error messages. */
const namedBy = 'src/content-model/pages/home.ts'

/** Home at `/` and at `/digital-agency`, with each period of the prices if there are any, for Astro's `getStaticPaths`. */
export async function homePages() {
  const { has } = await readOpenParts()
  const pages = chosenPages(billing).filter(({ params }) => params.chosen === undefined || has('plans'))
  return ['', 'digital-agency'].flatMap((front) =>
    pages.map(({ params, props }) => ({
      params: { front: [front, params.chosen].filter(Boolean).join('/') || undefined },
      props,
    })),
  )
}

/**
 * All lists on home; those of parts that are missing are empty.
 * @throws when home names a project or a quote that does not exist
 */
export async function readHome() {
  const open = await readOpenParts()
  const all = (await inOrder('services')).map(serviceCard)
  const services = all.slice(0, shown.homeServices)
  const byHand = all.slice(shown.homeServices).map(({ title, href }) => ({ label: title, href }))
  const projects = (
    open.has('projects') ? await Promise.all(home.work.posters.map((id) => entry('projects', id, namedBy))) : []
  ).map(posterCard)
  const companies = (await inOrder('projects')).map(({ data }) => data)
  const plans = (await inOrder('plans')).map(({ data }) => data)
  const { aside } = home.work
  return {
    services: {
      ...home.services,
      aside: home.services.aside(services.length, all.length),
      people: { ...home.services.people(byHand.length), links: byHand },
      services,
    },
    work: {
      head: { title: home.work.title, aside: samplesAmong(projects) > 0 ? aside.madeUp(companies.length) : aside.real },
      projects,
    },
    plans,
    breakEven: breakEvenOf(plans),
    quotes: open.has('testimonials') ? await readQuotes() : undefined,
  }
}

/** The quotes, and the empty frame beside them as long as one of them is a sample. */
async function readQuotes() {
  const { title, aside, frame, quoted } = home.testimonials
  const entries = await Promise.all(
    quoted.map(async ({ id, ground }) => ({ ...(await entry('testimonials', id, namedBy)).data, ground })),
  )
  const madeUp = samplesAmong(entries)
  const shownNames = new Set(entries.map(({ authorname }) => authorname))
  const real = (await inOrder('testimonials')).find(({ data }) => !data.sample && !shownNames.has(data.authorname))
  return {
    head: { title, aside: aside(madeUp, entries.length) },
    quotes: entries,
    frame: madeUp > 0 ? { ...frame, ...real?.data } : undefined,
  }
}
