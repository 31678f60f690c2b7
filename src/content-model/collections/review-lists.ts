import { inOrder, shown } from '#content-model/collections/entries.ts'
import { madeUpTag, samplesAmong } from '#content-model/collections/samples.ts'
import { reviewSources } from '#content-model/kinds.ts'
import { testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'

/** The reviews by source, and what the page says of those that are invented. */
export async function readTestimonials() {
  const all = (await inOrder('testimonials')).map(({ data }) => data)
  const sources = reviewSources.map((source) => ({
    title: testimonialsPage.heading(source),
    reviews: all.filter(({ fromtext }) => fromtext === source).slice(0, shown.reviewsPerSource),
  }))
  const reviews = sources.flatMap(({ reviews }) => reviews)
  const madeUp = samplesAmong(reviews)
  // The line above the reviews says it where all of them are.
  const tagOf = madeUp === reviews.length ? () => undefined : madeUpTag
  return {
    description: testimonialsPage.description(madeUp, reviews.length),
    lead: testimonialsPage.lead(madeUp, reviews.length),
    /** The place for the first real review. */
    empty: madeUp === reviews.length ? testimonialsPage.empty : undefined,
    sources: sources
      .filter(({ reviews }) => reviews.length > 0)
      .map(({ title, reviews }) => ({
        title,
        reviews: reviews.map((review) => ({ ...review, madeUp: tagOf(review) })),
      })),
  }
}
