import { brand } from '#content-model/brand.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** The sender's postal address in one line; undefined while the brand's sample stands in it. */
export function postalAddress({ officeStreet, officeCity }: Pick<Settings, 'officeStreet' | 'officeCity'>) {
  const { name, legalName = name, office, sample } = brand
  const isSample = sample && (officeStreet === office.street || officeCity === office.city)
  return isSample ? undefined : `${legalName}, ${officeStreet}, ${officeCity}`
}
