/** Where a quantity stands in the last sentence of a message. */
export interface TextSpan {
  from: number
  to: number
  text: string
}

/** A sentence from which readers take what they have read, so that no figure is read as two things. */
export class Remaining {
  #text: string
  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    return this.#text
  }

  /** Reads every match that `accept` makes something of, and takes it out of the sentence. */
  take<T>(pattern: RegExp, accept: (match: RegExpExecArray, span: TextSpan) => T | undefined): T[] {
    const found: T[] = []
    const spans: TextSpan[] = []
    for (const match of this.#text.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length, text: match[0] }
      const read = accept(match, span)
      if (read === undefined) continue
      found.push(read)
      spans.push(span)
    }
    for (const { from, to } of spans)
      this.#text = this.#text.slice(0, from) + '\u0000'.repeat(to - from) + this.#text.slice(to)
    return found
  }
}
