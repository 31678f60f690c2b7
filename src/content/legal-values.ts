import { linkHours } from '#content/pages/erase.ts'
import { type TryService, tryHost } from '#content/pages/try.ts'

/** The settings that legal texts print. */
export interface LegalSettings extends TryService {
  readonly privacyEmail: string
  /** Days a message is kept; 0 keeps it for ever. */
  readonly retentionDays: number
}

/** What legal texts name in braces, such as `{retention}`: whatever a setting or a limit decides. */
export function legalValues({ privacyEmail, retentionDays, ...service }: LegalSettings) {
  const host = tryHost(service)
  const days = retentionDays === 1 ? '1 day' : `${retentionDays} days`
  return {
    privacyEmail,
    linkHours: String(linkHours),
    tryOuts:
      host === undefined
        ? 'The server answers with lines and examples of our own. No AI service gets your sentence or your audience.'
        : `The server passes both to an AI service at ${host}, without your name, email or network address, together with examples of our own, and shows you what it writes. A sentence on a grave subject is not passed on. Where the service gives nothing that can be shown, the answer is made of lines and examples of our own. The AI service has its own policy, so please leave secrets out of the sentence.`,
    retention:
      retentionDays === 0 ? 'are kept until you ask us to delete them' : `are kept for up to ${days} and then deleted`,
  }
}

/**
 * A legal text with its values in place of their names.
 * @throws when it names a value that there is not
 */
export function fillLegalText(text: string, values: ReturnType<typeof legalValues>): string {
  const known = new Map(Object.entries(values))
  return text.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = known.get(name)
    if (value === undefined)
      throw new Error(`A legal text names ${token}, a value unknown to src/content/legal-values.ts`)
    return value
  })
}
