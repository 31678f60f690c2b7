import { z } from 'astro/zod'
import { objectNames } from '#art/names.ts'
import { ranks, referents } from '#content-model/drawer-entry.ts'
import { drynesses } from '#content-model/example.ts'
import { exampleChannels } from '#content-model/kinds.ts'

/*
 * A joke is a plain sentence, the conditions a message must meet, and the lines that follow (docs/decisions/0034-drawer.md). A joke with
 * a page among the examples has its own file, and each of its lines has its own conditions; the others share files by subject.
 */

const text = z.string().trim().min(1)
const names = <Kind extends string>(record: Record<Kind, unknown>) => Object.keys(record) as [Kind, ...Kind[]]

const before = text
  .max(220)
  .meta({ title: 'Sentence', description: 'A plain sentence that the lines follow, as its sender would write it.' })
const why = text.max(240).meta({ title: 'Reason', description: 'Why it works, for readers.' })
const dryness = z.enum(drynesses)

/** A line that follows a sentence. */
const line = z.strictObject({
  text: text
    .max(240)
    .regex(
      /^[“A-Z0-9${][^!]*[.?]$/,
      'Begin the line with a capital and end it as a sentence, without an exclamation mark',
    ),
  dryness,
  refersTo: z
    .array(z.enum([...referents, 'nothing']))
    .optional()
    .describe('What its "it", "they" or "there" stands for, where its words do not tell; or "nothing".'),
})

const page = z
  .strictObject({
    channel: z.enum(names(exampleChannels)),
    audience: text.max(40).describe('For whom, in the plural: "tenants".'),
    field: text.describe('The line of work that it comes from.'),
    kind: text.describe('What is being said: a delay, a price, a thank-you.'),
    event: text.describe('What happens, as a dictionary form, and to what, in the singular: by these it is found.'),
    thing: text,
    object: z
      .enum(objectNames)
      .optional()
      .describe("Drawn beside it where it is shown large; only where it is the sentence's own thing."),
    featured: z
      .number()
      .int()
      .positive()
      .optional()
      .describe('Shown first on the wall of examples, in this order; the first of them also on home.'),
  })
  .describe('Its page among the examples.')

/**
 * Schemas of jokes without a page, and of fields of those that have one.
 *
 * @param readNeeds throws with the error in a joke's conditions
 */
export function jokeSchemas({ readNeeds }: { readNeeds(text: string): unknown }) {
  const needs = text
    .max(2000)
    .superRefine((written, { addIssue }) => {
      try {
        readNeeds(written)
      } catch (error) {
        addIssue(`Write it otherwise. ${error instanceof Error ? error.message : error}`)
      }
    })
    .describe(
      'What a message must say: groups joined by " + ", of alternatives between "|", then what it must not say after " - ". docs/decisions/0034-drawer.md has all of it on a page.',
    )
  const unlistedJoke = z.strictObject({
    before,
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write an id of lower-case words with hyphens')
      .describe('What the desk counts it under. Never changed.'),
    needs,
    lines: z.array(line).min(1).max(5),
    why,
    also: z.array(text.max(300)).optional().describe('Other sentences that its lines follow.'),
    misses: z.array(text.max(300)).optional().describe('Sentences that only look alike: they get none of its lines.'),
    asks: z.enum(['either']).optional().describe('Its lines follow a question and a statement.'),
    denied: z.literal(true).optional().describe('Its lines also fit where it is said not to be so.'),
    past: z.literal(true).optional().describe('What is computed of a message also fits what is over.'),
    rank: z
      .enum(ranks)
      .optional()
      .describe(
        'Before others that hold, or after them. General: after all others, since it takes up how something is said, whatever it is about; it follows one plain sentence.',
      ),
    mine: z.literal(true).optional().describe('A general one also follows what begins with "I" or "My".'),
    twofold: z.literal(true).optional().describe('A general one also follows a sentence of two clauses.'),
  })

  const listedLine = z.strictObject({
    text: text.max(240).describe('What follows the sentence; with a small letter or a comma it goes on with it.'),
    dryness,
    why,
    needs: needs
      .optional()
      .describe("What a visitor's sentence must say for the line to follow it too, as in other jokes."),
    elsewhere: text
      .max(240)

      .optional()
      .describe("What follows a visitor's sentence, where the line's own words would not fit."),
  })

  const listedJoke = {
    before,
    page,
    also: z
      .array(text.min(4).max(160))
      .max(10)
      .optional()
      .describe('Other wordings of the same situation: what visitors type. It is found by them too; none is shown.'),
    lines: z
      .array(listedLine)
      .min(1)
      .max(drynesses.length)
      .refine((lines) => new Set(lines.map((one) => one.dryness)).size === lines.length, {
        message: 'Choose another dryness for one of the lines: two have the same',
      })
      .describe('One for each dryness at most.'),
  }
  return { listedJoke, unlistedJoke }
}
