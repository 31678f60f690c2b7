/** One setting: where its value comes from and what it means. Tables of these make the typed settings. */
export interface Setting<T> {
  /** Name of the environment variable. */
  readonly name: string
  /** What it is, for a person who has to fill it in. */
  readonly meaning: string
  /** The text that counts when the variable is missing or empty. */
  readonly fallback: string
  /** Turns the text into the value; throws a `Wrong` that says what the text should have been. */
  readonly parse: (text: string) => T
  /** A secret's value is never printed. */
  readonly secret: boolean
}

export type Table = Readonly<Record<string, Setting<unknown>>>
export type ValuesOf<T extends Table> = { readonly [K in keyof T]: T[K] extends Setting<infer V> ? V : never }
export type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with one setting. `value` is left out when it is a secret. */
export interface SettingProblem {
  readonly name: string
  readonly meaning: string
  readonly wrong: string
}

/** Thrown by parsers: says what the text should have been, never what it was. */
export class InvalidSetting extends Error {}

/** Every problem of the settings at once; the message is a list that a person can work through. */
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

/** What the environment says of a setting, trimmed. Empty counts as missing. */
const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

/** True when the environment gives this setting a value; empty counts as missing. */
export const isSet = (env: Environment, name: string): boolean => given(env, name) !== undefined

/** The text that counts for a setting: what is set, or else the default. */
export const textOf = (env: Environment, { name, fallback }: Pick<Setting<unknown>, 'name' | 'fallback'>): string =>
  given(env, name) ?? fallback

/**
 * Reads every setting of a table.
 * @returns the frozen values and what is wrong; values are only whole when nothing is wrong
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
