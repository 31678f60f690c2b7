import { z } from 'astro/zod'
import { accents, objectNames } from '#art/names.ts'
import { changeKinds } from '#content/change-kinds.ts'
import { drynesses } from '#content/example.ts'
import { routes } from '#content/routes.ts'

const text = z.string().trim().min(1)
const accent = z.enum(accents)
const drawing = z.enum(objectNames)
const sizes = ['display', 'hero', 'h1', 'h2', 'h3', 'h4', 'h5', 'lead', 'body', 'small', 'micro', 'numeral'] as const

/** An address of this site. */
const address = z.enum(Object.values(routes) as [string, ...string[]])
const link = z.strictObject({ label: text, href: address })
const day = text.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written as 2026-11-22')

/** A text that may name these values in braces, such as `{count}`, and no others. */
function naming(...names: [string, ...string[]]) {
  const known = names.map((name) => `{${name}}`).join(' and ')
  return text
    .refine((value) => [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => names.includes(name)), {
      message: `in braces this text may have ${known}, and nothing else`,
    })
    .describe(`${known}: filled in by the site.`)
}

/** One sentence for one of a thing, and one for many. */
const byCount = (...names: [string, ...string[]]) => z.strictObject({ one: naming(...names), many: naming(...names) })

const madeUp = naming('madeUp', 'MadeUp', 'all', 'All')
/** Sentences about something of which nothing, all or some is invented. */
const byMadeUp = z.strictObject({ real: text, all: madeUp, some: madeUp })

/** A sentence that home shows in its try-out until somebody types. */
const example = z.strictObject({ audience: text, message: text, result: text, dryness: z.enum(drynesses) })

/** What the words of each page are: a file under src/content/words/ each. */
export const pageSchemas = {
  about: z.strictObject({
    aboutPage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      rows: z
        .array(z.strictObject({ ground: accent, object: drawing, subtitle: text, title: text, text, action: link }))
        .min(1),
      values: z.strictObject({ title: text, lines: z.tuple([text, text]), object: drawing }),
      process: z.strictObject({ title: text, aside: text }),
      action: z.strictObject({
        title: text,
        text,
        actions: z.array(z.strictObject({ label: text, href: address })).min(1),
      }),
    }),
  }),
  beta: z.strictObject({
    betaPage: z.strictObject({
      title: text,
      lines: z.tuple([text, text]),
      description: text,
      lead: text,
      terms: z.array(z.strictObject({ term: text, text: naming('services', 'prices') })).min(1),
    }),
  }),
  changes: z.strictObject({
    changesPage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      ground: accent,
      object: drawing,
      ask: z.strictObject({ title: text, action: link }),
    }),
    changes: z
      .array(
        z.strictObject({
          day,
          entries: z.array(z.strictObject({ kind: z.enum(changeKinds), title: text, text: naming('examples') })).min(1),
        }),
      )
      .min(1),
  }),
  chat: z.strictObject({
    questionRule: z.strictObject({ messages: z.strictObject({ empty: text, long: naming('longestQuestion') }) }),
    chatPage: z.strictObject({ title: text, description: text }),
    chatMessages: z.strictObject({
      limit: text,
      crowded: text,
      broken: text,
      outage: z.strictObject({ searched: text, alone: text }),
      budget: z.strictObject({ searched: text, alone: text }),
    }),
    chatWords: z.strictObject({
      lines: z.tuple([text, text]),
      label: text,
      placeholder: text,
      send: text,
      stop: text,
      retry: text,
      clear: text,
      note: text,
      noteOfSearch: text,
      history: text,
      answers: z.strictObject({ one: text, many: text }),
      waiting: text,
      empty: z.strictObject({ title: text, text }),
      copy: text,
      copied: text,
      copyByHand: text,
      cutOff: naming('longestAnswer'),
      stopped: text,
      seeAlso: text,
      searchLabel: text,
      searchLabelMadeUp: text,
      notCovered: text,
    }),
    chatEndpoints: z.strictObject({ messages: z.strictObject({ network: text }) }),
  }),
  clients: z.strictObject({
    places: z.array(z.strictObject({ taken: z.number().int(), title: text })).min(1),
    clientsPage: z.strictObject({
      title: text,
      label: text,
      empty: z.strictObject({ text, action: link, frame: text, title: text }),
      grounds: z.array(accent).min(1),
      description: byMadeUp,
      lead: byMadeUp,
    }),
  }),
  'coming-soon': z.strictObject({
    comingSoonPage: z.strictObject({
      title: text,
      description: text,
      waiting: text,
      ready: text,
      countdown: z.strictObject({
        label: text,
        until: text,
        days: text,
        hours: text,
        minutes: text,
        seconds: text,
        done: text,
      }),
      way: link,
    }),
  }),
  contact: z.strictObject({
    contactPage: z.strictObject({
      title: text,
      lines: z.tuple([text, text]),
      description: text,
      lead: text,
      replies: text,
    }),
  }),
  erase: z.strictObject({
    erasePage: z.strictObject({
      title: text,
      description: text,
      ask: text,
      confirm: text,
      button: text,
      done: text,
      stale: naming('linkHours'),
      again: text,
      facts: text,
    }),
  }),
  home: z.strictObject({
    home: z.strictObject({
      title: text,
      titleLines: z.tuple([text, text, text]),
      description: text,
      motto: text,
      pitch: text,
      note: text,
      how: z.strictObject({
        title: text,
        aside: text,
        steps: z.array(z.strictObject({ expression: z.enum(['glance', 'blink', 'smirk']), title: text, text })).min(1),
      }),
      never: z.strictObject({ title: text, lines: z.tuple([text, text]), text, link: link }),
      services: z.strictObject({
        title: text,
        lines: z.tuple([text, text]),
        link: text,
        software: text,
        aside: z.strictObject({ before: naming('software'), all: naming('all'), after: text }),
        people: z.strictObject({ title: text, text: naming('count'), quote: text, fold: naming('count') }),
      }),
      work: z.strictObject({
        title: text,
        aside: z.strictObject({ madeUp: naming('count'), real: text }),
        all: text,
        posters: z.array(text).min(1),
      }),
      counters: text,
      pricing: z.strictObject({ title: text }),
      testimonials: z.strictObject({
        title: text,
        frame: z.strictObject({ alt: text, description: text, authorname: text, authordesig: text }),
        quoted: z.array(z.strictObject({ id: text, ground: accent })).min(1),
        aside: z.strictObject({ real: text, all: naming('all'), one: naming('MadeUp'), some: naming('MadeUp') }),
      }),
      action: z.strictObject({
        title: text,
        text,
        actions: z.array(z.strictObject({ label: text, href: address })).min(1),
      }),
      brands: byMadeUp,
    }),
    triptych: z.strictObject({
      label: text,
      panes: z.tuple([text, text, text]),
      leftAlone: text,
      faces: z.strictObject({ smirk: text, straight: text }),
      wait: text,
      example: text,
      examples: z.tuple([example, example, example]),
    }),
  }),
  legal: z.strictObject({
    legalPages: z.strictObject({ contents: text, updated: naming('date'), privacyLead: text, termsLead: text }),
  }),
  newsletter: z.strictObject({ newsletterPage: z.strictObject({ title: text, description: text, lead: text }) }),
  'not-found': z.strictObject({
    notFoundPage: z.strictObject({
      title: text,
      description: text,
      text,
      back: text,
      drawers: z.strictObject({ pages: z.strictObject({ title: text }), services: text, blog: text }),
    }),
  }),
  office: z.strictObject({
    officePage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      place: z.strictObject({ ground: accent, object: drawing, subtitle: text, text, action: link }),
      reach: z.strictObject({ ground: accent, object: drawing, subtitle: text, title: text, text, action: link }),
      kitchen: z.strictObject({ ground: accent, object: drawing, subtitle: text, title: text, text, action: link }),
    }),
  }),
  quote: z.strictObject({
    quotePage: z.strictObject({ title: text, lines: z.tuple([text, text]), description: text, lead: text, free: text }),
  }),
  search: z.strictObject({
    searchPage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      ground: accent,
      object: drawing,
      form: z.strictObject({ label: text }),
      most: naming('shown'),
      idle: text,
      nothing: z.strictObject({ title: text, text, action: z.strictObject({ href: address }) }),
      count: byCount('count', 'query'),
      ideas: z.array(text).min(1),
    }),
  }),
  site: z.strictObject({
    site: z.strictObject({
      description: text,
      motto: text,
      rights: text,
      madeUp: text,
      sampleNote: text,
      cardAlt: text,
    }),
    menu: z.array(z.strictObject({ label: text, href: address })).min(1),
    words: z.strictObject({
      skip: text,
      explore: text,
      contact: text,
      signUp: text,
      menu: text,
      closeMenu: text,
      search: text,
      searchPlaceholder: text,
      getStarted: text,
      keepChoice: text,
    }),
    footer: z.strictObject({
      newsletterTitle: text,
      newsletterText: text,
      newsletterNote: text,
      services: text,
      support: text,
      follow: text,
      also: z.strictObject({ title: text, links: z.array(z.strictObject({ label: text, href: address })).min(1) }),
      privacy: text,
      terms: text,
      chat: text,
    }),
  }),
  'straight-face': z.strictObject({
    straightFacePage: z.strictObject({
      title: text,
      lines: z.tuple([text, text]),
      description: text,
      lead: text,
      ground: accent,
      object: drawing,
      subjects: z.strictObject({
        claims: z.strictObject({ title: text, text }),
        layoffs: z.strictObject({ title: text, text }),
        outages: z.strictObject({ title: text, text }),
        recalls: z.strictObject({ title: text, text }),
        health: z.strictObject({ title: text, text }),
        'severe-weather': z.strictObject({ title: text, text }),
        consent: z.strictObject({ title: text, text }),
      }),
      also: z.strictObject({
        before: text,
        kinds: z.strictObject({
          'self-harm': text,
          death: text,
          addiction: text,
          violence: text,
          abuse: text,
          children: text,
          religion: text,
          'protected-groups': text,
          misfortune: text,
          profanity: text,
        }),
      }),
      unchanged: z.strictObject({
        label: text,
        panes: z.tuple([text, text, text]),
        face: text,
        sentence: text,
        before: z.tuple([text, text]),
        after: z.tuple([text, text]),
      }),
      legal: z.strictObject({
        title: text,
        lines: z.tuple([text, text]),
        lead: text,
        terms: z
          .array(
            z.strictObject({
              term: text,
              text,
              link: z.strictObject({ before: text, label: text, href: address, after: text }).optional(),
            }),
          )
          .min(1),
        actions: z.array(z.strictObject({ label: text, href: address })).min(1),
      }),
    }),
  }),
  team: z.strictObject({
    teamPage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      label: text,
      numbers: text,
      about: naming('name', 'designation'),
    }),
  }),
  testimonials: z.strictObject({
    testimonialsPage: z.strictObject({
      title: text,
      confession: z.strictObject({
        text,
        actions: z.array(z.strictObject({ label: text, href: address })).min(1),
        frame: text,
        plaque: text,
        title: z.strictObject({
          all: z.tuple([naming('all'), naming('all')]),
          one: z.tuple([naming('MadeUp'), naming('MadeUp')]),
          some: z.tuple([naming('MadeUp'), naming('MadeUp')]),
        }),
      }),
      heading: naming('source'),
      description: byMadeUp,
      lead: byMadeUp,
      count: z.strictObject({
        real: byCount('count'),
        all: byCount('count', 'source'),
        some: naming('count', 'madeUp', 'source'),
      }),
    }),
  }),
  try: z.strictObject({
    tryMessages: z.strictObject({
      empty: text,
      audienceLong: naming('audience'),
      broken: text,
      long: naming('count', 'most'),
    }),
    tryWords: z.strictObject({
      audience: text,
      audienceExample: text,
      audiencePlaceholder: text,
      message: text,
      messagePlaceholder: naming('message'),
      dryness: z.strictObject({ label: text, crisp: text, sandy: text, arid: text }),
      send: text,
      another: text,
      noMore: text,
      copy: text,
      copied: text,
      flat: text,
      signUp: text,
      waiting: text,
      yours: text,
      why: text,
      drawer: text,
      kept: text,
      count: naming('message'),
    }),
  }),
  'try-marketing': z.strictObject({
    marketingWords: z.strictObject({
      title: text,
      lines: z.tuple([text, text]),
      product: text,
      productPlaceholder: text,
      seen: text,
      seenPlaceholder: text,
      audience: text,
      audiencePlaceholder: text,
      length: text,
      write: text,
      sent: text,
      missing: text,
      long: naming('count', 'most'),
      limit: text,
      broken: text,
      drop: text,
      dropTouch: text,
      letGo: text,
      choose: text,
      stays: text,
      files: text,
      photo: text,
      video: text,
      portrait: text,
      landscape: text,
      square: text,
      dark: text,
      even: text,
      bright: text,
      palette: naming('names'),
      shots: naming('count', 'times'),
      remove: naming('name'),
      removed: naming('name'),
      reading: text,
      tooMany: naming('count'),
      minute: text,
      unseen: text,
      notMedia: text,
      stopsHalfway: text,
      damaged: text,
      empty: text,
      program: text,
      drawing: text,
      unknownFormat: text,
      huge: text,
      example: text,
      made: text,
      madeWithout: text,
      seconds: text,
      picture: text,
      sound: text,
      voice: text,
      totalSeconds: naming('count'),
      totalWords: naming('count'),
      onePause: text,
      pauses: naming('count'),
      rate: text,
      download: text,
      print: text,
      another: text,
      noMore: text,
      flat: text,
      noScript: text,
    }),
    marketingExample: z.strictObject({ product: text, seen: text, audience: text }),
  }),
  'try-page': z.strictObject({
    tryLabels: z.strictObject({ workedOut: text, nearest: text, written: naming('model') }),
    tryPage: z.strictObject({ title: text, lead: text, drawer: text, description: text }),
    tryIsland: z.strictObject({ words: z.strictObject({ of: naming('message') }) }),
    tryYours: z.strictObject({ title: text, lines: z.tuple([text, text]) }),
    tryNote: z.strictObject({ here: text, sent: naming('host') }),
    tryReplies: z.strictObject({ limit: text, refused: text, none: text, noneAlone: text, seenAll: text, hint: text }),
  }),
  typography: z.strictObject({
    typographyPage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      scale: z.strictObject({ title: text, aside: text }),
      roles: z
        .array(z.strictObject({ size: z.enum(sizes), name: text, measures: text, sample: text, note: text }))
        .min(1),
      prose: z.strictObject({ note: text, contents: text }),
    }),
  }),
}

/** The words of each file, as code reads them. */
export type Words = { readonly [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> }
