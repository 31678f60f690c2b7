const small = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const

/** A count for a sentence: "nine", and from 21 on "21". */
export const counted = (count: number): string => small[count] ?? String(count)

/** The same for the beginning of a sentence. */
export const countedFirst = (count: number): string => counted(count).replace(/^./, (letter) => letter.toUpperCase())
