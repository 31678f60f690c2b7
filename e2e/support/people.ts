let count = 0

/** A new address for each call, by which a journey finds its leads. */
export const uniqueEmail = (): string => `g${process.pid}.${Date.now().toString(36)}.${count++}@duck.example`
