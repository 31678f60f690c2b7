import type { Passage } from '#search/passages/passages.ts'

/** A passage of a page about kettles, except for what a test says of it. */
export const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  kind: 'Page',
  title: 'Kettles',
  heading: '',
  href: '/kettles',
  text,
  keywords: '',
  weight: 1,
  ...more,
})
