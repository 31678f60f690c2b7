import { cacheFolder } from '#content-model/cache-folder.mjs'
import { forms } from '#forms/registry.ts'
import { aiTry, publicTable } from '#server/platform/config/public-settings.ts'
import type { Environment, SettingProblem, ValuesOf } from '#server/platform/config/setting.ts'
import { isSet, readTable, SettingsError, secret, setting } from '#server/platform/config/setting.ts'
import {
  email,
  list,
  mailbox,
  oneOf,
  onOff,
  optional,
  origin,
  postgresUrl,
  proxy,
  repository,
  smtpServer,
  text,
  token,
  unlessNone,
  webAddress,
  webhookSecret,
  whole,
} from '#server/platform/config/setting-parsers.ts'

export { type PublicSettings, publicSettingNames, readPublicSettings } from '#server/platform/config/public-settings.ts'
export { SettingsError } from '#server/platform/config/setting.ts'

const formNames = forms.map(({ name }) => name)

const table = {
  port: setting('PORT', 'port the server listens on; 0 takes any free one', '4321', whole(0, 65_535)),
  host: setting('HOST', 'name or address the server listens on', 'localhost', text),
  dataDir: setting('DATA_DIR', 'folder of the database file deadpan.db', 'data', text),
  cacheDir: setting(
    'CACHE_DIR',
    `folder for what can be made again, such as social cards; empty: ${cacheFolder} beside DATA_DIR`,
    '',
    optional(text),
  ),
  databaseUrl: secret('DATABASE_URL', 'postgres://…; empty: SQLite in DATA_DIR', '', optional(postgresUrl)),
  backupDir: setting(
    'BACKUP_DIR',
    'folder for a copy of the database each night, on another disk at best; empty: none',
    '',
    optional(text),
  ),
  backupKeep: setting('BACKUP_KEEP', 'nightly copies that are kept', '14', whole(1, 10_000)),
  metricsToken: secret(
    'METRICS_TOKEN',
    'lets a program read /metrics on the desk’s port from elsewhere, as a bearer token; empty: only on this machine, and from nowhere once DESK_URL is set',
    '',
    optional(token),
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'addresses or CIDRs of proxies whose forwarded headers count, comma-separated; empty: none',
    '',
    list(proxy),
  ),
  ...publicTable,
  leadsTo: setting(
    'LEADS_TO',
    'who gets an email for every submission, comma-separated; empty: nobody',
    '',
    list(email),
  ),
  leadsToContact: ownersOf('contact'),
  leadsToBeta: ownersOf('beta'),
  leadsToQuote: ownersOf('quote'),
  leadsToComment: ownersOf('comment'),
  leadsToNewsletter: ownersOf('newsletter'),
  leadsToNotify: ownersOf('notify'),
  mailFrom: setting('MAIL_FROM', 'sender of the site’s email; empty: the first of LEADS_TO', '', optional(mailbox)),
  smtp: secret(
    'SMTP_URL',
    'mail server, smtp://user:pass@host:port (smtps:// insists on TLS); empty: no mail',
    '',
    optional(smtpServer),
  ),
  doubleOptIn: setting(
    'DOUBLE_OPT_IN',
    'on: with mail, nobody is on a list before a link in a letter was used; off: you confirm elsewhere',
    'on',
    onOff,
  ),
  autoreply: setting(
    'AUTOREPLY',
    'on: whoever sends contact, beta or quote gets a short letter that it arrived, one a day at most',
    'off',
    onOff,
  ),
  collectNewsletter: collect('COLLECT_URL_NEWSLETTER', 'newsletter'),
  collectContact: collect('COLLECT_URL_CONTACT', 'contact'),
  collectBeta: collect('COLLECT_URL_BETA', 'beta'),
  emailApiUrl: setting(
    'EMAIL_API_URL',
    'base address of the email service; /api/v1.0/email/send-form is added; empty: off',
    '',
    optional(webAddress),
  ),
  emailServiceId: setting('EMAIL_SERVICE_ID', 'service id at the email service', '', optional(text)),
  emailTemplateId: setting('EMAIL_TEMPLATE_ID', 'template id at the email service', '', optional(text)),
  emailPublicKey: secret('EMAIL_PUBLIC_KEY', 'public key (user id) at the email service', '', optional(text)),
  webhookUrl: secret('WEBHOOK_URL', 'gets every submission, signed; empty: off', '', optional(webAddress)),
  webhookSecret: secret('WEBHOOK_SECRET', 'whsec_… that signs the webhook', '', optional(webhookSecret)),
  webhookForms: setting(
    'WEBHOOK_FORMS',
    `forms whose submissions the webhook gets, comma-separated (${formNames.join(', ')}); empty: all`,
    '',
    list(oneOf(...formNames)),
  ),
  slackWebhookUrl: secret(
    'SLACK_WEBHOOK_URL',
    'incoming webhook of Slack or of what speaks its language; gets every submission as text; empty: off',
    '',
    optional(webAddress),
  ),
  listmonkUrl: setting(
    'LISTMONK_URL',
    'address of listmonk, which keeps lists for campaigns; empty: off',
    '',
    optional(webAddress),
  ),
  listmonkUser: setting('LISTMONK_USER', 'API user of listmonk', '', optional(text)),
  listmonkToken: secret('LISTMONK_TOKEN', 'token of that user', '', optional(text)),
  listmonkListNewsletter: setting(
    'LISTMONK_LIST_NEWSLETTER',
    'number of the list in listmonk that the newsletter’s subscribers are put on; empty: none',
    '',
    optional(whole(1, 1e9)),
  ),
  listmonkListNotify: setting(
    'LISTMONK_LIST_NOTIFY',
    'number of the list in listmonk that the launch list’s subscribers are put on; empty: none',
    '',
    optional(whole(1, 1e9)),
  ),
  aiBaseUrl: setting(
    'AI_BASE_URL',
    'OpenAI-compatible service behind /chat-gpt and the try-outs; empty: answers from what is on this site',
    '',
    optional(webAddress),
  ),
  aiApiKey: secret('AI_API_KEY', 'key of that service', '', optional(text)),
  aiModel: setting('AI_MODEL', 'model asked', 'davinci-002', text),
  aiMode: setting(
    'AI_MODE',
    'completions, or chat for services without that endpoint',
    'completions',
    oneOf('completions', 'chat'),
  ),
  aiStop: setting('AI_STOP', 'text at which an answer stops; none: it stops nowhere', '/', unlessNone),
  aiStream: setting(
    'AI_STREAM',
    'on: an answer is asked for and shown as it comes; off: the service gets no `stream` field',
    'on',
    onOff,
  ),
  aiContext: setting(
    'AI_CONTEXT',
    'site: in chat mode passages of the site go along with a question, and its answer is held to them; off: the question alone',
    'site',
    oneOf('site', 'off'),
  ),
  aiTry,
  aiTimeoutMs: setting('AI_TIMEOUT_MS', 'milliseconds an answer may take', '20000', whole(100, 600_000)),
  aiDailyTokens: setting(
    'AI_DAILY_TOKENS',
    'tokens a day for all visitors together, half of them for try-outs at most',
    '200000',
    whole(0, 1e12),
  ),
  rateLimits: setting('RATE_LIMITS', 'off is for load tests only', 'on', onOff),
  drainSeconds: setting(
    'DRAIN_SECONDS',
    'seconds that a stop keeps taking requests while /readyz already answers 503, for a balancer to notice',
    '0',
    whole(0, 300),
  ),
  desk: setting('DESK', 'the owner’s desk in the browser; off leaves it out', 'on', onOff),
  deskPort: setting('DESK_PORT', 'port the desk listens on; 0 takes any free one', '4322', whole(0, 65_535)),
  deskHost: setting('DESK_HOST', 'name or address the desk listens on', '127.0.0.1', text),
  deskUrl: setting(
    'DESK_URL',
    'address of the desk behind a TLS proxy, like https://desk.deadpan.example; empty: its own',
    '',
    optional(origin),
  ),
  deskUsers: setting(
    'DESK_USERS',
    'addresses that may have a link into the desk mailed, comma-separated; empty: nobody',
    '',
    list(email),
  ),
  wordsPort: setting(
    'WORDS_PORT',
    'port of the editor, `npm run words`, on this machine alone',
    '4323',
    whole(1, 65_535),
  ),
  wordsRepository: setting(
    'WORDS_REPOSITORY',
    'owner/name on GitHub that the editor commits to; empty: files of this folder',
    '',
    optional(repository),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'fatal, error, warn, info, debug, trace or silent',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  ),
} as const

function ownersOf(form: string) {
  const meaning = `who gets the ${form} form instead, comma-separated; empty: LEADS_TO`
  return setting(`LEADS_TO_${form.toUpperCase()}`, meaning, '', list(email))
}

function collect(name: string, form: string) {
  return setting(name, `form-collection service’s address for the ${form} form; empty: off`, '', optional(webAddress))
}

/** Every setting of the site, read once at start. */
export type Settings = ValuesOf<typeof table>

/** All settings for documentation: name, description, and the default text. */
export const settingsTable: readonly { name: string; meaning: string; default: string }[] = Object.values(table).map(
  ({ name, meaning, fallback }) => ({ name, meaning, default: fallback }),
)

/**
 * Every setting empty, so that its default counts even when `.env` has a value: an environment variable, also an empty one,
 * overrides a line of that file.
 */
export const defaultEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  settingsTable.map(({ name }) => [name, '']),
)

/** Settings that are useless without each other: a row is set as a whole or not at all. */
const together = [
  ['SMTP_URL', 'LEADS_TO'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['LISTMONK_URL', 'LISTMONK_USER', 'LISTMONK_TOKEN'],
  ['EMAIL_API_URL', 'EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_ID', 'EMAIL_PUBLIC_KEY'],
] as const

/** The left setting is useless without the right one. */
const needs = [
  ['MAIL_FROM', 'SMTP_URL'],
  ['LEADS_TO_CONTACT', 'LEADS_TO'],
  ['LEADS_TO_BETA', 'LEADS_TO'],
  ['LEADS_TO_QUOTE', 'LEADS_TO'],
  ['LEADS_TO_COMMENT', 'LEADS_TO'],
  ['LEADS_TO_NEWSLETTER', 'LEADS_TO'],
  ['LEADS_TO_NOTIFY', 'LEADS_TO'],
  ['WEBHOOK_FORMS', 'WEBHOOK_URL'],
  ['LISTMONK_LIST_NEWSLETTER', 'LISTMONK_URL'],
  ['LISTMONK_LIST_NOTIFY', 'LISTMONK_URL'],
] as const

/**
 * Reads and checks every setting.
 * @param env the environment, with `.env` loaded into it
 * @returns frozen values; a setting that is off is `undefined` or an empty list
 * @throws SettingsError listing every problem, without the value of any secret
 */
export function readSettings(env: Environment): Settings {
  const { values, problems } = readTable(table, env)
  const all = [...problems, ...missingPartners(env, values)]
  if (all.length > 0) throw new SettingsError(all)
  return values
}

function missingPartners(env: Environment, { aiMode }: Settings): SettingProblem[] {
  const set = (name: string) => isSet(env, name)
  const demands = [
    ...together.flatMap((group) => group.map((name) => ({ name, by: group.find(set) }))),
    ...needs.map(([one, other]) => ({ name: other, by: set(one) ? one : undefined })),
    // The default model has no chat mode.
    { name: 'AI_MODEL', by: aiMode === 'chat' ? 'AI_MODE=chat' : undefined },
  ]
  const missing = new Map(
    demands.filter(({ name, by }) => by !== undefined && !set(name)).map((each) => [each.name, each]),
  )
  return [...missing.values()].map(({ name, by }) => ({
    name,
    meaning: settingsTable.find((row) => row.name === name)?.meaning ?? '',
    wrong: `is missing, and ${by} is of no use without it`,
  }))
}
