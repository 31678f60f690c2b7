export const faqPage = {
  title: 'Pricing',
  description:
    'Three plans, billed monthly or yearly, from nothing upwards. And six fair questions with their answers.',
  heading: 'Flexible Pricing Options',
  note: 'Prices in US dollars, for customers in the United States. Everyone else is also funny, but we are not licensed for it.',
  questions: { title: 'Fair questions', lines: ['Fair', 'questions'] },
} as const
