import data from '#content/words/legal.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { countMonths } from '#content-model/count-months.ts'
import { filled, filledByCount } from '#content-model/filled.ts'
import { isReachable } from '#content-model/pages/company.ts'
import { confirmDays } from '#content-model/pages/consent.ts'
import { linkHours } from '#content-model/pages/form-pages.ts'
import { type TryService, tryHost } from '#content-model/pages/try-fields.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['legal']>(data)

/** The settings that legal texts print. */
export interface LegalSettings extends TryService {
  readonly privacyEmail: string
  /** Days a message is kept; 0 keeps it for ever. */
  readonly retentionDays: number
}

/** Values of the names in braces in legal texts, such as `{retention}`: settings and limits. */
export function legalValues({ privacyEmail, retentionDays, ...service }: LegalSettings) {
  const host = tryHost(service)
  const { questions, tryOuts, retention, reach } = said.values
  return {
    privacyEmail,
    reach: isReachable(privacyEmail) ? reach.real : reach.sample,
    linkHours: String(linkHours),
    confirmDays: String(confirmDays),
    countMonths: String(countMonths),
    questions: service.aiHost === undefined ? questions.here : filled(questions.sent, { host: service.aiHost }),
    tryOuts: host === undefined ? tryOuts.here : filled(tryOuts.sent, { host }),
    retention: retentionDays === 0 ? retention.ever : filledByCount(retention, retentionDays),
  }
}

/**
 * Fills in the names in braces of a legal text.
 * @throws for an unknown name
 */
export function fillLegalText(text: string, values: ReturnType<typeof legalValues>): string {
  const known = new Map(Object.entries(values))
  return text.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = known.get(name)
    if (value === undefined)
      throw new Error(`A legal text names ${token}, a value unknown to src/content-model/legal-values.ts`)
    return value
  })
}
