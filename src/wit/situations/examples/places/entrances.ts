/** Sentences that are the situation of that name. */
export const entrancesExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['door-code', 'The door code has been changed.'],
  ['door-code', 'The gate code will change on March 1.'],
  ['door-code', 'The entry code for the garage will be updated on Friday.'],
  ['lost-keys', 'A set of keys was found in the lobby.'],
  ['lost-keys', 'Keys have been found in the parking garage.'],
  ['lost-keys', 'A key was turned in at reception.'],
  ['badge-worn', 'All employees must wear their badges.'],
  ['visitor-escorted', 'Visitors must be escorted at all times.'],
  ['visitor-escorted', 'All visitors must be accompanied by an employee.'],
  ['visitor-escorted', 'Guests should be escorted to the meeting room.'],
  ['umbrella-left', 'An umbrella was left in the lobby.'],
  ['umbrella-left', 'Someone left an umbrella in the conference room.'],
  ['umbrella-left', 'A blue umbrella was left at reception.'],
  ['jackets-left', 'A scarf was left in the lobby.'],
  ['jackets-left', 'Someone left a jacket in the conference room.'],
  ['jackets-left', 'A gray coat was found in the meeting room.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const entrancesNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['door-code', 'You can change the door code in the app.'],
  ['lost-keys', 'I found my keys.'],
  ['badge-worn', 'The badge was worn by a hero.'],
  ['badge-worn', 'Please wear your name badge.'],
  ['visitor-escorted', 'Children must be accompanied by an adult.'],
  ['umbrella-left', 'Please leave your umbrella at the door.'],
  ['jackets-left', 'Please leave your coat at the door.'],
]
