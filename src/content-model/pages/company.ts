import aboutData from '#content/words/about.json' with { type: 'json' }
import officeData from '#content/words/office.json' with { type: 'json' }
import straightFaceData from '#content/words/straight-face.json' with { type: 'json' }
import teamData from '#content/words/team.json' with { type: 'json' }
import typographyData from '#content/words/typography.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import { measured, tried } from '#content-model/measured.ts'
import { type TryService, tryHost } from '#content-model/pages/try-fields.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const aboutWords = branded<Words['about']>(aboutData)

export const aboutPage = {
  ...aboutWords.aboutPage,
  /** By the number of invented people in the team, and by who writes the lines. */
  rows: (samples: number, service: TryService) => {
    const { rows, samples: row, writer } = aboutWords.aboutPage
    const host = tryHost(service)
    const { title, text } = host === undefined ? writer.here : writer.sent
    const values = { title, writer: filled(text, { host: host ?? '' }) }
    const said = rows.map((row) => ({ ...row, title: filled(row.title, values), text: filled(row.text, values) }))
    return samples > 0 ? [...said, row] : said
  },
}

/** Whether mail can reach this address. Domains below .example are reserved (RFC 2606), and mean that the office is invented too. */
export const isReachable = (email: string): boolean => !email.endsWith('.example')

const officeWords = branded<Words['office']>(officeData)

export const officePage = officeWords.officePage

/** What the page of the office says of it, by its address. */
export const officeOf = (email: string) => (isReachable(email) ? officePage.real : officePage.sample)

/** The office's hours. An office that mail can't reach is invented, so its hours are in the conditional. */
export const hoursOf = ({ officeEmail, officeHours }: { officeEmail: string; officeHours: string }): string =>
  isReachable(officeEmail) ? officeHours : filled(officePage.sampleHours, { hours: officeHours })

/** The id of the term that prints what was measured. */
const figuresAnchor = 'figures'

/** Where the figures stand with their counts and days. */
export const figuresPath = `${routes.straightFace}#${figuresAnchor}`

type FigureWords = Words['straight-face']['straightFacePage']['legal']['figures']

/** What was measured, in rows. */
const figureTable = ({ columns, rows }: FigureWords) => ({
  columns,
  rows: tried.map(({ of, tried, figures }) => ({
    kind: rows[of].kind,
    tried,
    happened: filled(rows[of].remark, figures),
  })),
})

const straightFaceWords = branded<Words['straight-face']>(straightFaceData)

const figures = figureTable(straightFaceWords.straightFacePage.legal.figures)

/**
 * Subjects that should not be joked about. Their rows and order are the gate's (`src/wit/gate`), which leaves such
 * sentences unchanged; their words are here.
 */
export const straightFacePage = {
  ...straightFaceWords.straightFacePage,
  lead: filled(straightFaceWords.straightFacePage.lead, measured),
  legal: {
    ...straightFaceWords.straightFacePage.legal,
    terms: straightFaceWords.straightFacePage.legal.terms.map((term) => ({
      ...term,
      text: filled(term.text, measured),
      ...(term.text.includes('{countDays}') && { anchor: figuresAnchor, figures }),
    })),
  },
}

/** The facts for Legal, with those that follow from the settings. */
export function termsForLegal(service: TryService) {
  const { terms, writer, reader } = straightFacePage.legal
  const host = tryHost(service)
  const values =
    host === undefined
      ? { writer: writer.here, reader: reader.here }
      : { writer: filled(writer.sent, { host }), reader: filled(reader.sent, { host }) }
  return terms.map((term) => ({ ...term, text: filled(term.text, values) }))
}

const teamWords = branded<Words['team']>(teamData)

export const teamPage = teamWords.teamPage

const typographyWords = branded<Words['typography']>(typographyData)

export const typographyPage = typographyWords.typographyPage
