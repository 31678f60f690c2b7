/** How plain a joke is to see: crisp at once, sandy a second later, arid hardly. */
export const drynesses = ['crisp', 'sandy', 'arid'] as const
export type Dryness = (typeof drynesses)[number]
