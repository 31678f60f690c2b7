import { z } from 'astro/zod'
import {
  accent,
  address,
  byCategory,
  byMadeUp,
  drawing,
  link,
  naming,
  text,
} from '#content-model/schemas/pages/text-kinds.ts'

/** A full-width list: `further` are the leads of its pages from the second on. */
const wall = z.strictObject({
  title: text,
  description: text,
  lead: naming('from', 'to', 'all'),
  further: z.array(naming('from', 'to', 'all')),
})

const pair = z.tuple([text, text])

/** A text for services by software, and one for services by people. */
const byDoer = z.strictObject({ software: text, people: text })

/** Pages with work and clients. */
export const workPages = {
  cases: z.strictObject({
    casesPage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      roi: text,
      visits: text,
      read: text,
      film: naming('title'),
      others: z.strictObject({ label: text, previous: text, next: text }),
      solutions: text,
      finished: z.strictObject({
        title: text,
        text,
        counters: z.array(z.strictObject({ value: z.number().int(), sign: text, label: text })).min(1),
        more: link,
      }),
    }),
  }),
  clients: z.strictObject({
    places: z.array(z.strictObject({ taken: z.number().int(), title: text })).min(1),
    clientsPage: z.strictObject({
      title: text,
      label: text,
      empty: z.strictObject({ text, action: link, frame: text, title: text }),
      grounds: z.tuple([accent], accent),
      description: byMadeUp,
      lead: byMadeUp,
    }),
  }),
  projects: z.strictObject({
    hangings: z.strictObject({ label: text, links: z.array(z.strictObject({ label: text, href: address })).min(1) }),
    opening: z.strictObject({ ground: accent, object: drawing }),
    gridWords: z.strictObject({
      chosen: z.strictObject({ title: naming('title', 'label'), description: naming('label', 'shown', 'all') }),
    }),
    projectGrids: z.strictObject({
      two: z.strictObject({ title: text, description: text, lead: text }),
      three: z.strictObject({ title: text, description: text, lead: text }),
      four: z.strictObject({ title: text, description: text, lead: text }),
    }),
    wallWords: z.strictObject({
      pages: text,
      vacancy: z.strictObject({ title: text, text, action: text, href: address }),
      page: naming('title', 'number'),
    }),
    projectWidths: z.strictObject({
      three: wall,
      four: wall,
    }),
    projectWords: z.strictObject({
      action: link,
      brief: text,
      film: naming('title'),
      delivered: text,
      others: z.strictObject({ label: text, previous: text, next: text }),
    }),
    filter: z.strictObject({
      legend: text,
      all: text,
      branding: text,
      mobile: text,
      showing: naming('count', 'total'),
      showingChosen: naming('count', 'total', 'label'),
    }),
  }),
  services: z.strictObject({
    servicesByCategory: z.strictObject({
      title: text,
      description: text,
      lead: text,
      ground: accent,
      object: drawing,
      contents: text,
      today: z.strictObject({ title: text, aside: text }).describe('The software, before the categories.'),
      more: link,
    }),
    categoryAsides: byCategory,
    servicesBoard: z.strictObject({
      title: text,
      description: text,
      lead: text,
      ground: accent,
      object: drawing,
      pairs: z
        .tuple([pair, pair, pair])
        .describe('File names of services: software, then its nearest relative by people.'),
      more: link,
    }),
    serviceWords: z.strictObject({
      demo: z
        .strictObject({
          returned: text,
          software: text.describe('Under the result: what the software does instead.'),
          action: text,
          href: address,
        })
        .describe('Beside the services that people do.'),
      marks: byDoer.describe('On a tile: who does it.'),
      byHand: text,
      bySoftware: text,
      brief: byDoer,
      branding: text,
      quote: byDoer.describe('Above the form that asks for a quote.'),
      featured: z.strictObject({ title: text, all: link }),
    }),
  }),
  testimonials: z.strictObject({
    testimonialsPage: z.strictObject({
      title: text,
      heading: naming('source'),
      description: byMadeUp,
      lead: byMadeUp,
      empty: z.strictObject({ title: text, text, action: link, frame: text }),
    }),
  }),
}
