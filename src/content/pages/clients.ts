export const clientsPage = {
  title: 'Our Clients',
  description: 'Eight companies that let Deadpan near their words, and what was written for each of them.',
  lead: 'Eight companies with a serious business. They asked us not to change it, so we changed the sentences.',
  label: 'Clients',
  /** The tiles behind the marks, in the clients' order: no two that touch are alike, in four columns or in two. */
  grounds: ['yolk', 'sky', 'lilac', 'tomato', 'mint', 'yolk', 'sky', 'lilac'],
} as const
