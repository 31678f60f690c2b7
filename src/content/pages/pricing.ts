export const pricingPage = {
  title: 'Pricing',
  description:
    'Three plans, billed monthly or yearly, from nothing upwards. And six fair questions with their answers.',
  heading: 'Flexible Pricing Options',
  note: 'Prices in US dollars, for customers in the United States. Everyone else is also funny, but we are not licensed for it.',
  questions: { title: 'Fair questions', lines: ['Fair', 'questions'] },
} as const

/** The choice of what a plan's price is for; `Plans` shows the price of the chosen period. */
export const billing = {
  legend: 'Billing period',
  name: 'billed',
  initial: 'monthly',
  kind: 'toggle',
  options: [
    { value: 'yearly', label: 'Billed Yearly' },
    { value: 'monthly', label: 'Billed Monthly' },
  ],
} as const
