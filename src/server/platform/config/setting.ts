/** One setting: where its value comes from and what it means. The typed settings are made of tables of these. */
export interface Setting<T> {
  /** The environment variable. */
  readonly name: string
  /** A description for the operator who fills it in. */
  readonly meaning: string
  /** The text that is used when the variable is missing or empty. */
  readonly fallback: string
  /** Turns the text into the value; throws an `InvalidSetting` that says what the text should have been. */
  readonly parse: (text: string) => T
  /** A secret's value is never printed. */
  readonly secret: boolean
}

export type Table = Readonly<Record<string, Setting<unknown>>>
export type ValuesOf<T extends Table> = { readonly [K in keyof T]: T[K] extends Setting<infer V> ? V : never }
export type Environment = Readonly<Record<string, string | undefined>>

/** A problem with one setting. `value` is left out when it is a secret. */
export interface SettingProblem {
  readonly name: string
  readonly meaning: string
  readonly wrong: string
}

/** Thrown by parsers. The message says what the text should have been and never quotes the text. */
export class InvalidSetting extends Error {}

/** All problems of the settings at once; the message is a list for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly SettingProblem[]

  constructor(problems: readonly SettingProblem[]) {
    const lines = problems.map(({ name, meaning, wrong }) => `- ${name} (${meaning}): ${wrong}`)
    super([`${problems.length === 1 ? 'A setting needs' : 'Some settings need'} attention:`, ...lines].join('\n'))
    this.problems = problems
  }
}

export const setting = <T>(
  name: string,
  meaning: string,
  fallback: string,
  parse: (text: string) => T,
): Setting<T> => ({ name, meaning, fallback, parse, secret: false })

export const secret = <T>(...parts: Parameters<typeof setting<T>>): Setting<T> => ({
  ...setting<T>(...parts),
  secret: true,
})

/** The environment's text for a setting, trimmed. Empty text counts as missing. */
const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

/** True when the environment gives this setting a value; empty counts as missing. */
export const isSet = (env: Environment, name: string): boolean => given(env, name) !== undefined

/** The text of a setting: the environment's, or else the default. */
export const textOf = (env: Environment, { name, fallback }: Pick<Setting<unknown>, 'name' | 'fallback'>): string =>
  given(env, name) ?? fallback

/**
 * Reads every setting of a table.
 * @returns the frozen values and the problems; values are complete only when there are no problems
 */
export function readTable<T extends Table>(
  table: T,
  env: Environment,
): { values: ValuesOf<T>; problems: SettingProblem[] } {
  const problems: SettingProblem[] = []
  const values: Record<string, unknown> = {}
  for (const [key, row] of Object.entries(table)) {
    const { name, meaning, parse, secret } = row
    const text = textOf(env, row)
    try {
      values[key] = parse(text)
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error
      problems.push({ name, meaning, wrong: secret ? error.message : `${error.message}, not ${quote(text)}` })
    }
  }
  return { values: Object.freeze(values) as ValuesOf<T>, problems }
}

const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
