/** What a result adds to its sentence. */
export interface Addition {
  /** Whether the sentence itself goes on, instead of another one following it. */
  readonly runsOn: boolean
  /** As it is written behind the sentence, without space around it. */
  readonly text: string
}

const ending = /[.?!…:;]+$/
/** Ends a sentence, so that another can follow: a heading or a subject line often has no period. */
const ended = (text: string): string => (/[.?!…:][)"'’”]*$/.test(text) ? text : `${text}.`)

/** Models set other quotation marks, dashes and spaces than were typed. Each stands for just one character. */
const alike = (text: string): string =>
  text
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—‑]/g, '-')
    .replace(/\s/g, ' ')

const single = (message: string): string => message.replace(/\s+/g, ' ').trim()

/**
 * Parts a result behind its sentence.
 *
 * @param message as typed
 * @returns nothing when the result does not begin with the sentence, up to the marks at its end
 */
export function additionOf(message: string, result: string): Addition | undefined {
  const body = single(message).replace(ending, '')
  if (!alike(result).startsWith(alike(body))) return undefined
  const rest = result.slice(body.length)
  if (rest.replace(/[\s\p{P}]/gu, '') === '') return { runsOn: false, text: '' }
  const another = /^[.?!…:;]*["'’”)]*\s+(?=[\p{Lu}\p{N}\p{Sc}"“'‘(])/u.exec(rest)
  if (another) return { runsOn: false, text: rest.slice(another[0].length).trim() }
  return /^(?:[,;:–—]|\s)/.test(rest) ? { runsOn: true, text: rest.trim() } : undefined
}

/** Puts an addition behind the visitor's own letters. */
export function withAddition(message: string, { runsOn, text }: Addition): string {
  const sentence = single(message)
  if (!runsOn) return `${ended(sentence)} ${text}`
  return `${sentence.replace(ending, '')}${/^[,;:]/.test(text) ? '' : ' '}${text}`
}
