/** Sentences that are the situation of that name. */
export const officeRoomsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['room-booked', 'Please book a meeting room in advance.'],
  ['whiteboard-erased', 'Please erase the whiteboard after your meeting.'],
  ['desk-moved', 'Our desks will be moved to the fourth floor.'],
  ['office-moves', 'Our office is moving to Elm Street in June.'],
  ['office-closed', 'Our office will be closed on Friday.'],
  ['speaker-calls', 'Please take calls in the phone booths.'],
  ['thermostat-set', 'The thermostat has been set to 70 degrees.'],
  ['thermostat-hands-off', 'Please do not adjust the thermostat.'],
  ['heating-off', 'The heating will be off on Saturday morning.'],
  ['door-sticks', 'The door to the supply room is stuck.'],
  ['dress-code', 'The dress code for the party is smart casual.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const officeRoomsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['room-booked', 'Book your hotel room by Friday.'],
  ['whiteboard-erased', 'The board approved the plan.'],
  ['desk-moved', 'The front desk has moved.'],
  ['office-moves', 'The office moves fast.'],
  ['office-closed', 'Our office closed the deal on Friday.'],
  ['speaker-calls', 'Please make a call to action.'],
  ['thermostat-set', 'The thermostat is sold with a battery.'],
  ['thermostat-hands-off', 'Please do not adjust the volume.'],
  ['heating-off', 'The heat is on.'],
  ['door-sticks', 'The door sticks to the style of the house.'],
  ['dress-code', 'The dress code was printed on page 4.'],
]
