import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'
import { accents, markNames, objectNames, personNames, posterNames } from '#art/names.ts'
import {
  isProjectYear,
  type ProjectYear,
  projectLabels,
  reviewSources,
  serviceCategories,
  socialKinds,
  videoNames,
} from '#content-model/kinds.ts'
import { postKey } from '#content-model/post-key.ts'
import { gateSchemas } from '#content-model/schemas/gate-schemas.ts'
import { jokeSchemas } from '#content-model/schemas/joke-schemas.ts'
import { titleSchemas } from '#content-model/schemas/title-schemas.ts'

/** Checks that differ between Astro and the editor, or belong to rooms that this one may not import. */
export interface Tools {
  /** A picture file. */
  image(): z.ZodType<ImageMetadata>
  /** The file name of an entry of another kind. */
  reference<Kind extends string>(kind: Kind): z.ZodType<{ collection: Kind; id: string }>
  /** Parses a joke's conditions. @throws with the error message */
  readNeeds(text: string): unknown
}

const id = z.number().int().positive()
const text = z.string().trim().min(1)
const sentence = text.max(220)
const accent = z.enum(accents)
const names = <Kind extends string>(record: Record<Kind, unknown>) => Object.keys(record) as [Kind, ...Kind[]]

/** `npm run launch-check` lists drafts and samples. */
const draft = z.boolean().optional().describe('Shown in development only. Neither checked nor shown by a build.')

const sample = z.literal(true).optional().describe('Invented. Its pages say so.')

const drawing = z.enum(objectNames)

const alt = sentence
  .regex(/^\S+ .*\.$/, 'the text for screen readers is a sentence, with its period')
  .describe('What the picture shows, for those who can’t see it: a sentence, with its period.')

/** The name of a drawing, or a picture file beside the entry with alternative text. */
function pictured<Name extends string>(drawings: readonly Name[], { image }: Tools) {
  const photo = z.strictObject({ photo: image(), alt })
  return z.union([z.enum(drawings as [Name, ...Name[]]), photo], {
    error: `neither the name of a drawing (${drawings.join(', ')}) nor a picture with words for who can’t see it: { photo: ./name.jpg, alt: A sentence. }`,
  })
}

/** Schemas of pictures, where a picture file can replace any drawing. */
function pictures(tools: Tools) {
  const object = pictured(objectNames, tools)
  /** An object on its ground. */
  const picture = z.strictObject({ object, ground: accent })
  return {
    object,
    person: pictured(personNames, tools),
    poster: pictured(posterNames, tools),
    mark: pictured(markNames, tools),
    picture,
  }
}

/** A heading that opens, and its text. */
const item = z.strictObject({ title: text, body: text })

const year = z.custom<ProjectYear>(isProjectYear)
const projectLabel = z.union([z.enum(projectLabels), year], {
  error: `a label is a year or one of ${projectLabels.join(', ')}`,
})

const step = (object: ReturnType<typeof pictures>['object']) =>
  z.strictObject({
    thumb: object,
    ground: accent,
    subtitle: text,
    title: text,
    paragraph: sentence,
    id: id.optional().describe('The specification gives the fourth step an id.'),
  })

/** The schema of each kind of entry, by its folder under src/content/. */
export function entrySchemas(tools: Tools) {
  const { reference } = tools
  const { listedJoke, unlistedJoke } = jokeSchemas(tools)
  const { object, person, poster, mark, picture } = pictures(tools)
  return {
    ...titleSchemas,
    posts: z
      .strictObject({
        id: id.describe('The number in /blog-details/:id.'),
        /** Posts from before keys were introduced have their number as the key. */
        key: z
          .string()
          .regex(postKey, 'a key is letters, digits and hyphens, 60 at most')
          .describe(
            'What its comments are kept under, for good: it never changes, and no later post takes it, whatever becomes of the number.',
          ),
        draft,
        title: text,
        title_lines: z
          .tuple([text, text])
          .optional()
          .describe('The title over two lines: where the first line ends. Each line fits a card.'),
        post_date: z.date(),
        updated: z
          .date()
          .optional()
          .describe('The day its words last changed, where that was after the day it came out.'),
        thumb: picture,
        large_thumb: z
          .array(picture.extend({ alt: alt.optional() }))
          .min(1)
          .describe('One picture, or the slides of a gallery post, each with words.'),
        category: text,
        format: z.enum(['standard', 'gallery', 'video']),
        video: z.enum(videoNames).optional().describe('The video of a video post.'),
        excerpt: sentence,
        features_img: z.array(picture).length(2).describe('Two pictures shown inside the body.'),
        author: reference('team').describe(
          "A team member's file name; name, avatar, words and socials come from there.",
        ),
      })
      .refine(({ format, large_thumb: shown }) => (format === 'gallery') === shown.length > 1, {
        path: ['large_thumb'],
        message: 'a gallery post has a list of pictures, any other post has one',
      })
      .refine(({ format, large_thumb: shown }) => format !== 'gallery' || shown.every((slide) => slide.alt), {
        path: ['large_thumb'],
        message: 'each picture of a gallery has words for who can’t see it, in alt',
      })
      .refine((post) => (post.format === 'video') === (post.video !== undefined), {
        path: ['video'],
        message: 'a video post names its video, any other post has none',
      }),
    projects: z.strictObject({
      id: id.describe('Order in every list; `All Works` shows ids up to its limit.'),
      draft,
      image: poster,
      title: text,
      title_lines: z.array(text).min(1).max(2).describe('The title as it stands on the poster, one entry a line.'),
      category: z.array(projectLabel).min(2).max(4),
      excerpt: sentence,
      delivered: z.array(item).length(4).describe('The `We delivered` accordion.'),
      video_picture: picture.describe('A band across the page.'),
      video: z
        .enum(videoNames)
        .optional()
        .describe('The film about this project, played from that band. One about something else does not belong here.'),
      sample,
    }),
    services: z.strictObject({
      id: id.describe('Order in every list.'),
      draft,
      image: object,
      ground: accent,
      title: text,
      description: sentence,
      cate: z.enum(names(serviceCategories)),
      demo: z
        .strictObject({
          heading: text,
          before: z.string().describe('Words before the selection, the selection, words after it.'),
          selected: text,
          after: z.string(),
          result: text,
          plain: z.literal(true).optional().describe('It is no matter for jokes: nothing beside it offers one.'),
        })
        .optional()
        .describe(
          'What the service does to a piece of writing: shown, not claimed. A service that can be tried shows that instead.',
        ),
      process: z.strictObject({
        sectionSub: text,
        sectionTitle: text,
        para: sentence,
        steps: z.array(step(object)).length(4),
      }),
      branding: z.array(item).length(4).describe('The `Why branding matters?` accordion.'),
      featured_para: sentence.describe('What the two projects have in common, said beside them.'),
      featured: z
        .union([z.tuple([reference('projects'), reference('projects')]), z.tuple([])], {
          error: 'two projects, or none',
        })
        .describe('The two projects shown at the end; none: [].'),
    }),
    team: z.strictObject({
      id,
      draft,
      thumb: person,
      ground: accent,
      title: text.describe("The person's name."),
      designation: text,
      author_para: sentence.describe('One or two sentences for the author box under a post.'),
      social: z
        .partialRecord(z.enum(names(socialKinds)), z.url())
        .default({})
        .describe('Their own profiles, by network; each is optional. What is not here is not guessed.'),
      numbers: z
        .array(z.strictObject({ value: z.number().int().nonnegative(), label: text }))
        .length(4)
        .describe('Four numbers about the person.'),
      sample,
    }),
    cases: z.strictObject({
      id,
      draft,
      thumb: picture,
      title: text,
      subtitle: text,
      count_roi: z.number().int().describe('Percent.'),
      count_visit: z.number().int().describe('Visits a month; shown with a plus sign.'),
      excerpt: sentence,
      solution: z.array(text).min(2).describe('Paragraphs of the Solutions section.'),
      video: z
        .enum(videoNames)
        .optional()
        .describe('The film about this case, played from the picture. One about something else does not belong here.'),
      video_picture: picture,
      sample,
    }),
    testimonials: z.strictObject({
      id: id.describe('Order within its source.'),
      draft,
      fromtext: z.enum(reviewSources),
      from: text.length(2).describe('The two letters that stand for the source.'),
      description: sentence,
      authorimg: person,
      authorname: text,
      authordesig: text,
      ground: accent,
      sample,
    }),
    plans: z.strictObject({
      id,
      draft,
      title: text,
      subtitle: text,
      yearly: z.strictObject({ price: text, duration: text }),
      monthly: z.strictObject({ price: text, duration: text }),
      facilities: z.array(text).length(3),
      action: text.describe("The words on the plan's button."),
      tile: z.enum(['raised', 'yolk', 'ink']).describe('The tile it stands on.'),
      lift: z.number().min(0).max(1).describe("How far the mouth's right end lifts: 0 is straight, 1 is a smirk."),
    }),
    faq: z.strictObject({ id, draft, title: text, body: text }),
    values: z.strictObject({ id, draft, title: text, para: sentence }),
    counters: z.strictObject({
      id,
      draft,
      icon_light: drawing.describe('Drawn on light grounds and on dark ones.'),
      icon_dark: drawing,
      countNum: z.number().int().positive(),
      text: sentence,
      sample,
    }),
    brands: z.strictObject({
      id,
      draft,
      title: text,
      mark,
      para: sentence.describe('What they do and what we did, for /our-clients.'),
      sample,
    }),
    steps: z.strictObject({
      id,
      draft,
      thumb: object,
      ground: accent,
      subtitle: text,
      title: text,
      paragraph: sentence,
    }),
    moved: z.strictObject({
      moved: z
        .array(
          z.strictObject({
            from: z
              .string()
              .regex(/^\/[\w./-]*[\w-]$/, 'an address begins with a slash and ends without one: /blog-details/6')
              .describe('The address that was. The build refuses one that still has a page.'),
            to: z
              .string()
              .regex(/^\/(?:[\w.-]+\/?)*$/, 'an address of this site: /blog-grid/')
              .describe('An address of this site.'),
          }),
        )
        .describe('Addresses of what was removed, and where their visitors go instead.'),
    }),
    legal: z.strictObject({
      title: text,
      description: sentence,
      updated: z.date().describe('The day the words last changed.'),
    }),
    facts: z.strictObject({
      draft,
      topic: text.describe('What they are about, for whoever edits them.'),
      facts: z.array(
        z.strictObject({
          page: z
            .string()
            .startsWith('/')
            .describe('The address of the page that says it, with an anchor where it has one.'),
          quote: text
            .optional()
            .describe('A few words of the sentence that says it; of several between |, the first that the page has.'),
          asked: text.describe('How people ask for it, a wording a line.'),
        }),
      ),
      uncovered: text.optional().describe('What people ask and no page answers, a wording a line.'),
    }),
    ...gateSchemas,
    drawer: z.strictObject({
      draft,
      subject: text.describe('What these sentences are about, for whoever edits them.'),
      entries: z.array(unlistedJoke).min(1),
    }),
    examples: z.strictObject({ draft, ...listedJoke }),
  }
}
