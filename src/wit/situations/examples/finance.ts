/** Sentences that are the situation of that name. */
export const financeExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['invoice-overdue', 'Your invoice is overdue.'],
  ['invoice-due', 'Invoices are payable within 30 days of receipt.'],
  ['receipt-needed', 'A receipt is required for all returns.'],
  ['payment-received', 'We have received your payment.'],
  ['cash-only', 'We only accept cash.'],
  ['report-due', 'The quarterly report is due on Friday.'],
  ['numbers-even', 'We hit our quarterly goal.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const financeNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['invoice-overdue', 'Your invoice will be sent on Friday.'],
  ['invoice-due', 'The invoice is overdue.'],
  ['receipt-needed', 'A receipt is not required.'],
  ['payment-received', 'We have not received your payment.'],
  ['cash-only', 'We do not accept cash.'],
  ['report-due', 'The report was well received.'],
  ['numbers-even', 'We almost hit our goal.'],
]
