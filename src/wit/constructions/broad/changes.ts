import { crisp, sandy } from '../../worked-out/pattern.ts'
import { broad } from './broad-frame.ts'

const persons =
  /\b(?:manager|director|supplier|employee|hire|hires|hired|member|colleague|head of|ceo|principal|teacher|tenant|intern|assistant|baby|chef|coach|owner|vendor|partner|opening|openings|name|client|clients|customers?)\b/

const newPersons =
  /\bnew (?:[\w-]+ ){0,2}(?:manager|director|supplier|employees?|hires?|members?|colleagues?|head of|ceo|principal|teacher|tenants?|interns?|assistant|chef|coach|owners?|vendors?|partners?|openings?|name|clients?|customers?)\b/

/** What is new, changed, moved, added, gone or back. */
export const changes = [
  broad({
    id: 'no-longer',
    why: 'How a change looks in its own sentence.',
    when: /\bno longer\b/,
    unless: /\bwill no longer\b/,
    fits: ['We are no longer offering the lunch special.', 'This email address is no longer in use.'],
    near: ['We will no longer accept checks.', 'The line is longer now.'],
    lines: () => [crisp('Before, the same could be said in fewer words.')],
  }),
  broad({
    id: 'now-on',
    why: 'How a change looks in its own sentence.',
    when: /\b(?:now (?:offers?|accepts?|carry|carries|have|has|serves?|comes?|flies|covers?|includes?|sells?|supports?|delivers?|ships?|opens?|stocks?|shows?|works?|goes|takes?|available|online|open|track|book|pay|order|in)|will now (?:be|go|open|come|take))\b/,
    unless:
      /^half\b|\bwill now\b|\bnow [a-z]+ (?:to )?\d|\buntil\b|\b(?:by now|right now|no longer|now that|just now|now enrolling|working again|arrives?)\b/,
    fits: [
      'The museum cafe now serves wine.',
      'Our waterproof notebooks now come in navy.',
      'Our spring newsletter is now online.',
    ],
    near: ['We are closed right now.', 'You should have it by now.'],
    lines: () => [sandy('Without the word “now,” this would be old news.')],
  }),
  broad({
    id: 'back-in-service',
    why: 'What a thing that works is good for.',
    when: /\b(?:is|are) (?:now )?(?:(?:working|running|online|operational|up and running) again|back (?:up|online|in (?:service|operation|order)|up and running))\b/,
    fits: ['The server is back up.', 'The contact form on our website is now working again.'],
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
    fits: ['The drinking fountain is not working.', 'The ATM in the lobby is out of service.'],
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
    id: 'until-then-as-is',
    why: 'What holds until then.',
    when: /\b(?:will be|being|to be) (?:replaced|repaired|refinished|repainted|renovated|updated|fixed|resurfaced|repaved|remodeled|redesigned|upgraded|reorganized)\b.*\b(?:on|in|this|next|over|before|by|tomorrow|starting)\b|\bwill repair the\b/,
    unless: /\bback in\b/,
    fits: [
      'The staff refrigerator will be replaced on Wednesday.',
      'The gym floor will be refinished over spring break.',
    ],
    near: ['The fridge was replaced.'],
    lines: () => [
      crisp('Until then, things are as they are.'),
      sandy('What bothers you about it is on its last days.'),
    ],
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
    id: 'as-new-as-it-gets',
    why: 'The height of being new.',
    when: /^(?:we have|we've got|there's|there is|we've launched|we have launched|we're launching|we are launching|we've opened|our [\w ]+ has|the [\w ]+ has|the [\w ]+ has) (?:a )?new [\w-]+/,
    unless: new RegExp(`${newPersons.source}|\\b(?:post|posts|blog|and has|starting|coming|next|from)\\b`),
    fits: ["There's a new sign-in sheet at the front desk.", 'The employee lounge has a new microwave.'],
    near: ['We have a new manager.', 'The new form is here.'],
    lines: () => [sandy('Getting used to it starts today.')],
  }),
  broad({
    id: 'sold-out-of',
    why: 'What is left.',
    when: /\b(?:sold out of|ran out of|run out of|are out of|is out of) (?!the office|office|town|service|order|date|control|reach|stock|here)\w+/,
    unless: /\b(?:toner|ink|paper|towels?|soap|printer|copier|machine|dispenser|cups)\b|\btime|patience|gas\b/,
    fits: ['We sold out of the holiday gift boxes in two days.', 'The deli is out of turkey.'],
    near: ['The copier is out of toner.', 'She is out of the office.', 'The ATM is out of service.'],
    lines: () => [crisp('What is left is this sentence.')],
  }),
  broad({
    id: 'for-free-numbers',
    why: 'What is free about an estimate.',
    when: /\bfree (?<what>estimates?|quotes?)\b/,
    unless: /\band an? /,
    fits: ['Free estimates on all kitchen remodels.', 'Contact us for a free quote.'],
    near: ['Feel free to call.'],
    lines: ({ slot }) => [
      sandy(
        /s$/.test(slot('what')) ? 'The numbers in them are another matter.' : 'The number in it is another matter.',
      ),
    ],
  }),
  broad({
    id: 'free-to-ask',
    why: 'How to ask when it is free.',
    when: /\bfree (?:consultations?|inspections?|samples?|advice|demos?|lessons?|tours?|trials?)\b/,
    unless: /\b(?:ends?|expires?|trials?)\b/,
    fits: ['We offer free consultations for first-time clients.', 'Our roofers offer free inspections.'],
    near: ['Your free trial ends in 3 days.', 'The inspector is free today.'],
    lines: () => [crisp('A wallet may come along and watch.'), sandy('The price was not hard to set.')],
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
    id: 'sent-and-read',
    why: 'The harder half.',
    when: /\b(?:will be|are|is|was|has been) (?:emailed|mailed|sent|forwarded) (?:to|when|on|by|out|every|each)\b/,
    unless: /\b(?:wrong|invoices? (?:is|are|was) past|home|spam|jail)\b/,
    fits: [
      'A copy of the minutes will be emailed to everyone.',
      'The sales report was sent to all managers this morning.',
    ],
    near: ['The order was sent to the wrong address.'],
    lines: () => [crisp('Sending is the easier half.'), sandy('Opening is left to the other side.')],
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
    id: 'looking-for-one',
    why: 'When a search ends.',
    when: /^(?:the|our|we) ?(?:[\w'-]+ ){0,4}?(?:is|are|'re) (?:currently |still |now )?(?:looking for|seeking|hiring) (?:a|an) (?!way|break|fight|reason|solution)/,
    unless: /\b(?:missing|lost|witness|cure|donor|foster|roommate|wife|husband)\b/,
    fits: [
      'The yoga studio is looking for a front desk assistant.',
      'We are seeking a bilingual administrative assistant.',
    ],
    near: ['We are looking for a way out.', 'He is looking for a job.'],
    lines: () => [crisp('The looking stops when one is found.'), sandy('Being found is partly up to you.')],
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
    when: /^(?:the|our|my) (?:[\w-]+ ){1,3}needs (?:a new|new) (?:wheel|battery|tire|tires|belt|filter|bulb|cover|handle|hinge|lock|chain|seat|screen|hose|blade|motor|roof|sign|coat of paint|keyboard|cable|strap)s?$/,
    fits: ['The pallet jack needs a new wheel.', 'The scanner needs a new cable.'],
    near: ['The team needs a new manager.'],
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
  broad({
    id: 'made-daily',
    why: 'When the others were made.',
    when: /\b(?:made|baked|prepared|delivered|picked|cooked) (?:fresh )?(?:daily|every day|every morning|each morning)\b/,
    fits: ['Fresh sandwiches are made daily.', 'Our sandwiches are made fresh every morning.'],
    near: ['Mistakes are made.'],
    lines: () => [crisp("Tomorrow's do not exist yet."), sandy("Yesterday's were made yesterday.")],
  }),
  broad({
    id: 'reminder-before',
    why: 'What a reminder is for.',
    when: /\b(?:we will|we'll|you will|you'll) (?:send you|receive|get) a reminder\b/,
    fits: ['We will send you a reminder the day before your appointment.', 'You will receive a reminder in June.'],
    near: ['This is a reminder.'],
    lines: () => [crisp('Until then, you may forget it.'), sandy('It will make this sentence unnecessary.')],
  }),
  broad({
    id: 'list-of-three',
    why: 'Counts a list as a writer would.',
    when: /\b(?:includes?|are|comes with|has|have|carries|offers?|with|serves?) (?:[\w'-]+ ){0,4}[\w'-]+, (?:[\w'-]+ ){0,4}[\w'-]+,? and (?:[\w'-]+ ){0,4}[\w'-]+$/,
    unless: /\b(?:open|closed|a\.?m|p\.?m|noon|monday|tuesday|wednesday|thursday|friday|english|needs?)\b/,
    fits: ['Our spa package includes robe, slippers and tea.', 'Our blankets are soft, warm and easy to wash.'],
    near: ['We are open Monday, Tuesday and Friday.'],
    lines: () => [
      crisp('Any two of these would have made a shorter sentence.'),
      sandy('The last one was not an afterthought.'),
    ],
  }),
]
