import { brand } from '#content-model/brand.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** The sender's postal address in one line: the brand's own, or else the office; undefined while the sample stands in it. */
export function postalAddress(
  { officeStreet, officeCity }: Pick<Settings, 'officeStreet' | 'officeCity'>,
  { name, legalName = name, postalAddress: own, office, sample }: typeof brand = brand,
): string | undefined {
  if (own !== undefined) return own
  const isSample = sample && (officeStreet === office.street || officeCity === office.city)
  return isSample ? undefined : `${legalName}, ${officeStreet}, ${officeCity}`
}
