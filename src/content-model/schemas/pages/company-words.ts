import { z } from 'astro/zod'
import { changeKinds } from '#content-model/change-kinds.ts'
import { accent, address, day, drawing, link, naming, sizes, text } from '#content-model/schemas/pages/text-kinds.ts'

/** What was measured of the gate and of the lines (`src/content-model/measured.ts`). */
const figures = [
  'countDays',
  'stopped',
  'careful',
  'unfound',
  'joked',
  'refused',
  'carefulOfHarmless',
  'passed',
  'kept',
  'misfits',
  'doubted',
] as const

const counted = z.strictObject({ kind: text, remark: naming(...figures) })
const answered = z.strictObject({ kind: text, remark: naming('own', 'nearest', 'plain') })
/** What was measured, as a table. */
const figureTable = z.strictObject({
  columns: z.tuple([text, text, text]),
  rows: z.strictObject({
    grave: counted,
    harmless: counted,
    everyday: answered,
    trades: answered,
    varied: answered,
    lines: counted,
  }),
})

/** A drawing beside a text with a link. */
const row = z.strictObject({ ground: accent, object: drawing, subtitle: text, title: text, text, action: link })

/** Pages about the company and its rules. */
export const companyPages = {
  about: z.strictObject({
    aboutPage: z.strictObject({
      title: text,
      description: text,
      lead: text,
      rows: z.array(row.extend({ title: naming('title'), text: naming('writer') })).min(1),
      writer: z
        .strictObject({
          here: z.strictObject({ title: text, text }),
          sent: z.strictObject({ title: text, text: naming('host') }),
        })
        .describe('Who writes the lines, by the settings; a row has it in braces.'),
      samples: row.describe('A further row, for as long as the team is invented.'),
      values: z.strictObject({ title: text, lines: z.tuple([text, text]), object: drawing }),
      process: z.strictObject({ title: text, aside: text }),
      action: z.strictObject({
        title: text,
        text,
        actions: z.tuple([link, link]),
      }),
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
  legal: z.strictObject({
    legalPages: z.strictObject({ contents: text, updated: naming('date'), privacyLead: text, termsLead: text }),
    values: z.strictObject({
      questions: z.strictObject({ here: text, sent: naming('host') }),
      tryOuts: z.strictObject({ here: text, sent: naming('host') }),
      reach: z
        .strictObject({ real: text, sample: text })
        .describe('After the address for privacy: one that mail can reach, and the one that the site comes with.'),
      retention: z.strictObject({ ever: text, one: naming('count'), many: naming('count') }),
    }),
  }),
  office: z.strictObject({
    officePage: z.strictObject({
      title: text,
      real: z.strictObject({ description: text, lead: text }),
      sample: z.strictObject({ description: text, lead: text }).describe('For as long as mail can’t reach the office.'),
      place: z.strictObject({ ground: accent, object: drawing, subtitle: text, text, action: link }),
      sampleHours: naming('hours').describe('The hours, for as long as there is no office to keep them.'),
      reach: z.strictObject({
        row: z.strictObject({ ground: accent, object: drawing, subtitle: text, action: link }),
        real: z.strictObject({ title: text, text }),
        sample: z
          .strictObject({ title: text, text })
          .describe('For as long as the number and the address are the ones that the site comes with.'),
      }),
      counters: text,
      kitchen: row,
    }),
  }),
  'straight-face': z.strictObject({
    straightFacePage: z.strictObject({
      title: text,
      lines: z.tuple([text, text]),
      description: text,
      lead: naming('grave', 'stopped', 'careful', 'unfound', 'joked'),
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
              text: naming(...figures, 'writer', 'reader'),
              link: z.strictObject({ before: text, label: text, href: address, after: text }).optional(),
            }),
          )
          .min(1),
        figures: figureTable.describe('Below the term whose text names the days of the counts.'),
        writer: z.strictObject({ here: text, sent: naming('host') }).describe('Who writes lines, by the settings.'),
        reader: z
          .strictObject({ here: text, sent: naming('host') })
          .describe('Who else gets a sentence, by the settings.'),
        actions: z.tuple([link, link]),
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
    }),
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
