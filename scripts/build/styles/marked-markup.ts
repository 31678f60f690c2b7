import type { SharedMarkup } from '#art/shared-markup.ts'

const mark = /<!--shared (\d+)-->/

/** A page's text in pieces, in their order, and the shared ones among them as they were read. */
export interface Pieces<Part> {
  readonly texts: string[]
  readonly shared: Part[]
  /** What stands between the marks. */
  readonly own: string[]
}

/** Gives marks for markup that many pages share, and tells what they stand for. */
export class MarkedMarkup<Part extends { readonly text: string }> implements SharedMarkup {
  readonly #marks = new Map<string, string>()
  readonly #parts: (readonly Part[])[] = []
  readonly #read: (text: string) => Part
  readonly #shorten: (text: string) => string

  /**
   * @param read takes up a text in which there is no mark, with a character for each byte
   * @param shorten what is made of a text before
   */
  constructor(read: (text: string) => Part, shorten: (text: string) => string) {
    this.#read = read
    this.#shorten = shorten
  }

  markOf(html: string): string {
    const known = this.#marks.get(html)
    if (known !== undefined) return known
    const made = `<!--shared ${this.#parts.length}-->`
    this.#marks.set(html, made)
    const parts = Buffer.from(html)
      .toString('latin1')
      .split(mark)
      .flatMap((text, at) => this.#partsOf(text, at))
    this.#parts.push(parts)
    return made
  }

  #partsOf(text: string, at: number): readonly Part[] {
    if (at % 2 === 1) return this.#parts[Number(text)] ?? []
    return text === '' ? [] : [this.#read(this.#shorten(text))]
  }

  /** What a text with a character for each byte is made of. */
  piecesOf(html: string): Pieces<Part> {
    const pieces: Pieces<Part> = { texts: [], shared: [], own: [] }
    for (const [at, text] of html.split(mark).entries()) {
      if (at % 2 === 0) {
        const own = this.#shorten(text)
        pieces.own.push(own)
        pieces.texts.push(own)
        continue
      }
      for (const part of this.#parts[Number(text)] ?? []) {
        pieces.shared.push(part)
        pieces.texts.push(part.text)
      }
    }
    return pieces
  }

  /** Has pages made with marks from now on. */
  begin(): void {
    globalThis.sharedMarkup = this
  }

  end(): void {
    globalThis.sharedMarkup = undefined
  }
}
