/** Names the link's token in its address and in the post that confirms it. */
export const tokenParameter = 'token'

export const eraseWords = {
  label: 'Email address',
  placeholder: 'you@example.com',
  send: 'Erase',
  sending: 'Asking',
  noMail: (privacyEmail: string) =>
    `This site can’t send mail yet, so nothing was started. Write to ${privacyEmail} from that address, and a person erases it.`,
  letter: (link: string, hours: number) => ({
    subject: 'Erasing what we hold about you',
    text: [
      'Someone, most likely you, asked us to erase everything we hold under this address.',
      `To have it erased, open this page and press the button on it:\n${link}`,
      `The link works once, within ${hours} hours. There is no undo.`,
      'If it was not you, do nothing. Nothing will then happen, which we are good at.',
    ].join('\n\n'),
  }),
} as const
