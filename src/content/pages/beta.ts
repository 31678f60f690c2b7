export const betaPage = {
  title: 'Beta Sign-up',
  lines: ['Beta', 'Sign-up'],
  description:
    'Join the Deadpan beta: five fields, one of them a list. For customers in the United States, aged 13 and over.',
  lead: 'The paint is still wet. Touch it.',
  time: 'About a minute, unless you pause',
  reader: 'Read by a person, start to finish',
} as const
