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
import { counted } from '#content-model/number-words.ts'
import { postKey } from '#content-model/post-key.ts'
import type { Described } from '#content-model/schemas/described.ts'
import { type EntryKind, entryKinds } from '#content-model/schemas/entry-kinds.ts'
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
const draft = z
  .boolean()
  .optional()
  .describe(
    'May lack anything but its name. A build leaves it out and says so; development shows it when nothing is missing.',
  )

const sample = z.literal(true).optional().describe('Invented. Its pages say so.')

const drawing = z.enum(objectNames)

const altWanted = 'Write a sentence, with its period'
const alt = z
  .string(altWanted)
  .trim()
  .max(220)
  .regex(/^\S+ .*\.$/, altWanted)
  .meta({
    title: 'What it shows',
    description: 'What the picture shows, for those who can’t see it: a sentence, with its period.',
  })

/** The name of a drawing, or a picture file beside the entry with alternative text. */
function pictured<Name extends string>(drawings: readonly Name[], { image }: Tools) {
  const photo = z.strictObject({ photo: image(), alt })
  return z.union([z.enum(drawings as [Name, ...Name[]]), photo], {
    error: `Choose a drawing (${drawings.join(', ')}), or a picture with words for who can’t see it: { photo: ./name.jpg, alt: A sentence. }`,
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

/** A schema with the label that people read in place of the field's key. */
const called = <Schema extends z.ZodType>(title: string, schema: Schema): Schema => schema.meta({ title })

/** A list that may be empty. */
const allOrNone = <Item extends z.ZodType>(count: number, things: string, item: Item) =>
  z
    .array(item)
    .refine(({ length }) => length === 0 || length === count, `Add ${counted(count)} ${things}, or none`)
    .default([])

/** A heading that opens, and its text. */
const item = z.strictObject({ title: text, body: text })

const year = z.custom<ProjectYear>(isProjectYear)
const projectLabel = z.union([z.enum(projectLabels), year], {
  error: `Write a year, or choose one of ${projectLabels.join(', ')}`,
})

const step = (object: ReturnType<typeof pictures>['object']) =>
  z.strictObject({
    thumb: called('Picture', object),
    ground: accent,
    subtitle: text,
    title: text,
    paragraph: called('Text', sentence),
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
          .regex(postKey, 'Write a key of small letters, digits and hyphens, 60 at most')
          .describe(
            'What its comments are kept under, for good: it never changes, and no later post takes it, whatever becomes of the number.',
          ),
        draft,
        title: text,
        title_lines: z
          .tuple([text, text], 'Write two lines, or none')
          .optional()
          .describe('The title over two lines: where the first line ends. Each line fits a card.'),
        post_date: z.date(),
        updated: z
          .date()
          .optional()
          .describe('The day its words last changed, where that was after the day it came out.'),
        thumb: called('Picture on cards', picture),
        large_thumb: z
          .array(picture.extend({ alt: alt.optional() }))
          .min(1)
          .meta({
            title: 'Pictures at the top',
            description: 'One picture, or the slides of a gallery post, each with words.',
          }),
        category: text,
        format: z.enum(['standard', 'gallery', 'video']),
        video: z.enum(videoNames).optional().describe('The video of a video post.'),
        excerpt: sentence,
        features_img: allOrNone(2, 'pictures', picture).meta({
          title: 'Pictures inside the text',
          description: 'Two or none, shown where the text has <!-- features -->, or below it.',
        }),
        author: reference('team').describe(
          "A team member's file name; name, avatar, words and socials come from there.",
        ),
      })
      .refine(({ format, large_thumb: shown }) => (format === 'gallery') === shown.length > 1, {
        path: ['large_thumb'],
        message: 'Add two or more pictures to a gallery post, and one to any other',
      })
      .refine(({ format, large_thumb: shown }) => format !== 'gallery' || shown.every((slide) => slide.alt), {
        path: ['large_thumb'],
        message: 'Write what it shows for each picture of a gallery, in alt',
      })
      .refine((post) => (post.format === 'video') === (post.video !== undefined), {
        path: ['video'],
        message: 'Choose the video of a video post, and none for any other',
      }),
    projects: z.strictObject({
      id: id.describe('Order in every list; `All Works` shows ids up to its limit.'),
      draft,
      image: poster,
      title: text,
      title_lines: z.array(text).min(1).max(2).describe('The title as it stands on the poster, one entry a line.'),
      category: called('Labels', z.array(projectLabel).min(2).max(4)),
      excerpt: sentence,
      delivered: z
        .array(item)
        .length(4)
        .meta({ title: 'Things delivered', description: 'The `We delivered` accordion.' }),
      video_picture: picture.meta({ title: 'Picture of the video', description: 'A band across the page.' }),
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
      cate: called('Category', z.enum(names(serviceCategories))),
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
        sectionSub: called('Line above the title', text),
        sectionTitle: called('Title', text),
        para: called('Text', sentence),
        steps: z.array(step(object)).length(4),
      }),
      branding: z
        .array(item)
        .length(4)
        .meta({ title: 'Reasons', description: 'The `Why branding matters?` accordion.' }),
      featured_para: sentence.meta({
        title: 'Words beside the projects',
        description: 'What the two projects at the end have in common.',
      }),
      featured: z
        .union([z.tuple([reference('projects'), reference('projects')]), z.tuple([])], {
          error: 'Choose two projects, or none',
        })
        .meta({ title: 'Projects', description: 'Shown at the end; none: [].' }),
    }),
    team: z.strictObject({
      id,
      draft,
      thumb: called('Portrait', person),
      ground: accent,
      title: called('Name', text),
      designation: called('Role', text),
      author_para: sentence.meta({
        title: 'Words about the person',
        description: 'One or two sentences for the author box under a post.',
      }),
      social: z
        .partialRecord(z.enum(names(socialKinds)), z.url())
        .default({})
        .meta({
          title: 'Profiles',
          description: 'Their own, by network; each is optional. What is not here is not guessed.',
        }),
      numbers: allOrNone(4, 'numbers', z.strictObject({ value: z.number().int().nonnegative(), label: text })).describe(
        'Four about the person, or none.',
      ),
      sample,
    }),
    cases: z.strictObject({
      id,
      draft,
      thumb: called('Picture', picture),
      title: text,
      subtitle: text,
      count_roi: z.number().int().meta({ title: 'Return', description: 'In percent.' }),
      count_visit: z.number().int().meta({ title: 'Visits', description: 'In a month; shown with a plus sign.' }),
      excerpt: sentence,
      solution: z.array(text).min(2).meta({ title: 'Paragraphs', description: 'Of the Solutions section.' }),
      video: z
        .enum(videoNames)
        .optional()
        .describe('The film about this case, played from the picture. One about something else does not belong here.'),
      video_picture: called('Picture of the video', picture),
      sample,
    }),
    testimonials: z.strictObject({
      id: id.describe('Order within its source.'),
      draft,
      fromtext: called('Source', z.enum(reviewSources)),
      from: text.length(2).meta({ title: 'Letters', description: 'The two that stand for the source.' }),
      description: called('Review', sentence),
      authorimg: called('Portrait', person),
      authorname: called('Name', text),
      authordesig: called('Role', text),
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
      facilities: called('Features', z.array(text).length(3)),
      action: text.meta({ title: 'Button', description: 'The words on it.' }),
      tile: z.enum(['raised', 'yolk', 'ink']).describe('The tile it stands on.'),
      lift: z.number().min(0).max(1).describe("How far the mouth's right end lifts: 0 is straight, 1 is a smirk."),
    }),
    faq: z.strictObject({ id, draft, title: called('Question', text), body: called('Answer', text) }),
    values: z.strictObject({ id, draft, title: text, para: called('Text', sentence) }),
    counters: z.strictObject({
      id,
      draft,
      icon_light: drawing.meta({ title: 'Drawing', description: 'Drawn on light grounds and on dark ones.' }),
      icon_dark: called('Drawing on dark', drawing),
      countNum: called('Number', z.number().int().positive()),
      text: called('Words', sentence),
      sample,
    }),
    brands: z.strictObject({
      id,
      draft,
      title: called('Name', text),
      mark,
      para: sentence.meta({ title: 'Text', description: 'What they do and what we did, for /our-clients.' }),
      sample,
    }),
    steps: z.strictObject({
      id,
      draft,
      thumb: called('Picture', object),
      ground: accent,
      subtitle: text,
      title: text,
      paragraph: called('Text', sentence),
    }),
    moved: z.strictObject({
      moved: z
        .array(
          z.strictObject({
            from: z
              .string()
              .regex(/^\/[\w./-]*[\w-]$/, 'Begin the address with a slash and end it without one: /blog-details/6')
              .describe('The address that was. The build refuses one that still has a page.'),
            to: z
              .string()
              .regex(/^\/(?:[\w.-]+\/?)*$/, 'Write an address of this site: /blog-grid/')
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
          asked: text.meta({ title: 'Wordings', description: 'How people ask for it, one a line.' }),
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

/** The same schemas for data as files have it, where a picture is a path and a reference a file name. */
export const fileSchemas = ({ readNeeds }: Pick<Tools, 'readNeeds'>) =>
  entrySchemas({
    image: () => z.string(),
    reference: (refersTo: EntryKind) =>
      z.string(`Choose one from ${entryKinds[refersTo].label}. If none is there, write it first`).meta({ refersTo }),
    readNeeds,
  } as unknown as Tools) as unknown as Readonly<Record<keyof ReturnType<typeof entrySchemas>, Described>>
