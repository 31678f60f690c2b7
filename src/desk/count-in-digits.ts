/** A count in digits. @param more whether counting stopped there, so that there may be more */
export const countInDigits = (count: number, more = false): string =>
  `${count.toLocaleString('en-US')}${more ? '+' : ''}`
