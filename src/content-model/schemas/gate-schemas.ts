import { z } from 'astro/zod'
import { gateLists } from '#content-model/gate-list.ts'

const part = "(?:@[a-zA-Z]+|[a-z0-9][a-z0-9']*~?|[.%])"
/** A word, a class, or several joined: "funeral~", "@relative", "two_birds". */
const word = new RegExp(`^${part}(?:_${part})*$`)
const gap = /^\*([1-9]|1[0-2])$/
/** Most ways to match a row from one word on: gaps and optional words multiply. */
const mostWays = 2000

/** The error in a row of words; undefined when it can be parsed. */
function problemWithRow(row: string): string | undefined {
  const steps = row.trim().split(/\s+/)
  let ways = 1
  for (const [at, step] of steps.entries()) {
    const most = gap.exec(step)?.[1]
    const optional = step.endsWith('?')
    ways *= most === undefined ? 1 + Number(optional) : Number(most) + 1
    if (at === 0 && (most !== undefined || optional)) return 'Begin a row with a word that must be there'
    const wrong = (optional ? step.slice(0, -1) : step).split('|').find((one) => !word.test(one))
    if (most === undefined && wrong !== undefined)
      return `Write words of lower-case letters and digits, a @class or a gap from *1 to *12 in place of “${wrong}”`
  }
  return ways > mostWays ? 'Take out gaps or words that may be missing: a row has too many' : undefined
}

/** The errors in a list of patterns, by pattern; undefined when all can be parsed. */
function problemWithPatterns(text: string): string | undefined {
  for (const pattern of text.split(/[\n,]/).map((line) => line.trim())) {
    if (pattern === '') continue
    const problem = pattern
      .split(/\s(?=[+-](?:\s|$))/)
      .map((row, at) => problemWithRow(at === 0 ? row : row.slice(1)))
      .find((one) => one !== undefined)
    if (problem) return `${problem}, in: ${pattern}`
  }
  return undefined
}

function problemWithWords(text: string): string | undefined {
  const wrong = text
    .trim()
    .split(/\s+/)
    .find((one) => !word.test(one))
  return wrong === undefined
    ? undefined
    : `Write words of lower-case letters and digits, or a @class, in place of “${wrong}”`
}

/** A text with a parser's error message. */
const readBy = (problemWith: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((text, { addIssue }) => {
      const message = problemWith(text)
      if (message !== undefined) addIssue({ code: 'custom', message })
    })

/** Schemas of the gate: lists of patterns, and classes of words that these refer to. */
export const gateSchemas = {
  gate: z.strictObject({
    about: z
      .string()
      .trim()
      .min(1)
      .meta({ title: 'Subject', description: 'What its patterns are about, for whoever edits them.' }),
    holds: z.enum(gateLists).describe('Which list they belong to. Several files may have parts of one list.'),
    patterns: readBy(problemWithPatterns).describe(
      'Patterns, a line each or several between commas. docs/decisions/0017-gate.md has their language on a page.',
    ),
  }),
  'gate-classes': z.strictObject({
    about: z
      .string()
      .trim()
      .min(1)
      .meta({ title: 'Subject', description: 'What its classes are about, for whoever edits them.' }),
    classes: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[a-zA-Z]+$/, 'Write a name of letters alone'),
          words: readBy(problemWithWords).describe(
            'Its words, with spaces between them. “two_birds” is two words, “funeral~” has its inflections, “@child” stands for another class.',
          ),
        }),
      )
      .min(1),
  }),
}
