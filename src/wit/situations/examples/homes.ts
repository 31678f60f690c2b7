/** Sentences that are the situation of that name. */
export const homesExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['listing', 'The apartment has two bedrooms and a balcony.'],
  ['apartment-shown', 'The landlord will be showing the apartment between 5 and 6 tomorrow.'],
  ['rent-due', 'Rent is due on the first of the month.'],
  ['tenant-parcel', 'The tenant on the ground floor has offered to accept parcels.'],
  ['maintenance-request', 'The tenant portal now accepts maintenance requests.'],
  ['landscaping', 'Our crew will be trimming the hedges on Tuesday.'],
  ['lease', 'Please sign the lease and return it by Friday.'],
  ['key-pickup', 'Please return the keys to the front desk.'],
  ['neighbor-note', 'Residents are reminded to keep the hallway clear.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const homesNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['listing', 'The apartment is being painted.'],
  ['apartment-shown', 'The apartment was sold.'],
  ['rent-due', 'Rent will increase in May.'],
  ['tenant-parcel', 'The tenant will not accept parcels.'],
  ['maintenance-request', 'The website is down for maintenance.'],
  ['landscaping', 'The tree fell in the storm.'],
  ['lease', 'The car lease ends in May.'],
  ['key-pickup', 'A key was lost.'],
  ['neighbor-note', 'The neighbor painted the fence.'],
]
