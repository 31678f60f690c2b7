export const newsletterPage = {
  title: 'Stay in touch!',
  description:
    'Leave an email address. Deadpan writes when a feature is new or the privacy policy changes, and is quiet otherwise.',
  lead: 'Stay up to date on new features. There are not many, so you will know one when it comes. If the privacy policy changes you hear of that too.',
} as const
