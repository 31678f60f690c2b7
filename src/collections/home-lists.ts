import { entry, inOrder, posterCard, serviceCard, shown } from '#collections/entries.ts'
import { sampleNote } from '#collections/samples.ts'
import { chosenPages } from '#content/choices.ts'
import { home } from '#content/pages/home.ts'
import { billing } from '#content/pages/pricing.ts'

/** The file that names the posters and the quotes. */
const namedBy = 'src/content/pages/home.ts'

/** Home at `/` and at `/digital-agency`, with each period of the prices, as Astro's `getStaticPaths` wants them. */
export const homePages = () =>
  ['', 'digital-agency'].flatMap((front) =>
    chosenPages(billing).map(({ params, props }) => ({
      params: { front: [front, params.chosen].filter(Boolean).join('/') || undefined },
      props,
    })),
  )

/**
 * Every list that home shows, and what it says of their samples.
 * @throws when home names a project or a quote that does not exist
 */
export async function readHome() {
  const services = (await inOrder('services')).slice(0, shown.homeServices).map(serviceCard)
  const projects = (await Promise.all(home.work.posters.map((id) => entry('projects', id, namedBy)))).map(posterCard)
  const plans = (await inOrder('plans')).map(({ data }) => data)
  const brands = (await inOrder('brands')).map(({ data }) => data)
  const counters = (await inOrder('counters')).map(({ data }) => data)
  const quotes = await Promise.all(
    home.testimonials.quoted.map(async ({ id, ground }) => ({
      ...(await entry('testimonials', id, namedBy)).data,
      ground,
    })),
  )
  const note = sampleNote([...brands, ...projects, ...counters, ...quotes])
  return { services, projects, plans, brands, counters, quotes, note }
}
