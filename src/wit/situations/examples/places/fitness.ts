/** Sentences that are the situation of that name. */
export const fitnessExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['gym-closed', 'The gym will be closed on Labor Day.'],
  ['gym-closed', 'Our gym will be closed on Saturday.'],
  ['gym-closed', 'The fitness center will be closed for repairs on Monday.'],
  ['gym-open', 'Our gym is open 24 hours a day.'],
  ['gym-open', 'The fitness center is now open 24/7.'],
  ['gym-open', 'The gym is open around the clock.'],
  ['weights-back', 'Please return the weights to the rack.'],
  ['weights-back', 'Please put the dumbbells back after use.'],
  ['weights-back', 'Please put your weights back on the rack.'],
  ['appointment-confirmed', 'Your appointment is confirmed for Thursday at 3:15 p.m.'],
  ['appointment-confirmed', 'Your appointment has been confirmed.'],
  ['appointment-confirmed', 'Your haircut is confirmed for Friday.'],
  ['appointment-only', 'The archive is available by appointment only.'],
  ['appointment-only', 'Our showroom is open by appointment.'],
  ['appointment-only', 'The studio is available by appointment only.'],
  ['walkins', 'Walk-ins are welcome before noon.'],
  ['walkins', 'Walk-ins are welcome on weekdays.'],
  ['walkins', 'Walk-ins are always welcome.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const fitnessNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['gym-closed', 'The gym closes at 10 p.m.'],
  ['gym-open', 'The gym is open until 10.'],
  ['weights-back', 'Please lift the weights.'],
  ['appointment-confirmed', 'We will confirm your appointment.'],
  ['appointment-only', 'We accept appointments.'],
  ['walkins', 'Dogs are welcome on walks.'],
]
