// @ts-check

/** An error whose message says all that a person needs. */
export class Refusal extends Error {}
