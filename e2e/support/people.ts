let count = 0

/** An address no other journey uses, so that its leads can be told apart. */
export const uniqueEmail = (): string => `g${process.pid}.${Date.now().toString(36)}.${count++}@duck.example`
