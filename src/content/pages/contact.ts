export const contactPage = {
  title: 'Contact Us',
  lines: ['Contact', 'Us'],
  description:
    'Tell Deadpan what you need. A person reads it with a straight face and replies within one business day.',
  lead: 'Say something serious. A person will read it with a straight face.',
  replies: 'Replies within one business day',
} as const
