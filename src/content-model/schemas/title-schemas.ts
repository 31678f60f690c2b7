import { z } from 'astro/zod'
import { keywordKinds, traits, unknown } from '#content-model/title-texts.ts'

const text = z.string().trim().min(1)
const id = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Write an id of lower-case words with hyphens')
/** Ids of sorts, and `{subject}` for the sort of the keyword's own noun. */
const sorts = z
  .array(z.string().regex(/^(?:[a-z]+(?:-[a-z]+)*|\{subject\})$/, 'Write the id of a sort, or {subject}'))
  .min(1)

const words = text.regex(
  /^[\p{Ll}\p{N}-]+(?:,\s+[\p{Ll}\p{N}-]+)*$/u,
  'Write words in small letters, with a comma and a space between them',
)
const wordsOrPhrases = text.regex(
  /^[\p{Ll}\p{N}-]+(?:\s[\p{Ll}\p{N}-]+)*(?:,\s+[\p{Ll}\p{N}-]+(?:\s[\p{Ll}\p{N}-]+)*)*$/u,
  'Write words and phrases in small letters, with a comma and a space between them',
)
/** Phrases in the language of docs/decisions/0029-titles.md. */
const phrases = text.regex(
  /^(?:[\p{Ll}\p{N}. *,-]|\((?:[\p{Ll}\p{N} -]|\|(?!\s*\)))+\))+$/u,
  'Write phrases in small letters with commas between them: (a|b) is one of several, (s) may be missing, * is any word, ... any words',
)

/** The part of a title after the keyword, which may contain forms like "[is|are]". */
const forms = String.raw`(?:[^!{}[\]|]|\[[^[\]|{}]+\|[^[\]|{}]+\])`
const tail = z
  .string()
  .max(60)
  .regex(
    new RegExp(`^(?:[:,?] ?| )${forms}*(?<! )$`),
    'Begin what follows the keyword with a colon, a comma, a question mark or a space, and write [is|are] for both numbers',
  )
const opening = z
  .string()
  .max(110)
  .regex(
    new RegExp(String.raw`^\{K\}${forms}*[.?]$`),
    'Begin an opening with {K} and end it as a sentence, without an exclamation mark',
  )
const closing = z
  .string()
  .max(110)
  .regex(
    new RegExp(`^[“A-Z]${forms}*[.?]$`),
    'Begin a closing with a capital and end it as a sentence, without an exclamation mark',
  )

const condition = z.strictObject({
  kind: z.enum(keywordKinds).describe('What the keyword asks for.'),
  subjects: z.array(id).min(1).optional().describe('Ids of sorts: its noun, or its word without a joke, is of one.'),
  traits: z
    .array(z.enum([...traits, unknown]))
    .min(1)
    .optional()
    .describe('One is true of its thing; "unknown" where no sort has its noun.'),
  bought: z.literal(true).optional().describe('One pays for it.'),
  definition: z.literal(true).optional().describe('It asks what something is, or why.'),
  begins: phrases.optional().describe('Of what it begins with, has and ends with, one is enough.'),
  has: phrases.optional(),
  ends: phrases.optional(),
  lacks: phrases.optional().describe('Nothing of this is in it.'),
})

/** Schemas of titles and of the lists that keywords are read with; docs/decisions/0029-titles.md has their fields and the language of phrases. */
export const titleSchemas = {
  titles: z.strictObject({
    subject: text.describe('What these keywords are about, for whoever edits them.'),
    sorts: z
      .array(
        z.strictObject({
          id,
          about: text.max(160).describe('Which keywords these are, for whoever edits them.'),
          nouns: words.optional().describe('Nouns of the sort that have a plural, in the singular, between commas.'),
          masses: words.optional().describe('Nouns of the sort that have none, or are only ever plural.'),
          phrases: phrases
            .optional()
            .describe('What a keyword ends with that is of this sort, though its last word alone would not be.'),
          plainWords: wordsOrPhrases
            .optional()
            .describe('Words and phrases, also in the plural, whose keywords get no joke.'),
          traits: z.array(z.enum(traits)).min(1).optional().describe('What is true of these things.'),
          forAnimals: id.optional().describe('The sort that it is of when it is an animal’s: a dog bed.'),
          online: id.optional().describe('The sort that it is of when it is online: there is no back row.'),
          when: condition.optional().describe('Which keywords it is for, besides those with its nouns.'),
          wordsOf: sorts
            .optional()
            .describe('Ids of sorts whose words are used, most telling first; its own, without.'),
          closingsOf: sorts.optional().describe('Ids of sorts whose closings may be used as well.'),
          titles: z
            .strictObject({ crisp: z.array(tail), sandy: z.array(tail), arid: z.array(tail) })
            .describe('What follows the keyword in a title, by dryness.'),
          openings: z.array(opening).describe('The first sentence of a description: {K} is the keyword.'),
          closings: z.array(closing).describe('What comes after it: one of these, or two.'),
        }),
      )
      .min(1),
  }),
  keywords: z.strictObject({
    about: text.max(160).describe('What these words are for, for whoever edits them.'),
    words: phrases,
  }),
}
