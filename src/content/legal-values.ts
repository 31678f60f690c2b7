import { linkHours } from '#content/pages/erase.ts'

/** The settings that legal texts print. */
export interface LegalSettings {
  readonly privacyEmail: string
  /** Days a message is kept; 0 keeps it for ever. */
  readonly retentionDays: number
}

/** What legal texts name in braces, such as `{retention}`: whatever a setting or a limit decides. */
export function legalValues({ privacyEmail, retentionDays }: LegalSettings) {
  const days = retentionDays === 1 ? '1 day' : `${retentionDays} days`
  return {
    privacyEmail,
    linkHours: String(linkHours),
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
      throw new Error(`A legal text names ${token}, which src/content/legal-values.ts does not know`)
    return value
  })
}
