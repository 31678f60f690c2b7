export const teamPage = {
  title: 'Team',
  description: 'The eight people behind Deadpan, what each of them does, and how little shows.',
  lead: 'Eight people. No visible reaction.',
  label: 'Members',
  numbers: 'In numbers',
  /** What a member's own page says of itself. */
  about: (name: string, designation: string) =>
    `${name} at Deadpan: ${designation}. A few sentences and four numbers, none of them flattering.`,
} as const
