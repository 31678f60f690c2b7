/** Sentences that are the situation of that name. */
export const climateExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['thermostat-set', 'The thermostat has been set to 70 degrees.'],
  ['thermostat-hands-off', 'Please do not adjust the thermostat.'],
  ['heating-off', 'The heating will be off on Saturday from 9 to 11.'],
  ['heating-on', 'The heating will be turned on tomorrow.'],
  ['heating-on', 'The heat will be turned on in the east wing on Monday.'],
  ['heating-on', 'The central heating has been repaired.'],
  ['window-closed', 'Please close the windows before you leave.'],
  ['window-closed', 'All windows must be shut in the evening.'],
  ['window-closed', 'Please close the window in the meeting room.'],
  ['door-closed', 'Please close the door behind you.'],
  ['door-closed', 'Please shut the door to the stairwell.'],
  ['door-closed', 'The front door must be closed after 10 p.m.'],
  ['door-kept-closed', 'Please keep the door closed at all times.'],
  ['door-kept-closed', 'Please keep the kitchen door shut.'],
  ['door-kept-closed', 'Please leave the door to the archive closed.'],
  ['door-propped', 'Please do not prop open the side door.'],
  ['door-propped', "Please don't prop the front door open."],
  ['door-propped', 'The back door must not be propped open.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const climateNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['thermostat-set', 'The thermostat is sold with a battery.'],
  ['thermostat-hands-off', 'Please do not adjust the volume.'],
  ['heating-off', 'The heat is on.'],
  ['heating-on', 'Turn the heat to low.'],
  ['window-closed', 'Please keep the windows clean.'],
  ['door-closed', 'Please lock the doors.'],
  ['door-kept-closed', 'Please keep the door open.'],
  ['door-propped', 'Please do not block the entrance.'],
]
