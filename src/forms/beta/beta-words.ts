export const betaWords = {
  title: 'Five fields. The last one has its answers filled in.',
  placeholder: 'Choose',
  send: 'Sign up',
  sending: 'Signing up',
  clear: 'Clear form',
  eligibility: 'For customers in the United States, aged 13 and over.',
  another: 'Sign up someone else',
  reset: 'You are on the list. The list has been told, and took it calmly.',
} as const
