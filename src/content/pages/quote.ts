export const quotePage = {
  title: 'Get a free quote',
  lines: ['Get a free', 'quote'],
  description: 'Leave a name, an address and a number. Deadpan answers with a price, in a full sentence.',
  lead: 'Three fields. What comes back in the end is a price, in a sentence without adjectives.',
  free: 'The quote is free, and so is reading it with raised eyebrows and saying no.',
} as const
