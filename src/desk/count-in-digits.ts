/** A count in digits. @param more there may be more than were counted */
export const countInDigits = (count: number, more = false): string =>
  `${count.toLocaleString('en-US')}${more ? '+' : ''}`
