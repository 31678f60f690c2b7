export const notifyWords = {
  label: 'Email',
  placeholder: 'you@example.com',
  send: 'Notify Me',
} as const
