import aboutData from '#content/words/about.json' with { type: 'json' }
import officeData from '#content/words/office.json' with { type: 'json' }
import straightFaceData from '#content/words/straight-face.json' with { type: 'json' }
import teamData from '#content/words/team.json' with { type: 'json' }
import typographyData from '#content/words/typography.json' with { type: 'json' }
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const aboutWords = aboutData as Words['about']

export const aboutPage = aboutWords.aboutPage

/** Whether mail can reach this address. One below .example is nobody’s (RFC 2606), and so is the office that comes with it. */
export const isReachable = (email: string): boolean => !email.endsWith('.example')

const officeWords = officeData as Words['office']

export const officePage = officeWords.officePage

/** When the office is open, or would be: one that no mail can reach has no door either. */
export const hoursOf = ({ officeEmail, officeHours }: { officeEmail: string; officeHours: string }): string =>
  isReachable(officeEmail) ? officeHours : filled(officePage.sampleHours, { hours: officeHours })

const straightFaceWords = straightFaceData as Words['straight-face']

/**
 * What is never joked about. The rows and their order are the gate's (`src/wit/gate`), which leaves these sentences as they
 * are; here are the words of each.
 */
export const straightFacePage = straightFaceWords.straightFacePage

const teamWords = teamData as Words['team']

export const teamPage = {
  ...teamWords.teamPage,
  /** What a member's own page says of itself. */
  about: ({ title, designation, sample }: { title: string; designation: string; sample?: true | undefined }) =>
    filled(teamWords.teamPage.about[sample ? 'sample' : 'real'], { name: title, designation }),
  /** Below icons that lead to no profile. */
  fronts: (name: string) => filled(teamWords.teamPage.fronts, { first: name.split(' ')[0] ?? name }),
}

const typographyWords = typographyData as Words['typography']

export const typographyPage = typographyWords.typographyPage
