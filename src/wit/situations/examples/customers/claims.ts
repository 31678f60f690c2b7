/** Sentences that are the situation of that name. */
export const claimsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['fast', 'Our new charger is fast.'],
  ['bag-waterproof', 'Our backpacks are waterproof.'],
  ['bag-waterproof', 'The bag is waterproof.'],
  ['bag-waterproof', 'The tent is fully waterproof.'],
  ['handmade', 'Our candles are handmade in Vermont.'],
  ['handmade', 'Our mugs are handmade in Ohio.'],
  ['handmade', 'All our bowls are handmade.'],
  ['bags-recycled', 'Our bags are made from 100% recycled material.'],
  ['bags-recycled', 'Our frames are made from 5 recycled bottles each.'],
  ['bags-recycled', 'The benches are made of reclaimed wood.'],
  ['color-discontinued', 'The supplier has discontinued the beige.'],
  ['color-discontinued', 'We have retired the lavender scent.'],
  ['color-discontinued', 'The color will be phased out in June.'],
  ['mattress-night-trial', 'Our mattress comes with a 100-night trial.'],
  ['mattress-night-trial', 'Every mattress comes with a 90-night trial.'],
  ['mattress-night-trial', 'Our mattress comes with a 365-night trial.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const claimsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['fast', 'The website is not fast.'],
  ['bag-waterproof', 'The watch is waterproof.'],
  ['handmade', 'The hand soap is made with lavender.'],
  ['bags-recycled', 'The bags are made of leather.'],
  ['color-discontinued', 'The item was removed.'],
  ['mattress-night-trial', 'The mattress comes in a box.'],
]
