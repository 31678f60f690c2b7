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
