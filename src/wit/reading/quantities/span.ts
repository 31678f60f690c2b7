/** The position of a quantity in the last sentence of a message. */
export interface TextSpan {
  from: number
  to: number
  text: string
}

/** The rest of a sentence: readers remove their matches, so that no figure is read twice. */
export class Remaining {
  #text: string
  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    return this.#text
  }

  /** Removes and returns every match that `accept` accepts. */
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
