import type { LegalSettings } from '#content-model/legal-values.ts'
import type { DetailSettings } from '#search/passages/page-details.ts'

/** Settings that texts of pages name. */
export interface Printed extends LegalSettings, DetailSettings {
  readonly officeStreet: string
  readonly officeCity: string
  readonly officePhone: string
  readonly officeEmail: string
  readonly officeHours: string
}
