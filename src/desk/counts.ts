/** Leads are counted up to here: a number says as much as anybody needs by then, and takes no longer to find. */
export const mostCounted = 10_000

/** A count in digits, with a sign when there may be more than were counted. */
export const countInDigits = (count: number, more = count === mostCounted): string =>
  `${count.toLocaleString('en-US')}${more ? '+' : ''}`
