export const quoteWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'We text in full sentences',
  send: 'Get Free Quote',
  sending: 'Sending',
} as const
