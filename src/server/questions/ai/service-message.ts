/** The contents of one message of a service: more text, the reason of its end, the tokens used. */
export interface ServiceMessage {
  readonly text: string
  /** `stop`, `length` and such; null before the end, undefined when the service does not say. */
  readonly finish: string | null | undefined
  readonly tokens: number | undefined
}

/**
 * Reads the first choice of a completion or a chat completion, whole or a part of a stream.
 * @returns undefined when it is no such message
 */
export function firstChoice(message: unknown): ServiceMessage | undefined {
  const choices = get(message, 'choices')
  if (!Array.isArray(choices)) return undefined
  // A stream's last message may have the usage and no choice.
  const choice: unknown = choices.find((each) => (get(each, 'index') ?? 0) === 0)
  const text = get(choice, 'text') ?? get(get(choice, 'delta') ?? get(choice, 'message'), 'content')
  const finish = get(choice, 'finish_reason')
  const tokens = get(get(message, 'usage'), 'total_tokens')
  return {
    text: typeof text === 'string' ? plain(text) : '',
    finish: typeof finish === 'string' || finish === null ? finish : undefined,
    tokens: Number.isSafeInteger(tokens) && Number(tokens) >= 0 ? Number(tokens) : undefined,
  }
}

const get = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Control characters have no meaning in an answer; line breaks and tabs do. */
const plain = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '')
