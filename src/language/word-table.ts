/** Words by number in one string, which takes less memory than a Map with an object for each. */
export interface WordTable {
  readonly size: number
  /** The number of a word: its place in the order of words; undefined for other words. */
  numberOf(word: string): number | undefined
  wordAt(number: number): string
  lengthAt(number: number): number
  /** Whether the word of that number has this prefix. */
  startsWith(number: number, beginning: string): boolean
}

/** Makes a table of distinct words without line breaks. */
export const tableOf = (words: Iterable<string>): WordTable => tableOfLines(linesOf(words))

/** Words as lines, the form in which a table is kept. */
export const linesOf = (words: Iterable<string>): string => Array.from(words, (word) => `${word}\n`).join('')

/** Makes a table of distinct lines; a line break after the last is optional. */
export function tableOfLines(lines: string): WordTable {
  const text = lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`
  const begins = beginsIn(text)
  const size = begins.length - 1
  const slots = new Uint32Array(slotsFor(size))

  const lengthAt = (number: number): number => (begins[number + 1] ?? 0) - (begins[number] ?? 0) - 1
  const startsWith = (number: number, beginning: string): boolean =>
    beginning.length <= lengthAt(number) && text.startsWith(beginning, begins[number])
  const wordAt = (number: number): string => text.slice(begins[number], (begins[number + 1] ?? 1) - 1)

  /** The slot of a word, which holds its number plus one, or the free slot for it. */
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

/** The offset of each line, and the end of the last. */
function beginsIn(text: string): Uint32Array {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  const begins = new Uint32Array(count)
  for (let number = 1; number < count; number++) begins[number] = text.indexOf('\n', begins[number - 1]) + 1
  return begins
}

/** A power of two that leaves at least a third of the slots free. */
const slotsFor = (size: number): number => 2 ** Math.ceil(Math.log2(1 + 1.5 * size))

/** FNV-1a over the code units of a part of a text. */
function hashOf(text: string, begin: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = begin; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
