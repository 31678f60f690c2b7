export const commentWords = {
  message: 'Go on',
  send: 'Post comment',
  sending: 'Posting',
} as const
