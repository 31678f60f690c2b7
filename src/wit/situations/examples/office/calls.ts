/** Sentences that are the situation of that name. */
export const callsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['mic-muted', 'Please mute your microphone when you join.'],
  ['sync-wanted', 'I would like to schedule a call next week.'],
  ['camera-on', 'Please turn your camera on.'],
  ['camera-on', 'Please keep your cameras on during the call.'],
  ['camera-on', 'Please switch on your webcam for the interview.'],
  ['missed-call', 'Sorry I missed your call.'],
  ['missed-call', 'I missed your call yesterday.'],
  ['missed-call', 'You missed my call this morning.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const callsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['mic-muted', 'The microphone has a mute button.'],
  ['sync-wanted', 'The call is scheduled for Friday.'],
  ['camera-on', 'The camera is on sale.'],
  ['missed-call', 'I missed the team call.'],
]
