/** Sentences that are the situation of that name. */
export const officeKitchenExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['coffee-machine-serviced', 'The coffee machine on the third floor will be serviced on Thursday morning.'],
  ['coffee-machine-broken', 'The coffee machine in the lobby is out of order.'],
  ['coffee-machine-back', 'The coffee machine has been repaired.'],
  ['fridge-full', 'The fridge on the second floor is full again.'],
  ['dishwasher-emptied', 'Please empty the dishwasher when it is done.'],
  ['dishwasher-broken', 'The dishwasher is out of order until Wednesday.'],
  ['microwave-cleaned', 'Please wipe down the microwave after use.'],
  ['fish-refrain', 'Please refrain from microwaving fish.'],
  ['printer-fixed', 'The printer has been fixed.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const officeKitchenNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['coffee-machine-serviced', 'The coffee machine was serviced last week.'],
  ['coffee-machine-broken', 'The coffee machine breaks even after three months.'],
  ['coffee-machine-back', 'The coffee machine will be repaired on Friday.'],
  ['fridge-full', 'The fridge is full of energy-saving features.'],
  ['dishwasher-emptied', 'The dishwasher was installed yesterday.'],
  ['dishwasher-broken', 'The dishwasher breaks down grease.'],
  ['microwave-cleaned', 'The microwave will be replaced on Friday.'],
  ['fish-refrain', 'We microwave our fish for two minutes.'],
  ['printer-fixed', 'The printer will be fixed on Friday.'],
]
