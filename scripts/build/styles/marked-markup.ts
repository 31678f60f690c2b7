import type { SharedMarkup } from '#art/shared-markup.ts'

const mark = /<!--shared (\d+)-->/

/** Gives marks for markup that many pages share, and tells what they stand for. */
export class MarkedMarkup<Part> implements SharedMarkup {
  readonly #marks = new Map<string, string>()
  readonly #parts: (readonly Part[])[] = []
  readonly #read: (text: string) => Part

  /** @param read takes up a text in which there is no mark, with a character for each byte */
  constructor(read: (text: string) => Part) {
    this.#read = read
  }

  markOf(html: string): string {
    const known = this.#marks.get(html)
    if (known !== undefined) return known
    const made = `<!--shared ${this.#parts.length}-->`
    this.#marks.set(html, made)
    this.#parts.push(this.partsOf(Buffer.from(html).toString('latin1')))
    return made
  }

  /** What a text with a character for each byte is made of: what stands between its marks, and what they stand for. */
  partsOf(html: string): Part[] {
    return html.split(mark).flatMap((text, at) => (at % 2 === 0 ? this.#own(text) : (this.#parts[Number(text)] ?? [])))
  }

  #own(text: string): Part[] {
    return text === '' ? [] : [this.#read(text)]
  }

  /** Has pages made with marks from now on. */
  begin(): void {
    globalThis.sharedMarkup = this
  }

  end(): void {
    globalThis.sharedMarkup = undefined
  }
}
