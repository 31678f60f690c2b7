/** Sentences that are the situation of that name. */
export const learningExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['book-due', 'Your library books are due on Friday.'],
  ['library-quiet', 'Please silence your phones in the reading room.'],
  ['museum-touch', 'Please do not touch the exhibits.'],
  ['exhibit-opens', 'The exhibition opens on May 3.'],
  ['museum-free', 'Admission is free on Thursdays.'],
  ['gift-shop', 'The gift shop is open until 6.'],
  ['homework', 'The essay is due on Monday.'],
  ['teacher-conference', 'Parent-teacher conferences are on Thursday evening.'],
  ['classroom-supply', 'Each classroom gets a new box of markers and glue sticks.'],
  ['classroom-tissues', 'Each classroom gets one box of tissues per month.'],
  ['field-trip', 'Please return the permission slip by Friday.'],
  ['tutoring', 'Our workshop covers the basics of bread baking.'],
  ['certificate', 'All participants receive a certificate of completion.'],
  ['workshop-rated', 'The workshop was rated 4.6 by 18 participants.'],
  ['reading-club', 'The book club meets on Thursday at 7.'],
  ['storytime-host', 'The bookstore is hosting a signing with a local author.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const learningNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['book-due', 'The book will be published in May.'],
  ['library-quiet', 'Please keep your phone charged.'],
  ['museum-touch', 'You may touch the objects.'],
  ['exhibit-opens', 'The exhibits may not be touched.'],
  ['museum-free', 'Admission is not free.'],
  ['gift-shop', 'The gift card is valid.'],
  ['homework', 'The test was canceled.'],
  ['teacher-conference', 'The conference has three stages.'],
  ['classroom-supply', 'The class needs no supplies.'],
  ['classroom-tissues', 'The room gets cold.'],
  ['field-trip', 'The trip was canceled.'],
  ['tutoring', 'The course does not cover Excel.'],
  ['certificate', 'The gift certificate expires.'],
  ['workshop-rated', 'The movie was rated poorly.'],
  ['reading-club', 'The meter reading is due.'],
  ['storytime-host', 'The store hosts its own server.'],
]
