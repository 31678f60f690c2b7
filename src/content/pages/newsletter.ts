export const newsletterPage = {
  title: 'Stay in touch!',
  description: 'Leave an e-mail address and Deadpan will write when a feature is new. It will not write otherwise.',
  lead: 'Stay up to date on new features. There are not many. That is how you will know one is new.',
} as const
