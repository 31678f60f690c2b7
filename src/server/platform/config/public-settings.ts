import { brand } from '#content-model/brand.ts'
import type { Environment, ValuesOf } from '#server/platform/config/setting.ts'
import { readTable, SettingsError, setting, textOf } from '#server/platform/config/setting.ts'
import {
  contactAddress,
  email,
  hostOf,
  localTime,
  onOff,
  optional,
  origin,
  text,
  webAddress,
  whole,
  yesNo,
} from '#server/platform/config/setting-parsers.ts'

/** What a setting's meaning says of a default that is invented. */
const sampleNote = brand.sample ? ' (the default is a sample)' : ''

/** Settings that pages print. Who the site belongs to is said by the brand, unless a setting says it. They are read at build time, so a change of one needs a new build. */
export const publicTable = {
  siteUrl: setting('SITE_URL', 'public address of the site', 'http://localhost:4321', origin),
  siteIndexable: setting('SITE_INDEXABLE', 'true lets search engines list the site', 'false', yesNo),
  contactFormUrl: setting(
    'CONTACT_FORM_URL',
    'external form behind the footer’s Contact Us; empty: /contact',
    '',
    optional(webAddress),
  ),
  socialLinkedin: setting(
    'SOCIAL_LINKEDIN',
    `the company on LinkedIn${sampleNote}`,
    brand.networks.linkedin,
    webAddress,
  ),
  socialInstagram: setting(
    'SOCIAL_INSTAGRAM',
    `the company on Instagram${sampleNote}`,
    brand.networks.instagram,
    webAddress,
  ),
  privacyEmail: setting(
    'PRIVACY_EMAIL',
    `address for privacy concerns, printed in the policy${sampleNote}`,
    brand.privacyEmail,
    email,
  ),
  securityContact: setting(
    'SECURITY_CONTACT',
    'email or https:// address for whoever finds a hole, published in /.well-known/security.txt; empty: no such file',
    brand.securityContact ?? '',
    optional(contactAddress),
  ),
  officeEmail: setting('OFFICE_EMAIL', `address printed on the contact page${sampleNote}`, brand.office.email, email),
  officeStreet: setting('OFFICE_STREET', `street of the office${sampleNote}`, brand.office.street, text),
  officeCity: setting('OFFICE_CITY', `city, state and zip${sampleNote}`, brand.office.city, text),
  officePhone: setting('OFFICE_PHONE', `phone number${sampleNote}`, brand.office.phone, text),
  officeHours: setting('OFFICE_HOURS', `hours${sampleNote}`, brand.office.hours, text),
  countdownTarget: setting(
    'COUNTDOWN_TARGET',
    'end of the countdown on /coming-soon, local time of the visitor',
    '2023-01-10T17:00:00',
    localTime,
  ),
  retentionDays: setting(
    'RETENTION_DAYS',
    'days a message is kept, printed in the policy; 0 keeps for ever. Subscribers and published comments stay',
    '730',
    whole(0, 36_500),
  ),
} as const

/** Whether the service writes try-outs: the server decides by it, and pages say so. */
export const aiTry = setting(
  'AI_TRY',
  'on: the service writes the try-outs too; off: they are made of what is here',
  'on',
  onOff,
)

/** Settings that pages print, and settings of the server of which pages know a part. */
const printedTable = {
  ...publicTable,
  aiHost: setting('AI_BASE_URL', 'host of the completion service', '', optional(hostOf)),
  aiTry,
} as const

export type PublicSettings = ValuesOf<typeof printedTable>

/** Names of the environment variables that a build depends on. */
export const publicSettingNames: readonly string[] = Object.values(printedTable).map(({ name }) => name)

/** The texts of these settings by the variable's name: the text of the environment, or else the default. */
export const printedTexts = (env: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(printedTable).map((row) => [row.name, textOf(env, row)]))

/**
 * Reads the settings that pages print. It reads nothing of the server, so pages may use it during a build.
 * @throws SettingsError listing every problem
 */
export function readPublicSettings(env: Environment): PublicSettings {
  const { values, problems } = readTable(printedTable, env)
  if (problems.length > 0) throw new SettingsError(problems)
  return values
}
