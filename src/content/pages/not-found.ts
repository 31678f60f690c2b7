export const notFoundPage = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  text: 'We looked in every drawer. There are three. Someone will be spoken to.',
  back: 'Go Back',
} as const
