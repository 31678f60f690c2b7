// @ts-check

/** An error whose message suffices without a stack. */
export class Refusal extends Error {}
