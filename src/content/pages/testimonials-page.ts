import type { ReviewSource } from '#content/kinds.ts'

export const testimonialsPage = {
  title: 'Testimonials',
  description: 'What people said about Deadpan on Google, Facebook and Yelp, in their own words and at their own pace.',
  lead: 'Unprompted, unpaid and, in one case, unsigned.',
  heading: (source: ReviewSource) => `${source} reviews`,
  count: (reviews: number) => (reviews === 1 ? '1 review' : `${reviews} reviews`),
} as const
