import { z } from 'astro/zod'
import { brand } from '#content-model/brand.ts'
import type { Brand } from '#content-model/schemas/brand-schema.ts'
import { brandSchema } from '#content-model/schemas/brand-schema.ts'

/** Sections that are there from the first day, with what the question says of each. The others appear with their first entry. */
export const sections = {
  office: 'the address, the hours and how to reach you',
  chat: 'a page that answers questions from the site',
  services: 'the shipped services, to be rewritten; without it, services appear when you write one',
  try: 'the writing tool, with its examples, rules and words',
  changes: 'the log of changes',
  typography: 'a page about the typeface',
} as const
export type Section = keyof typeof sections
export const sectionNames = Object.keys(sections) as [Section, ...Section[]]

const whichSections = `Write sections out of ${sectionNames.join(', ')}`

const { name, legalName, motto, description, office, networks, privacyEmail } = brandSchema.shape
const { street, city, phone, hours, email } = office.shape
const accent = brandSchema.shape.colors.shape.accents.shape.yolk
const some = z.record(z.string(), z.string())

/** What `make-yours` asks. A file of answers has these names. */
export const answersSchema = z.strictObject({
  name,
  legalName: legalName.describe('Left out where it is the name.'),
  description,
  title: z.string().trim().min(1, 'Write a title').max(60, 'Write a title of at most 60 characters').optional(),
  motto: motto.optional(),
  email,
  privacyEmail: privacyEmail.optional(),
  street,
  city,
  phone,
  hours,
  color: accent.optional(),
  secondColor: accent.optional(),
  /** Every color by its name in brand.json, for a file. */
  colors: z.strictObject({ accents: some, light: some, dark: some }).partial().optional(),
  linkedin: networks.shape.linkedin.optional(),
  instagram: networks.shape.instagram.optional(),
  sections: z.array(z.enum(sectionNames, { error: whichSections }), { error: 'Write a list, such as ["office"]' }),
})
export type Answers = z.infer<typeof answersSchema>

interface Question {
  readonly key: keyof Answers
  readonly ask: string
  /** Used for an empty answer. Without it a question is asked until it is answered. */
  readonly or?: string
}

export const questions: readonly Question[] = [
  { key: 'name', ask: 'What is it called?' },
  { key: 'legalName', ask: 'And the company behind it?', or: 'the same' },
  { key: 'description', ask: 'What does it do, in one sentence that begins with its name?' },
  { key: 'title', ask: 'The title of home?', or: 'the name' },
  { key: 'motto', ask: 'A motto?', or: 'the sentence' },
  { key: 'email', ask: 'Which email address do people write to?' },
  { key: 'street', ask: 'The street of the office?' },
  { key: 'city', ask: 'Its city, with state and zip?' },
  { key: 'phone', ask: 'Its phone number?' },
  { key: 'hours', ask: 'Its hours?' },
  { key: 'color', ask: 'The main color, such as #ffc62b?', or: 'as shipped' },
  { key: 'secondColor', ask: 'A second color?', or: 'as shipped' },
  {
    key: 'sections',
    ask: `Which sections, with commas between? ${sectionNames.map((one) => `\n  ${one}: ${sections[one]}`).join('')}\n `,
    or: 'none of these',
  },
]

/** The value that a typed answer stands for. */
export const answerOf = (key: keyof Answers, typed: string): unknown =>
  key === 'sections'
    ? typed.split(/[\s,]+/).filter((part) => part !== '')
    : (isColor(key) ? typed.trim().toLowerCase() : typed.trim()) || undefined

const isColor = (key: keyof Answers) => key === 'color' || key === 'secondColor'

/** Why an answer is none, in a sentence; undefined for one that is. */
export function refusalOf(key: keyof Answers, value: unknown): string | undefined {
  const read = answersSchema.shape[key].safeParse(value)
  const seen = read.success && isColor(key) && typeof value === 'string' ? withColor(key, value) : read
  return seen.success ? undefined : seen.error.issues.map(({ message }) => message).join('. ')
}

/** The answers with {product} in place of the name, where words have it. */
export function unnamed(answers: Answers): Answers {
  const { name, title } = answers
  const without = (text: string) => text.replaceAll(name, '{product}')
  return {
    ...answers,
    description: without(answers.description),
    ...(title !== undefined && { title: without(title) }),
  }
}

/** The shipped colors with another one, in its place. */
const withColor = (key: keyof Answers, value: string) =>
  brandSchema.shape.colors.safeParse({
    ...brand.colors,
    accents: { ...brand.colors.accents, [key === 'color' ? 'yolk' : 'tomato']: value },
  })

/**
 * The brand of these answers, over the present one: what was not asked stays.
 * @returns it, or the sentences that refuse it
 */
export function brandOf(given: Answers, before: Brand): { brand: Brand } | { refused: string[] } {
  const answers = unnamed(given)
  const { color, secondColor, colors = {} } = answers
  const { sample: _, without: __, legalName: ___, ...kept } = before
  const without = withoutOf(answers.sections)
  const read = brandSchema.safeParse({
    ...kept,
    name: answers.name,
    ...(answers.legalName !== undefined && { legalName: answers.legalName }),
    motto: answers.motto ?? given.description.replaceAll('{product}', given.name),
    description: answers.description,
    office: {
      street: answers.street,
      city: answers.city,
      phone: answers.phone,
      hours: answers.hours,
      email: answers.email,
    },
    networks: {
      linkedin: answers.linkedin ?? before.networks.linkedin,
      instagram: answers.instagram ?? before.networks.instagram,
    },
    privacyEmail: answers.privacyEmail ?? answers.email,
    colors: {
      accents: {
        ...before.colors.accents,
        ...(color !== undefined && { yolk: color }),
        ...(secondColor !== undefined && { tomato: secondColor }),
        ...colors.accents,
      },
      light: { ...before.colors.light, ...colors.light },
      dark: { ...before.colors.dark, ...colors.dark },
    },
    ...(without.length > 0 && { without }),
  })
  if (read.success) return { brand: read.data }
  return { refused: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}

/** The parts that a site with these sections does without. Parts of entries come and go by themselves. */
function withoutOf(chosen: readonly Section[]): NonNullable<Brand['without']> {
  const has = (section: Section) => chosen.includes(section)
  return [
    ...(has('try') ? [] : (['try', 'examples', 'straight-face', 'fronts'] as const)),
    ...(has('services') && has('try') ? [] : (['service-pairs'] as const)),
    ...(['chat', 'changes', 'typography', 'office'] as const).filter((part) => !has(part)),
  ]
}
