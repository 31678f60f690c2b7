/** Sentences that are the situation of that name. */
export const meetingsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['meeting-short', "Let's keep the meeting short."],
  ['meeting-recorded', 'The town hall will be recorded.'],
  ['mic-muted', 'Please mute your microphone when you join.'],
  ['on-time-please', 'Please be on time.'],
  ['deadline-moved', 'The deadline has been extended to Friday.'],
  ['deadline-is', 'The deadline for submissions is March 31.'],
  ['sync-wanted', 'I would like to schedule a call next week.'],
  ['birthday-card', 'Please sign the birthday card at reception.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const meetingsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['meeting-short', 'The short meeting room is booked.'],
  ['meeting-recorded', 'The meeting set a record.'],
  ['mic-muted', 'The microphone has a mute button.'],
  ['on-time-please', 'The project was on time.'],
  ['deadline-moved', 'The deadline is Friday.'],
  ['deadline-is', 'The deadline was Friday.'],
  ['sync-wanted', 'The call is scheduled for Friday.'],
  ['birthday-card', 'Please sign the credit card slip.'],
]
