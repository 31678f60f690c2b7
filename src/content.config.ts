import { defineCollection, type ImageFunction, reference, type SchemaContext } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { accents, markNames, objectNames, personNames, posterNames } from '#art/names.ts'
import { drynesses } from '#content/example.ts'
import {
  exampleChannels,
  isProjectYear,
  type ProjectYear,
  projectLabels,
  reviewSources,
  serviceCategories,
  socialKinds,
  videoNames,
} from '#content/kinds.ts'
import { postKey } from '#content/post-key.ts'
import { data, markdown } from '#content-loader/content-folder.ts'

const id = z.number().int().positive()
const text = z.string().trim().min(1)
const sentence = text.max(220)
const accent = z.enum(accents)
const names = <Kind extends string>(record: Record<Kind, unknown>) => Object.keys(record) as [Kind, ...Kind[]]

/** True: shown in development only. Neither checked nor shown by a build; `npm run launch-check` lists them. */
const draft = z.boolean().optional()

/** Invented people, reviews and clients say so; `npm run launch-check` lists them. */
const sample = z.literal(true).optional()

const drawing = z.enum(objectNames)

/** What a picture shows, for those who can't see it. */
const alt = sentence.regex(/^\S+ .*\.$/, 'the text for screen readers is a sentence, with its period')

/** The name of a drawing, or a picture file beside the entry with words for who can't see it. */
function pictured<Name extends string>(drawings: readonly Name[], image: ImageFunction) {
  const photo = z.strictObject({ photo: image(), alt })
  return z.union([z.enum(drawings as [Name, ...Name[]]), photo], {
    error: `neither the name of a drawing (${drawings.join(', ')}) nor a picture with words for who can’t see it: { photo: ./name.jpg, alt: A sentence. }`,
  })
}

/**
 * Astro would make a kind's schema anew for each entry, and a schema takes longer to make than an entry to check. What it
 * hands over marks a relative picture for the build, or leaves it as it is for editors' schemas: one of each is kept.
 */
function once<Schema>(make: (context: SchemaContext) => Schema): (context: SchemaContext) => Schema {
  const made = new Map<string, Schema>()
  return (context) => {
    const marked = String(z.safeParse(context.image(), './picture.png').data)
    const schema = made.get(marked) ?? make(context)
    made.set(marked, schema)
    return schema
  }
}

/** What entries show, where a picture file may stand for any drawing. */
function pictures({ image }: SchemaContext) {
  const object = pictured(objectNames, image)
  /** An object on the ground it stands on. */
  const picture = z.strictObject({ object, ground: accent })
  return {
    object,
    person: pictured(personNames, image),
    poster: pictured(posterNames, image),
    mark: pictured(markNames, image),
    picture,
    /** A picture that is looked at for its own sake. */
    slide: picture.extend({ alt }),
  }
}

/** A heading that opens, and what is under it. */
const item = z.strictObject({ title: text, body: text })

const posts = defineCollection({
  loader: markdown('posts', { listedBy: 'category', alsoUnique: 'key' }),
  schema: once((context) => {
    const { person, picture, slide } = pictures(context)
    return z
      .strictObject({
        /** The number in /blog-details/:id. */
        id,
        /**
         * What its comments are kept under, for good: it never changes, and no later post takes it, whatever becomes of the
         * number. Posts from before there were keys have the number that they had.
         */
        key: z.string().regex(postKey, 'a key is letters, digits and hyphens, 60 at most'),
        draft,
        title: text,
        /** The title over two lines: where the first line ends. Each line fits a card. */
        title_lines: z.tuple([text, text]).optional(),
        post_date: z.date(),
        /** The day its words last changed, where that was after the day it came out. */
        updated: z.date().optional(),
        /** Minutes. */
        read_time: z.number().int().positive(),
        thumb: picture,
        /** One picture, or the slides of a gallery post. */
        large_thumb: z.union([picture, z.array(slide).min(2)]),
        category: text,
        format: z.enum(['standard', 'gallery', 'video']),
        /** The video of a video post. */
        video: z.enum(videoNames).optional(),
        excerpt: sentence,
        /** Two pictures shown inside the body. */
        features_img: z.array(picture).length(2),
        /** A team member's file name; name, avatar, words and socials come from there. */
        author: reference('team'),
        /** Comments shown until real ones are approved. */
        comments: z
          .array(
            z.strictObject({
              name: text,
              avatar: person,
              ground: accent,
              date: z.date(),
              message: text,
              sample: z.literal(true),
            }),
          )
          .default([]),
      })
      .refine((post) => (post.format === 'gallery') === Array.isArray(post.large_thumb), {
        path: ['large_thumb'],
        message: 'a gallery post has a list of pictures, any other post has one',
      })
      .refine((post) => (post.format === 'video') === (post.video !== undefined), {
        path: ['video'],
        message: 'a video post names its video, any other post has none',
      })
  }),
})

const year = z.custom<ProjectYear>(isProjectYear)
const projectLabel = z.union([z.enum(projectLabels), year], {
  error: `a label is a year or one of ${projectLabels.join(', ')}`,
})

const projects = defineCollection({
  loader: markdown('projects'),
  schema: once((context) => {
    const { picture, poster } = pictures(context)
    return z.strictObject({
      /** Order in every list; `All Works` shows ids up to its limit. */
      id,
      draft,
      image: poster,
      title: text,
      /** The title as it stands on the poster, one entry a line. */
      title_lines: z.array(text).min(1).max(2),
      category: z.array(projectLabel).min(2).max(4),
      excerpt: sentence,
      /** The `We delivered` accordion. */
      delivered: z.array(item).length(4),
      /** A band across the page. */
      video_picture: picture,
      /** The film about this project, played from that band. One about something else does not belong here. */
      video: z.enum(videoNames).optional(),
      sample,
    })
  }),
})

const step = (object: ReturnType<typeof pictures>['object']) =>
  z.strictObject({
    thumb: object,
    ground: accent,
    subtitle: text,
    title: text,
    paragraph: sentence,
    /** The specification gives the fourth step an id. */
    id: id.optional(),
  })

const services = defineCollection({
  loader: markdown('services'),
  schema: once((context) => {
    const { object } = pictures(context)
    return z.strictObject({
      /** Order in every list. */
      id,
      draft,
      image: object,
      ground: accent,
      title: text,
      description: sentence,
      cate: z.enum(names(serviceCategories)),
      /** What the service does to a piece of writing: shown, not claimed. A service that can be tried shows that instead. */
      demo: z
        .strictObject({
          heading: text,
          /** Words before the selection, the selection, words after it. */
          before: z.string(),
          selected: text,
          after: z.string(),
          result: text,
          /** It is no matter for jokes: nothing beside it offers one. */
          plain: z.literal(true).optional(),
        })
        .optional(),
      process: z.strictObject({
        sectionSub: text,
        sectionTitle: text,
        para: sentence,
        steps: z.array(step(object)).length(4),
      }),
      /** The `Why branding matters?` accordion. */
      branding: z.array(item).length(4),
      /** What the two projects have in common, said beside them. */
      featured_para: sentence,
      /** The two projects shown at the end. */
      featured: z.tuple([reference('projects'), reference('projects')]),
    })
  }),
})

const team = defineCollection({
  loader: markdown('team', { addressFrom: 'title' }),
  schema: once((context) => {
    const { person } = pictures(context)
    return z.strictObject({
      id,
      draft,
      thumb: person,
      ground: accent,
      /** The person's name. */
      title: text,
      designation: text,
      /** One or two sentences for the author box under a post. */
      author_para: sentence,
      /** Their own profiles, by network; each is optional. What is not here is not guessed. */
      social: z.partialRecord(z.enum(names(socialKinds)), z.url()).default({}),
      /** Four numbers about the person. */
      numbers: z.array(z.strictObject({ value: z.number().int().nonnegative(), label: text })).length(4),
      sample,
    })
  }),
})

const cases = defineCollection({
  loader: markdown('cases', { addressFrom: 'title' }),
  schema: once((context) => {
    const { picture } = pictures(context)
    return z.strictObject({
      id,
      draft,
      thumb: picture,
      title: text,
      subtitle: text,
      /** Percent. */
      count_roi: z.number().int(),
      /** Visits a month; shown with a plus sign. */
      count_visit: z.number().int(),
      excerpt: sentence,
      /** Paragraphs of the Solutions section. */
      solution: z.array(text).min(2),
      /** The film about this case, played from the picture. One about something else does not belong here. */
      video: z.enum(videoNames).optional(),
      video_picture: picture,
      sample,
    })
  }),
})

const testimonials = defineCollection({
  loader: data('testimonials', { idsWithin: 'fromtext' }),
  schema: once((context) => {
    const { person } = pictures(context)
    return z.strictObject({
      /** Order within its source. */
      id,
      draft,
      fromtext: z.enum(reviewSources),
      /** The two letters that stand for the source. */
      from: text.length(2),
      description: sentence,
      authorimg: person,
      authorname: text,
      authordesig: text,
      ground: accent,
      sample,
    })
  }),
})

const plans = defineCollection({
  loader: data('plans'),
  schema: z.strictObject({
    id,
    draft,
    title: text,
    subtitle: text,
    yearly: z.strictObject({ price: text, duration: text }),
    monthly: z.strictObject({ price: text, duration: text }),
    facilities: z.array(text).length(3),
    /** The words on the plan's button. */
    action: text,
    /** The tile it stands on. */
    tile: z.enum(['raised', 'yolk', 'ink']),
    /** How far the mouth's right end lifts: 0 is straight, 1 is a smirk. */
    lift: z.number().min(0).max(1),
  }),
})

const faq = defineCollection({ loader: data('faq'), schema: z.strictObject({ id, draft, title: text, body: text }) })

const values = defineCollection({
  loader: data('values'),
  schema: z.strictObject({ id, draft, title: text, para: sentence }),
})

const counters = defineCollection({
  loader: data('counters'),
  schema: z.strictObject({
    id,
    draft,
    /** Drawn on light grounds and on dark ones. */
    icon_light: drawing,
    icon_dark: drawing,
    countNum: z.number().int().positive(),
    text: sentence,
    sample,
  }),
})

const brands = defineCollection({
  loader: data('brands'),
  schema: once((context) => {
    const { mark } = pictures(context)
    return z.strictObject({
      id,
      draft,
      title: text,
      mark,
      /** What they do and what we did, for /our-clients. */
      para: sentence,
      sample,
    })
  }),
})

const steps = defineCollection({
  loader: data('steps'),
  schema: once((context) => {
    const { object } = pictures(context)
    return z.strictObject({
      id,
      draft,
      thumb: object,
      ground: accent,
      subtitle: text,
      title: text,
      paragraph: sentence,
    })
  }),
})

/** Addresses of what was removed, and where their visitors go instead. */
const moved = defineCollection({
  loader: glob({ pattern: 'moved.yaml', base: 'src/content' }),
  schema: z.strictObject({
    moved: z.array(
      z.strictObject({
        /** The address that was. */
        from: z
          .string()
          .regex(/^\/[\w./-]*[\w-]$/, 'an address begins with a slash and ends without one: /blog-details/6'),
        /** An address of this site. */
        to: z.string().regex(/^\/(?:[\w.-]+\/?)*$/, 'an address of this site: /blog-grid/'),
      }),
    ),
  }),
})

const legal = defineCollection({
  loader: markdown('legal'),
  schema: z.strictObject({
    title: text,
    description: sentence,
    /** The day the words last changed. */
    updated: z.date(),
  }),
})

/** The drawer: plain sentences of working life, and what became of them. */
const examples = defineCollection({
  loader: data('examples'),
  schema: z.strictObject({
    draft,
    /** The sentence as its sender would write it, without a joke. */
    before: sentence,
    channel: z.enum(names(exampleChannels)),
    /** For whom, in the plural: "tenants". */
    audience: text.max(40),
    /** The line of work that it comes from. */
    field: text,
    /** What is being said: a delay, a price, a thank-you. */
    kind: text,
    /** What happens, as a dictionary form, and to what, in the singular: by these it is found. */
    event: text,
    thing: text,
    /** Other wordings of the same situation: what visitors type. It is found by them too; none is shown. */
    also: z.array(text.min(4).max(160)).max(10).optional(),
    /** Drawn beside it where it is shown large; only where it is the sentence's own thing. */
    object: drawing.optional(),
    /** Shown on home, in this order. */
    featured: id.optional(),
    /** One for each dryness at most. */
    results: z
      .array(z.strictObject({ dryness: z.enum(drynesses), after: text.max(360), why: text.max(240) }))
      .min(1)
      .max(drynesses.length)
      .refine((results) => new Set(results.map(({ dryness }) => dryness)).size === results.length, {
        message: 'two results have the same dryness',
      }),
  }),
})

export const collections = {
  examples,
  posts,
  projects,
  services,
  team,
  cases,
  testimonials,
  plans,
  faq,
  values,
  counters,
  brands,
  steps,
  legal,
  moved,
}
