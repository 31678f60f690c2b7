import { crisp, sandy } from '../../worked-out/pattern.ts'
import { broad } from './broad-frame.ts'

const persons =
  /\b(?:manager|director|supplier|employee|hire|hires|hired|member|colleague|head of|ceo|principal|teacher|tenant|intern|assistant|baby|chef|coach|owner|vendor|partner|opening|openings|name|client|clients|customers?)\b/

/** What is new, changed, moved, added, gone or back. */
export const changes = [
  broad({
    id: 'back-in-service',
    why: 'What a thing that works is good for.',
    when: /\b(?:is|are) (?:now )?(?:(?:working|running|online|operational|up and running) again|back (?:up|online|in (?:service|operation|order)|up and running))\b/,
    fits: ['The dishwasher is back in service.', 'The copier on the second floor is now working again.'],
    near: ['The server is down.', 'She is back in town.'],
    lines: () => [
      crisp('You may go back to not noticing.'),
      sandy('What you did to get by without it may now be forgotten.'),
    ],
  }),
  broad({
    id: 'not-working-look',
    why: 'What has been tried.',
    when: /\b(?:is|are) (?:not working|out of (?:service|order))\b|\b(?:isn't|aren't) working\b/,
    unless: /\b(?:heat|heating|alarm|phones?|we|elevators?|brakes?|smoke)\b/,
    fits: ['The drinking fountain is not working.', 'The dishwasher on the third floor is out of service.'],
    near: ['Our staff is working.', 'The heat in the lobby is not working.'],
    lines: () => [crisp('Trying it anyway has been tried.')],
  }),
  broad({
    id: 'one-you-remember',
    why: 'What happens to a memory.',
    when: /^(?:(?:we've|we have) (?:just )?(?:recently )?(?:updated|redesigned|upgraded|redone) (?:the|our|your) [\w -]+|we recently (?:updated|redesigned|upgraded) (?:the|our|your) [\w -]+|(?:the|our|your) [\w -]+ (?:has|have) been (?:updated|redesigned|upgraded))$/,
    unless: /\b(?:your|score|seat|prices?|rates?|terms|polic\w+|team|computers?|laptops?|appliances)\b/,
    fits: [
      "We've updated the FAQ page.",
      'The login page has been redesigned.',
      'We have updated the delivery schedule for next week.',
    ],
    near: ['We will update the page.', 'The team has been informed.'],
    lines: () => [
      crisp('Your memory of the old version is now out of date.'),
      sandy('Knowing the old version by heart no longer helps.'),
    ],
  }),
  broad({
    id: 'moved-habit',
    why: 'What habit makes of a move.',
    when: /^(?:we've|we have) moved (?:the|our) (?!deadline|meeting|launch|date)|\b(?:has|have) been moved (?:in)?to (?:the|a|our|room) (?!\d|next|following|last|first|second|end|week)|\bis being moved to the (?:basement|attic|second|first|third|ground|back|front|\w+ floor)\b/,
    unless: /\b(?:spam|trash|archive|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/,
    fits: ["We've moved the first aid kit to the hallway.", 'The donor dinner has been moved to the Hilton.'],
    near: ['The delivery has been moved to the 22nd.', 'We moved on.'],
    lines: ({ says }) => [
      says(/\b(?:dinner|party|lunch|class|event|picnic|lesson|reception|workshop|session|rehearsal)\b/)
        ? crisp('Habit is expected to arrive at the old place on time.')
        : crisp('The old place will be the first one you try.'),
    ],
  }),
  broad({
    id: 'moved-date',
    why: 'What is left of the old date.',
    when: /\b(?:has|have) been (?:moved|rescheduled|postponed) (?:to|for|until) (?:the \d+(?:st|nd|rd|th)|next \w+day|\w+day|january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    fits: ['The furniture delivery has been moved to the 22nd.', 'The school play has been rescheduled for March 28.'],
    near: ['The dinner has been moved to the Hilton.'],
    lines: () => [sandy('The old date goes back to being a day like any other.')],
  }),
  broad({
    id: 'right-answer-of-a-test',
    why: 'A test with one question.',
    when: /\b(?:will test|will be testing|are testing|'re testing|is testing) (?:the|our|all|a new) (?:[\w-]+ ){0,2}(?:generators?|alarms?|alarm system|sprinklers?|cameras?|pumps?|speakers?|intercom|lights?|backup|doors?|elevators?|system|systems|sirens?|detectors?|equipment|locks?|gates?|wi-fi|network|batteries)\b/,
    fits: [
      'Our facilities team will test the generator on Saturday at 7 AM.',
      'We are testing the alarm system today.',
    ],
    near: ['We are testing two versions of the page.', 'The students will test their skills.'],
    lines: ({ says }) => [
      crisp(
        `The right answer is that ${says(/\b(?:cameras|pumps|alarms|detectors|lights|doors|speakers|generators|batteries|gates|locks|systems|sprinklers|sirens|elevators)\b/) ? 'they work' : 'it works'}.`,
      ),
      sandy('You need not study for it.'),
    ],
  }),
  broad({
    id: 'have-arrived',
    why: 'What is over then.',
    when: /^(?:the|our|your) (?:[\w-]+ ){1,4}(?:have|has) arrived$/,
    unless: persons,
    fits: ['The new uniforms have arrived.', 'The new safety glasses have arrived.'],
    near: ['The train arrived late.', 'Your new manager has arrived.'],
    lines: () => [crisp('This concludes the waiting.'), sandy('The tracking page has nothing more to say.')],
  }),
  broad({
    id: 'online-reading',
    why: 'What does not count as reading.',
    when: /\b(?:blog|newsletter|podcast|white paper|faq|ebook|e-book|case study)\b.*\b(?:new post|is out|is now online|online now|is live)\b|^(?:please )?(?:check out|read|see) our (?:latest |new |newest )?(?:blog|newsletter|white paper|case study|guide)\b|\bhas a new post\b/,
    fits: ['Our blog has a new post about email marketing.', 'The quarterly newsletter is out now.'],
    near: ['The blog is old.'],
    lines: () => [crisp('Keeping it open in a tab does not count as reading.')],
  }),
  broad({
    id: 'as-usual-please',
    why: 'How to prepare for a visit.',
    when: /\b(?:ceo|client|clients|president|owner|owners|mayor|investors|board|inspector|auditor|auditors|director|vp|customer|buyers?|film crew|photographer) will be (?:visiting (?:our|the|us)|in the (?:office|building|store|plant|warehouse)|touring)\b/,
    fits: [
      'The CEO will be visiting our office on Wednesday.',
      'Just a heads up that the client will be in the office tomorrow.',
    ],
    near: ['The CEO will be out on Friday.'],
    lines: () => [crisp('Please look as usual.'), sandy('The usual look takes some preparation.')],
  }),
  broad({
    id: 'found-mistakes',
    why: 'What nobody can count.',
    when: /\b(?:found|noticed|spotted|has) (?:a|an|one|two|three|\d+) (?:small |minor |more )?(?:typos?|bugs?|spelling mistakes?|mistakes?)\b/,
    fits: ['We noticed a typo on the homepage.', 'The QA team found 23 bugs in the new release.'],
    near: ['We found a good place.'],
    lines: () => [crisp('Any others are still unnoticed.'), sandy('The next one will be harder to find.')],
  }),
  broad({
    id: 'gift-shop-place',
    why: 'A plan that can be seen.',
    when: /\bgift shop is (?:next to|by|near|at|on the way to) the (?:main )?exit\b|\bstop at the gift shop\b/,
    fits: ['The gift shop is next to the main exit.', 'The tour includes a stop at the gift shop.'],
    near: ['The gift shop is closed.'],
    lines: () => [crisp('This is not a coincidence.')],
  }),
  broad({
    id: 'needs-new-one',
    why: 'Credit where it is due.',
    when: /^(?:the|our|my) (?:[\w-]+ ){1,3}needs a new (?:wheel|battery|tire|belt|filter|bulb|cover|handle|hinge|lock|chain|seat|screen|hose|blade|motor|roof|sign|coat of paint|keyboard|cable|strap)$/,
    fits: ['The pallet jack needs a new wheel.', 'The scanner needs a new cable.'],
    near: ['The team needs a new manager.', 'The furnace needs new filters.'],
    lines: () => [sandy('The old one did what it could.')],
  }),
  broad({
    id: 'of-the-month',
    why: 'Takes a title at its term.',
    when: /\bour (?<what>[\w ]+) of the month is (?!not)\w+$/,
    unless: /\b(?:employee|volunteer|student|member|teacher|person|staff)\b/,
    fits: ['Our pie of the month is blueberry.', 'Our tea of the month is mint.'],
    near: ['Our employee of the month is Denise.'],
    lines: () => [crisp('Its term ends with the month.'), sandy('The other kinds are between terms.')],
  }),
]
