/** The addition of a result to its sentence. */
export interface Addition {
  /** Whether it goes on with the sentence itself, instead of beginning another. */
  readonly runsOn: boolean
  /** The text behind the sentence, without surrounding space. */
  readonly text: string
}

const ending = /[.?!…:;]+$/
/** Ends a sentence so that another can follow: a heading or a subject line often has no period. */
const ended = (text: string): string => (/[.?!…:][)"'’”]*$/.test(text) ? text : `${text}.`)

/** A text with one spelling of quotation marks, dashes and spaces, which models change; the length stays. */
const alike = (text: string): string =>
  text
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—‑]/g, '-')
    .replace(/\s/g, ' ')

const single = (message: string): string => message.replace(/\s+/g, ' ').trim()

/**
 * Splits a result behind its sentence.
 *
 * @param message as typed
 * @returns nothing when the result does not begin with the sentence, apart from its end marks
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

/** Appends an addition to the sentence in the visitor's spelling. */
export function withAddition(message: string, { runsOn, text }: Addition): string {
  const sentence = single(message)
  if (!runsOn) return `${ended(sentence)} ${text}`
  return `${sentence.replace(ending, '')}${/^[,;:]/.test(text) ? '' : ' '}${text}`
}
