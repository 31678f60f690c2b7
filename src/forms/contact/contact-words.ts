export const contactWords = {
  title: 'Tell us what you need. Take your time, the face won’t change.',
  phone: '(555) 010-0199',
  help: 'A sentence is fine. Two is a meeting.',
  send: 'Send message',
  sending: 'Sending',
  clear: 'Clear form',
  another: 'Send another',
  reset: 'The form has been reset. It remembers nothing, and thinks of you fondly.',
} as const
