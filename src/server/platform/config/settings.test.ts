import { describe, expect, test } from 'vitest'
import { printedTexts } from '#server/platform/config/public-settings.ts'
import { readTable, setting } from '#server/platform/config/setting.ts'
import {
  defaultEnvironment,
  publicSettingNames,
  readPublicSettings,
  readSettings,
  SettingsError,
  settingsTable,
} from '#server/platform/config/settings.ts'

/** A signing secret of so many bytes. */
const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`
const whsec = secretOf(32)

function refusal(env: Record<string, string>): SettingsError {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error
    throw error
  }
  throw new Error('The settings were taken')
}

describe('readSettings', () => {
  test('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      port: 4321,
      host: 'localhost',
      dataDir: 'data',
      databaseUrl: undefined,
      siteUrl: 'http://localhost:4321',
      siteIndexable: false,
      trustProxy: [],
      leadsTo: [],
      leadsToContact: [],
      leadsToBeta: [],
      leadsToQuote: [],
      leadsToComment: [],
      leadsToNewsletter: [],
      leadsToNotify: [],
      mailFrom: undefined,
      smtp: undefined,
      retentionDays: 730,
      aiBaseUrl: undefined,
      aiMode: 'completions',
      aiTry: true,
      aiStop: '/',
      aiTimeoutMs: 20_000,
      aiDailyTokens: 200_000,
      countdownTarget: '2023-01-10T17:00:00',
      rateLimits: true,
      desk: true,
      deskPort: 4322,
      deskHost: '127.0.0.1',
      deskUrl: undefined,
      deskUsers: [],
      logLevel: 'info',
    })
  })

  test('counts empty as missing and trims', () => {
    expect(readSettings({ PORT: '', HOST: '  ', LOG_LEVEL: ' debug ' })).toMatchObject({
      port: 4321,
      host: 'localhost',
      logLevel: 'debug',
    })
  })

  test('is frozen', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true)
  })

  test.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ SITE_URL: 'https://deadpan.example/' }, { siteUrl: 'https://deadpan.example' }],
    [{ SITE_INDEXABLE: 'TRUE' }, { siteIndexable: true }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [
      { DESK: 'off', DESK_PORT: '0' },
      { desk: false, deskPort: 0 },
    ],
    [{ DESK_URL: 'https://desk.deadpan.example/' }, { deskUrl: 'https://desk.deadpan.example' }],
    [{ DESK_USERS: 'a@x.example, b@y.example' }, { deskUsers: ['a@x.example', 'b@y.example'] }],
    [{ DATABASE_URL: 'postgres://u:p@h/db' }, { databaseUrl: 'postgres://u:p@h/db' }],
    [{ DATABASE_URL: 'postgresql://u:p@h/db' }, { databaseUrl: 'postgresql://u:p@h/db' }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }, { trustProxy: ['10.0.0.0/8', '::1', 'loopback'] }],
    [
      { TRUST_PROXY: '192.168.100.200/32,::/128,linklocal,uniquelocal' },
      { trustProxy: ['192.168.100.200/32', '::/128', 'linklocal', 'uniquelocal'] },
    ],
    [{ COUNTDOWN_TARGET: '2030-02-28T09:30' }, { countdownTarget: '2030-02-28T09:30' }],
    [{ RETENTION_DAYS: '0' }, { retentionDays: 0 }],
    [{ METRICS_TOKEN: 'aZ09_.~+/-0123456789' }, { metricsToken: 'aZ09_.~+/-0123456789' }],
    [{ METRICS_TOKEN: 'x'.repeat(200) }, { metricsToken: 'x'.repeat(200) }],
    [{ WORDS_REPOSITORY: 'dead-pan_1/site.words-2' }, { wordsRepository: 'dead-pan_1/site.words-2' }],
    [
      { WEBHOOK_URL: 'https://x.example/h', WEBHOOK_SECRET: whsec, WEBHOOK_FORMS: 'contact, Beta' },
      { webhookForms: ['contact', 'beta'] },
    ],
    [{ SMTP_URL: 'smtp://mail.example/', LEADS_TO: 'a@b.example' }, { smtp: { host: 'mail.example', port: 587 } }],
    [{ AI_TRY: 'off' }, { aiTry: false }],
    [{ AI_STOP: '' }, { aiStop: '/' }],
    [{ AI_STOP: 'END' }, { aiStop: 'END' }],
    [{ AI_STOP: 'none' }, { aiStop: undefined }],
    [
      { SMTP_URL: 'smtp://mail.example', LEADS_TO: 'a@b.example' },
      { smtp: { host: 'mail.example', port: 587, secure: false, auth: undefined }, leadsTo: ['a@b.example'] },
    ],
    [
      { SMTP_URL: 'smtps://me%40x:p%2Fw@[::1]', LEADS_TO: 'a@b.example,c@d.example', MAIL_FROM: 'Face <f@b.example>' },
      {
        smtp: { host: '::1', port: 465, secure: true, auth: { user: 'me@x', pass: 'p/w' } },
        leadsTo: ['a@b.example', 'c@d.example'],
        mailFrom: { name: 'Face', address: 'f@b.example' },
      },
    ],
    [{ SECURITY_CONTACT: 'dot@deadpan.example' }, { securityContact: 'mailto:dot@deadpan.example' }],
    [{ SECURITY_CONTACT: 'https://deadpan.example/holes' }, { securityContact: 'https://deadpan.example/holes' }],
    [{ WEBHOOK_URL: 'https://x.example/h', WEBHOOK_SECRET: whsec }, { webhookSecret: whsec }],
    [
      { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODE: 'chat', AI_MODEL: 'm' },
      { aiMode: 'chat', aiModel: 'm' },
    ],
  ])('reads %j', (env, values) => {
    expect(readSettings(env)).toMatchObject(values)
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '1e3'],
    ['SITE_URL', 'https://deadpan.example/?x'],
    ['SITE_URL', 'https://deadpan.example/#x'],
    ['SITE_URL', 'https://owner@deadpan.example'],
    ['DATABASE_URL', 'mysql://u:p@h/db'],
    ['DATABASE_URL', 'deadpan.db'],
    ['SITE_URL', 'deadpan.example'],
    ['SITE_URL', 'https://deadpan.example/site'],
    ['SITE_URL', 'ftp://deadpan.example'],
    ['SITE_INDEXABLE', 'perhaps'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0'],
    ['TRUST_PROXY', '10.0.0.999'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '::1/64/2'],
    ['TRUST_PROXY', '::/129'],
    ['TRUST_PROXY', '10.0.0.0/x8'],
    ['TRUST_PROXY', '10.0.0.0/8x'],
    ['TRUST_PROXY', '10.0.0.1x'],
    ['TRUST_PROXY', 'a:b'],
    ['TRUST_PROXY', '10.0.0.0/1e1'],
    ['TRUST_PROXY', '10.0.0.0/+8'],
    ['TRUST_PROXY', 'user@10.0.0.1'],
    ['TRUST_PROXY', 'user:@proxy.example?'],
    ['LEADS_TO', 'owner'],
    ['LEADS_TO_CONTACT', 'owner'],
    ['LEADS_TO', 'a@b.example;c@d.example'],
    ['MAIL_FROM', 'Face <face>'],
    ['MAIL_FROM', 'Fa"c"e <face@b.example>'],
    ['MAIL_FROM', 'Face <face@b.example> Face'],
    ['SMTP_URL', 'mail example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example#x'],
    ['SMTP_URL', 'smtps://user:p@ss/1@mail.example:465'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://u:%zz@mail.example'],
    ['SMTP_URL', 'smtp://mail.example?pool=true'],
    ['COLLECT_URL_NEWSLETTER', '/formResponse'],
    ['COLLECT_URL_CONTACT', 'javascript:alert(1)'],
    ['COLLECT_URL_BETA', 'x'],
    ['EMAIL_API_URL', 'api.example'],
    ['WEBHOOK_URL', 'x.example'],
    ['WEBHOOK_SECRET', 'hunter2'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['WEBHOOK_SECRET', secretOf(23)],
    ['WEBHOOK_SECRET', secretOf(65)],
    ['WEBHOOK_SECRET', `x${whsec}`],
    ['WEBHOOK_SECRET', whsec.replace('whsec_', '')],
    ['WEBHOOK_SECRET', whsec.replace('_', '_-')],
    ['WEBHOOK_SECRET', `${whsec}!`],
    ['METRICS_TOKEN', 'x'.repeat(19)],
    ['METRICS_TOKEN', 'x'.repeat(201)],
    ['METRICS_TOKEN', `"${'x'.repeat(20)}`],
    ['METRICS_TOKEN', `${'x'.repeat(20)} y`],
    ['WORDS_REPOSITORY', 'owner'],
    ['WORDS_REPOSITORY', 'https://github.com/owner/name'],
    ['WORDS_REPOSITORY', 'owner/name/tree/main'],
    ['WORDS_REPOSITORY', 'owner/a name'],
    ['WORDS_REPOSITORY', 'own.er/name'],
    ['WEBHOOK_FORMS', 'contact,guestbook'],
    ['SMTP_URL', 'smtp://mail.example//'],
    ['RETENTION_DAYS', 'forever'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['AI_MODE', 'magic'],
    ['AI_TIMEOUT_MS', '0'],
    ['AI_DAILY_TOKENS', 'many'],
    ['CONTACT_FORM_URL', 'forms'],
    ['SOCIAL_LINKEDIN', '@deadpan'],
    ['SOCIAL_INSTAGRAM', '@deadpan'],
    ['PRIVACY_EMAIL', 'privacy'],
    ['OFFICE_EMAIL', 'hello'],
    ['SECURITY_CONTACT', 'dot'],
    ['SECURITY_CONTACT', 'http://deadpan.example/holes'],
    ['COUNTDOWN_TARGET', 'tomorrow'],
    ['COUNTDOWN_TARGET', '2023-02-31T10:00:00'],
    ['COUNTDOWN_TARGET', '2023-01-10T17:00:00Z'],
    ['COUNTDOWN_TARGET', '2023-01-10T17:00:00.5'],
    ['COUNTDOWN_TARGET', '2023-13-10T17:00:00'],
    ['RATE_LIMITS', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and says what it is and what it should be', (name, value) => {
    const { problems, message } = refusal({ [name]: value })
    const problem = problems.find((each) => each.name === name)
    expect(problem?.wrong).toMatch(/^should /)
    expect(problem?.meaning).not.toBe('')
    expect(message).toContain(`- ${name} (${problem?.meaning}): ${problem?.wrong}`)
  })

  test.each([24, 25, 26, 64])('takes a signing secret of %i bytes', (bytes) => {
    const env = { WEBHOOK_URL: 'https://x.example/h', WEBHOOK_SECRET: secretOf(bytes) }
    expect(readSettings(env)).toMatchObject({ webhookSecret: secretOf(bytes) })
  })

  test.each([
    ['f@b.example', ''],
    ['Face<f@b.example>', 'Face'],
    ['Face   <f@b.example>', 'Face'],
    ['"Straight Face" <f@b.example>', 'Straight Face'],
  ])('reads the sender %s', (MAIL_FROM, name) => {
    const env = { SMTP_URL: 'smtp://mail.example', LEADS_TO: 'a@b.example', MAIL_FROM }
    expect(readSettings(env)).toMatchObject({ mailFrom: { name, address: 'f@b.example' } })
  })

  test('names what can be chosen', () => {
    expect(refusal({ AI_MODE: 'magic' }).problems[0]?.wrong).toBe('should be completions or chat, not "magic"')
    expect(settingsTable.find(({ name }) => name === 'WEBHOOK_FORMS')?.meaning).toContain('contact, ')
  })

  test('says in its message how many settings need attention, one line for each', () => {
    const one = refusal({ PORT: 'x' })
    expect(one.name).toBe('SettingsError')
    expect(one.message).toMatch(/^A setting needs attention:\n- PORT [^\n]+$/)
    const two = refusal({ PORT: 'x', LOG_LEVEL: 'y' })
    expect(two.message).toMatch(/^Some settings need attention:\n- PORT [^\n]+\n- LOG_LEVEL [^\n]+$/)
  })

  test('says what a missing setting is, and which one asks for it', () => {
    expect(refusal({ AI_MODE: 'chat' }).problems).toEqual([
      {
        name: 'AI_MODEL',
        meaning: settingsTable.find(({ name }) => name === 'AI_MODEL')?.meaning,
        wrong: 'is missing, and AI_MODE=chat is of no use without it',
      },
    ])
  })

  test('lists everything that is wrong at once', () => {
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'y', SITE_URL: 'z' }).problems.map(({ name }) => name)).toEqual([
      'PORT',
      'SITE_URL',
      'LOG_LEVEL',
    ])
  })

  test.each(['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'METRICS_TOKEN'])(
    'never prints the value of %s',
    (name) => {
      expect(refusal({ [name]: 'bad://user:hunter2@host' }).message).not.toContain('hunter2')
    },
  )

  test('prints what is no secret, but not all of a long one', () => {
    expect(refusal({ PORT: 'x'.repeat(500) }).message).toMatch(/not "x{60}…"$/)
    expect(refusal({ PORT: 'x'.repeat(60) }).message).toMatch(/not "x{60}"$/)
    expect(refusal({ PORT: 'x' }).message).toMatch(/not "x"$/)
  })

  test.each([
    [{ SMTP_URL: 'smtp://mail.example' }, ['LEADS_TO']],
    [{ LEADS_TO: 'a@b.example' }, ['SMTP_URL']],
    [{ LEADS_TO_BETA: 'a@b.example' }, ['LEADS_TO']],
    [{ MAIL_FROM: 'a@b.example' }, ['SMTP_URL']],
    [{ WEBHOOK_URL: 'https://x.example' }, ['WEBHOOK_SECRET']],
    [{ WEBHOOK_SECRET: whsec }, ['WEBHOOK_URL']],
    [{ EMAIL_API_URL: 'https://x.example' }, ['EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_ID', 'EMAIL_PUBLIC_KEY']],
    [{ EMAIL_SERVICE_ID: 's', EMAIL_PUBLIC_KEY: 'k' }, ['EMAIL_API_URL', 'EMAIL_TEMPLATE_ID']],
    [{ AI_BASE_URL: 'https://x.example', AI_MODE: 'chat' }, ['AI_MODEL']],
  ])('%j is of no use alone', (env, missing) => {
    const { problems } = refusal(env)
    expect(problems.map(({ name }) => name)).toEqual(missing)
    for (const { wrong } of problems) expect(wrong).toMatch(/^is missing, and .* is of no use without it$/)
  })
})

test('a parser that breaks is no setting that is wrong', () => {
  const broken = () => {
    throw new TypeError('a mistake of ours')
  }
  expect(() => readTable({ one: setting('ONE', 'one', '', broken) }, {})).toThrow(TypeError)
})

test('the default environment has every setting, empty', () => {
  expect(Object.keys(defaultEnvironment)).toEqual(settingsTable.map(({ name }) => name))
  expect(new Set(Object.values(defaultEnvironment))).toEqual(new Set(['']))
  expect(readSettings(defaultEnvironment)).toEqual(readSettings({}))
})

describe('settingsTable', () => {
  test('names each setting once, with a meaning and a default', () => {
    const names = settingsTable.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const row of settingsTable) expect(row.meaning).not.toBe('')
    expect(settingsTable.find(({ name }) => name === 'PORT')).toMatchObject({ default: '4321' })
  })

  test('has every setting that docs and decisions name', () => {
    const names = settingsTable.map(({ name }) => name)
    const decided = `PORT HOST DATA_DIR DATABASE_URL SITE_URL SITE_INDEXABLE TRUST_PROXY LEADS_TO MAIL_FROM SMTP_URL
      COLLECT_URL_NEWSLETTER COLLECT_URL_CONTACT COLLECT_URL_BETA EMAIL_API_URL EMAIL_SERVICE_ID EMAIL_TEMPLATE_ID
      EMAIL_PUBLIC_KEY WEBHOOK_URL WEBHOOK_SECRET RETENTION_DAYS AI_BASE_URL AI_API_KEY AI_MODEL AI_MODE AI_STOP
      AI_TIMEOUT_MS AI_DAILY_TOKENS AI_TRY CONTACT_FORM_URL SOCIAL_LINKEDIN SOCIAL_INSTAGRAM PRIVACY_EMAIL COUNTDOWN_TARGET
      RATE_LIMITS LOG_LEVEL`.split(/\s+/)
    expect(decided.filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('readPublicSettings', () => {
  test('reads what pages print, and only that', () => {
    const settings = readPublicSettings({ OFFICE_CITY: 'Boring, OR 97009', SMTP_URL: 'not looked at' })
    expect(settings.officeCity).toBe('Boring, OR 97009')
    expect(settings).not.toHaveProperty('smtp')
  })

  test('tells of the completion service only its host, and whether it writes try-outs', () => {
    const env = { AI_BASE_URL: 'https://user:hunter2@ai.example:8443/v1', AI_API_KEY: 'sk-Secret', AI_TRY: 'off' }
    expect(readPublicSettings(env)).toMatchObject({ aiHost: 'ai.example', aiTry: false })
    expect(JSON.stringify(readPublicSettings(env))).not.toMatch(/hunter2|sk-Secret|v1/)
    expect(readPublicSettings({})).toMatchObject({ aiHost: undefined, aiTry: true })
  })

  test('refuses like readSettings', () => {
    expect(() => readPublicSettings({ SITE_URL: 'x' })).toThrow(SettingsError)
  })

  test('the texts that count are what is set, trimmed, or else the default', () => {
    expect(Object.keys(printedTexts({}))).toEqual(publicSettingNames)
    expect(printedTexts({ OFFICE_CITY: ' Boring ', SITE_URL: '  ', SITE_INDEXABLE: '', SMTP_URL: 'x' })).toEqual({
      ...printedTexts({}),
      OFFICE_CITY: 'Boring',
    })
    expect(printedTexts({})).toMatchObject({ SITE_URL: 'http://localhost:4321', SITE_INDEXABLE: 'false' })
  })

  test('names the variables that a build depends on', () => {
    expect(publicSettingNames).toContain('SITE_URL')
    expect(publicSettingNames).toContain('OFFICE_PHONE')
    expect(publicSettingNames).toContain('RETENTION_DAYS')
    expect(publicSettingNames).toContain('AI_BASE_URL')
    expect(publicSettingNames).toContain('AI_TRY')
    expect(publicSettingNames).not.toContain('SMTP_URL')
  })
})
