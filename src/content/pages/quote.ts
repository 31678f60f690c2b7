export const quotePage = {
  title: 'Get a free quote',
  lines: ['Get a free', 'quote'],
  description: 'Leave a name, an address and a number. Deadpan answers with a price, in a full sentence.',
  lead: 'Three fields. The price comes back without adjectives.',
  free: 'The quote is free. So is saying no.',
} as const
