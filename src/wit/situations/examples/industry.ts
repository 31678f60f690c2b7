/** Sentences that are the situation of that name. */
export const industryExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['production-line', 'Production restarts on Monday at 6:00.'],
  ['inventory-count', 'The stock count is tonight.'],
  ['warehouse-size', 'The new warehouse can hold 18,000 pallets.'],
  ['safety-gear', 'Please wear your safety vest in the warehouse.'],
  ['forms-office', 'The property tax office has moved to the third floor.'],
  ['permit', 'Parking permits must be displayed at all times.'],
  ['council-meeting', 'The city council meets on Tuesday at 7.'],
  ['volunteer', 'We need volunteers for the spring festival.'],
  ['used-books', 'We are collecting used books for the spring sale.'],
  ['bake-sale', 'The bake sale is on Saturday in the gym.'],
  ['flea-market', 'The flea market is on Sunday.'],
  ['meter-reading', 'The water meter will be read on Tuesday.'],
  ['invoice-utility', 'Your water bill is now available online.'],
  ['snow-removal', 'Street cleaning begins on Monday on the north side.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const industryNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['production-line', 'Production will not restart.'],
  ['inventory-count', 'The stock is back.'],
  ['warehouse-size', 'The warehouse is closed.'],
  ['safety-gear', 'Helmets can be rented by the hour.'],
  ['forms-office', 'The office coffee is out.'],
  ['permit', 'The software license expired.'],
  ['council-meeting', 'The board has approved the budget.'],
  ['volunteer', 'The volunteer fire department was called.'],
  ['used-books', 'We are booking rooms for the sale.'],
  ['bake-sale', 'The stock sale starts on Friday.'],
  ['flea-market', 'The stock market opens at 9:30.'],
  ['meter-reading', 'The parking meter was replaced.'],
  ['invoice-utility', 'Your bill is overdue.'],
  ['snow-removal', 'The snow was white.'],
]
