import { product } from '#content-model/site.ts'
import { type Settings, settingsTable } from '#server/platform/config/settings.ts'

/** The sender's postal address in one line; undefined while the settings have the site's sample. */
export function postalAddress({ officeStreet, officeCity }: Pick<Settings, 'officeStreet' | 'officeCity'>) {
  const isSample = officeStreet === sample('OFFICE_STREET') || officeCity === sample('OFFICE_CITY')
  return isSample ? undefined : `${product}, ${officeStreet}, ${officeCity}`
}

const sample = (setting: string) => settingsTable.find(({ name }) => name === setting)?.default
