/** Words by number, without an object for each: as a Map, 36,000 of them take four times as much memory. */
export interface WordTable {
  readonly size: number
  /** The number of a word: its place in the order of the words; undefined for one that is not there. */
  numberOf(word: string): number | undefined
  wordAt(number: number): string
  lengthAt(number: number): number
  /** Whether the word of that number begins so. */
  startsWith(number: number, beginning: string): boolean
}

/** Makes a table of words, each once, that have no line break. */
export const tableOf = (words: Iterable<string>): WordTable => tableOfLines(linesOf(words))

/** Words as the lines of a text, by which a table of them is kept. */
export const linesOf = (words: Iterable<string>): string => Array.from(words, (word) => `${word}\n`).join('')

/** Makes a table of the lines of a text, each once; the last may end or not. */
export function tableOfLines(lines: string): WordTable {
  const text = lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`
  const begins = beginsIn(text)
  const size = begins.length - 1
  const slots = new Uint32Array(slotsFor(size))

  const lengthAt = (number: number): number => (begins[number + 1] ?? 0) - (begins[number] ?? 0) - 1
  const startsWith = (number: number, beginning: string): boolean =>
    beginning.length <= lengthAt(number) && text.startsWith(beginning, begins[number])
  const wordAt = (number: number): string => text.slice(begins[number], (begins[number + 1] ?? 1) - 1)

  /** The slot that has a word, as its number and one, or is free for it. */
  function slotOf(word: string): number {
    let slot = hashOf(word, 0, word.length) & (slots.length - 1)
    for (let taken = slots[slot]; taken; taken = slots[slot]) {
      if (lengthAt(taken - 1) === word.length && startsWith(taken - 1, word)) break
      slot = (slot + 1) & (slots.length - 1)
    }
    return slot
  }

  for (let number = 0; number < size; number++) {
    const begin = begins[number] ?? 0
    let slot = hashOf(text, begin, begin + lengthAt(number)) & (slots.length - 1)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = number + 1
  }

  return {
    size,
    numberOf(word) {
      const taken = slots[slotOf(word)] ?? 0
      return taken === 0 ? undefined : taken - 1
    },
    wordAt,
    lengthAt,
    startsWith,
  }
}

/** Where each line begins, and where one after the last would. */
function beginsIn(text: string): Uint32Array {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  const begins = new Uint32Array(count)
  for (let number = 1; number < count; number++) begins[number] = text.indexOf('\n', begins[number - 1]) + 1
  return begins
}

/** A power of two that leaves a third of the slots free, or more. */
const slotsFor = (size: number): number => 2 ** Math.ceil(Math.log2(1 + 1.5 * size))

/** FNV-1a over the code units of a part of a text. */
function hashOf(text: string, begin: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = begin; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
