/** Sentences that are the situation of that name. */
export const serviceExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['looking-into', 'Our team is investigating the issue.'],
  ['will-reply', 'We will get back to you within two business days.'],
  ['message-received', 'We have received your message.'],
  ['wait-time', 'Your wait time is approximately 17 minutes.'],
  ['call-recorded', 'Calls may be recorded for quality and training purposes.'],
  ['patience-thanks', 'We appreciate your patience.'],
  ['feedback-helps', 'Your feedback helps us improve.'],
  ['contact-us', 'Please contact our team with any questions.'],
  ['deadline-draft', 'I will have the mockups over to you by end of day.'],
  ['skills', 'I proofread manuals and product catalogs.'],
  ['passionate', "I'm passionate about data quality."],
  ['available-projects', 'I am open to new projects in event photography.'],
  ['revisions', 'The price includes two rounds of revisions.'],
  ['partnership', 'We have teamed up with a local bakery.'],
  ['outgrow', 'We have streamlined our invoicing process.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const serviceNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['looking-into', 'The issue is not being reviewed.'],
  ['will-reply', 'We will get back to the office on Monday.'],
  ['message-received', 'We have not received your message.'],
  ['wait-time', 'There is no wait.'],
  ['call-recorded', 'The call was not recorded.'],
  ['patience-thanks', 'We have lost patience.'],
  ['feedback-helps', 'We did not welcome the feedback.'],
  ['contact-us', 'Please call 911 in an emergency.'],
  ['deadline-draft', 'I will not send the draft.'],
  ['skills', 'I do not write to clients.'],
  ['passionate', 'I am not passionate about data.'],
  ['available-projects', 'I am not available for projects.'],
  ['revisions', 'The revision was not made.'],
  ['partnership', 'We have ended the partnership.'],
  ['outgrow', 'The process has not changed.'],
]
