import { attributeName, type Markup } from './markup.ts'
import type { Asked } from './selectors.ts'
import { inDataset } from './shown.ts'

/** Numbers of what a style sheet asks for, by what answers it. */
type Numbers = Map<string, number[]>

const add = (numbers: Numbers, answer: string, number: number): void => {
  numbers.set(answer, [...(numbers.get(answer) ?? []), number])
}

/** A bit for each thing asked for: 1 where something answers it. */
type Answers = Uint32Array

const isAnswered = (answers: Answers, number: number): boolean =>
  (((answers[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1

function setAnswered(answers: Answers, number: number): void {
  answers[number >>> 5] = (answers[number >>> 5] ?? 0) | (1 << (number & 31))
}

/** What a piece of markup or a script's words do for the things that a style sheet asks for. */
interface Part {
  readonly answered: Answers
}

/** What words can do besides: a value of an attribute counts where one script sets the attribute and it or another has the value. */
interface Words extends Part {
  readonly set: Answers
  readonly spelled: Answers
}

/**
 * Tells pages apart by what of the things that a style sheet asks for they have, as `shownOn` does. That is asked of each of
 * thousands of pages, which share most of their pieces and scripts: what these answer is kept.
 */
export class PageSignature {
  readonly #asked: readonly Asked[]
  /** In words of 32 bits. */
  readonly #size: number
  readonly #classes: Numbers = new Map()
  readonly #elements: Numbers = new Map()
  readonly #attributes: Numbers = new Map()
  readonly #properties: Numbers = new Map()
  readonly #words: Numbers = new Map()
  readonly #settingWords: Numbers = new Map()
  readonly #valueWords: Numbers = new Map()
  readonly #values: number[] = []
  readonly #markup = new WeakMap<Markup, Part>()
  readonly #scripts = new WeakMap<ReadonlySet<string>, Words>()

  constructor(asked: readonly Asked[], properties: readonly string[]) {
    this.#asked = asked
    this.#size = Math.ceil((asked.length + properties.length) / 32)
    for (const [number, one] of asked.entries()) this.#ask(one, number)
    for (const [at, property] of properties.entries()) {
      add(this.#properties, `var(${property}`, asked.length + at)
      add(this.#words, property, asked.length + at)
    }
  }

  #ask({ kind, name, value }: Asked, number: number): void {
    if (kind === 'attribute') this.#askAttribute(name, value, number)
    else {
      add(this.#words, name, number)
      if (kind === 'class') add(this.#classes, name, number)
      else add(this.#elements, `<${name}`, number)
    }
  }

  #askAttribute(name: string, value: string | undefined, number: number): void {
    const setting = value === undefined ? this.#words : this.#settingWords
    for (const word of new Set([name, inDataset(name)])) add(setting, word, number)
    add(this.#attributes, value === undefined ? ` ${name}` : ` ${name}="${value}"`, number)
    if (value === undefined) return
    add(this.#valueWords, value, number)
    this.#values.push(number)
  }

  /** The same for pages that have the same of what is asked for. */
  of(markup: readonly Markup[], words: readonly ReadonlySet<string>[]): string {
    const answered = new Uint32Array(this.#size)
    const set = new Uint32Array(this.#size)
    const spelled = new Uint32Array(this.#size)
    for (const part of markup) unite(answered, this.#answersIn(part).answered)
    for (const known of words) {
      const script = this.#wordsIn(known)
      unite(answered, script.answered)
      unite(set, script.set)
      unite(spelled, script.spelled)
    }
    for (const number of this.#values) {
      if (isAnswered(answered, number) || !isAnswered(set, number)) continue
      const value = this.#asked[number]?.value ?? ''
      if (isAnswered(spelled, number) || markup.some(({ text }) => text.includes(value))) setAnswered(answered, number)
    }
    return Buffer.from(answered.buffer).toString('latin1')
  }

  #answersIn(markup: Markup): Part {
    const known = this.#markup.get(markup)
    if (known) return known
    const answered = new Uint32Array(this.#size)
    answer(answered, this.#classes, markup.classes)
    answer(answered, this.#elements, markup.elements)
    answer(answered, this.#properties, markup.properties)
    answer(answered, this.#attributes, markup.attributes)
    answer(answered, this.#attributes, [...markup.attributes].map(attributeName))
    const part = { answered }
    this.#markup.set(markup, part)
    return part
  }

  #wordsIn(words: ReadonlySet<string>): Words {
    const known = this.#scripts.get(words)
    if (known) return known
    const [answered, set, spelled] = [
      new Uint32Array(this.#size),
      new Uint32Array(this.#size),
      new Uint32Array(this.#size),
    ]
    answer(answered, this.#words, words)
    answer(set, this.#settingWords, words)
    answer(spelled, this.#valueWords, words)
    const part = { answered, set, spelled }
    this.#scripts.set(words, part)
    return part
  }
}

function answer(answers: Answers, numbers: Numbers, found: Iterable<string>): void {
  for (const name of found) {
    const asked = numbers.get(name)
    if (asked) for (const number of asked) setAnswered(answers, number)
  }
}

function unite(all: Answers, part: Answers): void {
  for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) | (part[at] ?? 0)
}
