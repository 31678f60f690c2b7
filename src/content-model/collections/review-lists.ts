import { inOrder, shown } from '#content-model/collections/entries.ts'
import { madeUpTag, samplesAmong } from '#content-model/collections/samples.ts'
import { reviewSources } from '#content-model/kinds.ts'
import { testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'

/** The reviews by source, and the page's note about the invented ones. */
export async function readTestimonials() {
  const all = (await inOrder('testimonials')).map(({ data }) => data)
  const sources = reviewSources.map((source) => {
    const reviews = all.filter(({ fromtext }) => fromtext === source).slice(0, shown.reviewsPerSource)
    return {
      title: testimonialsPage.heading(source),
      count: testimonialsPage.count(source, samplesAmong(reviews), reviews.length),
      reviews: reviews.map((review) => ({ ...review, madeUp: madeUpTag(review) })),
    }
  })
  const reviews = sources.flatMap(({ reviews }) => reviews)
  const madeUp = samplesAmong(reviews)
  const { title, ...confession } = testimonialsPage.confession
  return {
    description: testimonialsPage.description(madeUp, reviews.length),
    lead: testimonialsPage.lead(madeUp, reviews.length),
    confession:
      madeUp === 0
        ? undefined
        : {
            ...confession,
            lines: title(madeUp, reviews.length),
            real: reviews.find(({ sample }) => !sample),
          },
    sources: sources.filter(({ reviews }) => reviews.length > 0),
  }
}
