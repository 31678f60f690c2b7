import type { ReviewSource } from '#content/kinds.ts'
import { counted, countedFirst } from '#content/number-words.ts'
import { routes } from '#content/routes.ts'

export const testimonialsPage = {
  title: 'Testimonials',
  /** By how many of all reviews are invented. */
  description: (madeUp: number, all: number) => {
    if (madeUp === 0) return 'What people said about Deadpan on Google, Facebook and Yelp, in their own words.'
    if (madeUp === all) {
      return `${countedFirst(all)} reviews of Deadpan that Deadpan wrote itself, and an empty frame for the first real one.`
    }
    return `Reviews of Deadpan. ${countedFirst(madeUp)} of ${counted(all)} are made up, and say so.`
  },
  lead: (madeUp: number, all: number) => {
    if (madeUp === 0) return 'Said out loud, by people who exist.'
    if (madeUp === all) return `We wrote all ${counted(all)} ourselves. The first real one gets a frame.`
    return `We wrote ${counted(madeUp)} of these ourselves. The real ones are the ones without a tag.`
  },
  /** Directly under the header, for as long as one of them is invented. */
  confession: {
    title: (madeUp: number, all: number) => {
      if (madeUp === all) return [`All ${counted(all)} are`, 'made up']
      return [`${countedFirst(madeUp)} ${madeUp === 1 ? 'is' : 'are'}`, 'made up']
    },
    text: 'We needed reviews before we had customers. Yours goes in the frame, with your name under it.',
    actions: [
      { label: 'Sign up to write the first', href: routes.beta },
      { label: 'Try a sentence', href: routes.try },
    ],
    frame: 'An empty picture frame.',
    plaque: 'The first real one',
  },
  heading: (source: ReviewSource) => `${source} reviews`,
  /** Beside a source, by how many of its reviews are invented. */
  count: (source: ReviewSource, madeUp: number, reviews: number) => {
    if (madeUp === 0) return reviews === 1 ? '1 review' : `${reviews} reviews`
    if (madeUp === reviews) {
      return `${countedFirst(reviews)}, ${reviews === 1 ? 'not' : 'none of them'} on ${source}`
    }
    return `${countedFirst(reviews)}, ${counted(madeUp)} of them not on ${source}`
  },
} as const
