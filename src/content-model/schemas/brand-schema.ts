import { z } from 'astro/zod'
import { contrastOf } from '#content-model/contrast.ts'
import { partNames } from '#content-model/parts.ts'

/** A text that can't be left out. @param what completes "Write …" in the message */
const words = (what: string) => z.string(`Write ${what}`).trim().min(1, `Write ${what}`)

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const webAddress = z
  .string('Write an address')
  .trim()
  .refine(isWebAddress, 'Write an address that begins with https://')
const email = z
  .string('Write an email address')
  .trim()
  .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'Write an email address, such as hello@plinth.io')
/** Digits with the signs that are written between them, seven at least, as the shortest numbers have. */
const phone = z
  .string('Write a phone number')
  .trim()
  .regex(/^(?=(?:\D*\d){7,15}\D*$)\+?[\d\s()./-]+$/, 'Write a phone number in digits, such as (815) 777-0104')
/** A time of day that no clock shows. */
const offTheClock = /\b(?<!:)(?:2[5-9]|[3-9]\d)(?=\s*(?:to\b|until\b|[:–-]|[ap]\.?m\b))|\d:(?:[6-9]\d|\d\b)/
const hours = words('the hours')
  .max(80, 'Write the hours in at most 80 characters')
  .refine((text) => !offTheClock.test(text), 'Write hours that a clock shows, such as Monday to Friday, 9 to 5:30')
const color = z.string('Write a color, such as #17130e').regex(/^#[0-9a-f]{6}$/, {
  error: 'Write a color as # and six digits from 0 to f, in small letters, such as #17130e',
  // Contrasts are asked of colors only.
  abort: true,
})

/** Colors that are the same in both schemes. */
const accents = z
  .strictObject({
    yolk: color.describe('The color of the icon and of home.'),
    tomato: color,
    sky: color,
    mint: color,
    lilac: color,
    ink: color.describe('What is written and drawn on the accents.'),
    paper: color,
    'skin-1': color,
    'skin-2': color,
    'skin-3': color,
    'skin-4': color,
  })
  .describe('The same in both schemes.')

const scheme = z.strictObject({
  ground: color.describe('The page.'),
  text: color,
  raised: color.describe('Cards and fields.'),
  muted: color.describe('Small print.'),
  line: color.describe('Borders of fields.'),
  hairline: color,
  disabled: color,
  error: color,
  success: color,
  band: color.describe('The dark band and the footer.'),
  'on-band': color,
  'on-band-muted': color,
  'band-field': color,
  'band-line': color,
})

/** The least contrast of small text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5
type Pair = readonly [text: string, ground: string]
const onEach = (grounds: readonly string[], texts: readonly string[]): Pair[] =>
  grounds.flatMap((ground) => texts.map((text) => [text, ground] as const))

/** Pairs in which pages and the desk set text, in each scheme. */
const schemePairs: readonly Pair[] = [
  ...onEach(['ground', 'raised'], ['text', 'muted', 'error', 'success']),
  ['muted', 'disabled'],
  ...onEach(['band', 'band-field'], ['on-band', 'on-band-muted']),
]
const accentPairs = onEach(['yolk', 'tomato', 'sky', 'mint', 'lilac', 'paper'], ['ink'])

/** A sentence for each pair that can't be read. */
const faintPairs = (pairs: readonly Pair[], colors: Readonly<Record<string, string>>, where = ''): string[] =>
  pairs.flatMap(([of, on]) => {
    const [text = '', ground = ''] = [colors[of], colors[on]]
    const contrast = contrastOf(text, ground)
    if (contrast >= leastContrast) return []
    // Rounded down: 4.499 is not 4.5.
    const shown = (Math.floor(contrast * 100) / 100).toFixed(2)
    return [`${of} (${text}) on ${on} (${ground})${where} has a contrast of ${shown} to 1. Text needs ${leastContrast}`]
  })

const colors = z
  .strictObject({ accents, light: scheme, dark: scheme })
  .superRefine(({ accents, light, dark }, context) => {
    const faint = [
      ...faintPairs(accentPairs, accents),
      ...faintPairs(schemePairs, light, ' in the light scheme'),
      ...faintPairs(schemePairs, dark, ' in the dark scheme'),
    ]
    for (const message of faint) context.addIssue({ code: 'custom', message })
  })

/** Schema of src/content/brand/brand.json. */
export const brandSchema = z.strictObject({
  name: words('a name')
    .max(40, 'Write a name of at most 40 characters')
    .regex(/^[^{}<>]*$/, 'Write a name without braces')
    .describe('Stands wherever words say {product}.'),
  legalName: words('a name, or leave the line out')
    .optional()
    .describe('The company behind the name, where it is called otherwise.'),
  motto: words('a motto').describe('In the footer, and on the card of home.'),
  description: words('a sentence').describe('What it does, in one sentence.'),
  sample: z.literal(true).optional().describe('What is below is invented. Take this out when all of it is yours.'),
  office: z.strictObject({
    street: words('a street'),
    city: words('a city with its state and zip'),
    phone,
    hours,
    email,
  }),
  postalAddress: words('an address, or leave the line out')
    .optional()
    .describe('Below letters to many, on one line; empty: the office.'),
  networks: z.strictObject({ linkedin: webAddress, instagram: webAddress }),
  privacyEmail: email.describe('Printed in the policy.'),
  securityContact: words('an address, or leave the line out')
    .optional()
    .describe('Email or https:// address for whoever finds a hole; empty: no security.txt.'),
  without: z
    .array(z.enum(partNames, { error: `Write a part of the site: ${partNames.join(', ')}` }))
    .optional()
    .describe('Parts that the site does without: no page, no link. What has no entries is left out by itself.'),
  colors,
})

export type Brand = z.infer<typeof brandSchema>
