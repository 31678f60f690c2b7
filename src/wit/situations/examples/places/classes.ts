/** Sentences that are the situation of that name. */
export const classesExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['meeting-optional', 'Attendance is optional.'],
  ['meeting-mandatory', 'The training is mandatory for all employees.'],
  ['pets-welcome', 'Dogs are welcome on the terrace.'],
  ['pets-not', 'Dogs are not allowed in the lobby.'],
  ['birds-fed', 'Please do not feed the birds.'],
  ['spa-package', 'Our spa package includes a massage and tea.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const classesNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['meeting-optional', 'The optional training is full.'],
  ['meeting-mandatory', 'Attendance is optional.'],
  ['pets-welcome', 'Dogs are not allowed on the terrace.'],
  ['pets-not', 'Dogs are welcome on the terrace.'],
  ['birds-fed', 'We feed the birds in winter.'],
  ['spa-package', 'The spa is closed.'],
]
