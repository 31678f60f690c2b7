/** A result in two breaths: the sentence that came in, and what was added to it. */
export interface Breaths {
  /** Empty where the result does not begin with the sentence: then it is all in one piece. */
  readonly kept: string
  readonly added: string
}

/** Parts a result after its sentence. One that grows on the sentence without an end to it stays in one piece. */
export function breathsOf(before: string, after: string): Breaths {
  const whole = { kept: '', added: after }
  if (!/[.!?…:”"]$/.test(before) || !after.startsWith(`${before} `)) return whole
  return { kept: before, added: after.slice(before.length + 1) }
}
