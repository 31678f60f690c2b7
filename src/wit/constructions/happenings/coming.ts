import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const name = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/** What will happen, is being done, starts or opens. */
export const coming = [
  frame({
    id: 'painting',
    why: 'How people find out whether paint is dry.',
    is: [
      '(?:the|our|all)(?: [\\w-]+){0,3} (?<head>lobby|hallway|hall|walls?|doors?|steps|stairs|stairwell|fence|corridor|office|room|kitchen|garage door|railing|entrance|lounge|cafeteria|classroom|bench|benches|ceiling|gate|staircase|curb|break room){place}(?<be> will be| is being| are being) (?:re)?painted{tail}',
      '(?:.+ )?(?:while|as) the [\\w -]+ (?:is|are) being (?:re)?painted',
    ],
    unless: /\b(?:parking|lines|portrait|lot)\b/,
    fits: [
      'The lobby will be painted this weekend.',
      'The hallway on the third floor is being painted.',
      'Please use the side entrance while the front steps are being painted.',
    ],
    near: ['The lobby will be closed.', 'The parking lot will be painted.'],
    lines: () => [
      crisp('Touching the paint to see whether it is dry leaves a lasting answer.'),
      sandy('Paint looks dry before it is.'),
    ],
  }),
  frame({
    id: 'will-be-replaced',
    why: 'A caution against attachment.',
    is: [
      '(?:the|our|your|all)(?: [\\w-]+){1,4}?(?<be> will be| is being| are being| is going to be) replaced{tail}',
      '(?:the|your) (?:landlord|superintendent|building|management|contractor|plumber|electrician|janitor) will (?:replace|be replacing) (?:the|your|all) {np}{tail}',
      '(?:.*\\bthat )the(?: [\\w-]+){1,3} is being replaced,? .+',
    ],
    unless: /\b(?:manager|director|staff|employee|person|teacher|coach|ceo|chef|knee|hip|lost|stolen)\b/,
    fits: [
      'The landlord will replace the kitchen faucet on the 11th.',
      'The fitness studio mirror is being replaced.',
      'The lobby carpet will be replaced in May.',
    ],
    near: ['The lobby carpet has been replaced.', 'The manager will be replaced.'],
    lines: ({ slot }) => [
      crisp(`Please do not get attached to the old ${/are|all/.test(slot('be')) ? 'ones' : 'one'}.`),
      arid('There is still time to mention how it used to be.'),
    ],
  }),
  frame({
    id: 'inspection-coming',
    why: 'What is done before an inspection.',
    is: [
      '(?:the|our|an|a)(?: [\\w-]+){0,3} inspections?(?: of {np})?(?: is| are| will be| will| has been) (?:scheduled|taking place|take place|held|conducted|be)\\b{tail}',
      'inspections? (?:will take place|take place|is|are scheduled|begins?|starts?|will be held)\\b{tail}',
      '(?:the|our)(?: [\\w-]+){0,2} inspector (?:comes|is coming|will be here|arrives|will arrive|visits|will visit){tail}',
      '(?:we|{np}) will be (?:performing|conducting|doing) an?(?: [\\w-]+){0,2} inspection of {np}{tail}',
    ],
    unless: /\b(?:medical|crime|police|fire|smoke)\b/,
    fits: [
      'Inspections will take place on the 12th and 13th.',
      'The kitchen inspection is scheduled for Monday.',
      'The inspector will be here on Tuesday.',
    ],
    near: ['The inspection was last week.'],
    lines: () => [
      crisp('That leaves time to look as we always do.'),
      arid('Things may be put where they have always been.'),
    ],
  }),
  frame({
    id: 'food-provided',
    why: 'A motive that may be admitted.',
    is: [
      '(?:a |free |light |hot |complimentary )*(?<head>lunch|dinner|breakfast|pizza|cake|snacks|refreshments|sandwiches|coffee and donuts|drinks and snacks|food|bagels|donuts|pastries|ice cream|food and drinks)(?<be> will be| is| are) (?:provided|served|available|offered|on us)(?: (?:at|after|during|for|before|to) {np})?{tail}',
    ],
    unless: /\b(?:daily|until|every|hours|bar|sale|guests|hotel|p\.m|a\.m|am|pm|\d)\b/,
    fits: [
      'Lunch will be provided at the training.',
      'Pizza will be served after the meeting.',
      'Refreshments will be provided.',
    ],
    near: ['Breakfast is served until 10.', 'Lunch will not be provided.'],
    lines: () => [
      crisp('You may give this as your reason for coming.'),
      sandy('Listening is the price, and it is not collected strictly.'),
    ],
  }),
  frame({
    id: 'light-meal',
    why: 'Where light lies on the scale.',
    is: [
      '(?:a )?light (?<meal>dinner|lunch|breakfast|meal|snacks?|refreshments) (?:will be|is|are) (?:served|provided|available|included){tail}',
    ],
    fits: [
      'A light dinner will be served.',
      'Light refreshments will be served after the talk.',
      'A light lunch is included.',
    ],
    near: ['The light in the dining room is broken.'],
    lines: () => [
      crisp('Light refers to how you will feel afterward, near a refrigerator.'),
      sandy('It is heavier than nothing.'),
    ],
  }),
  frame({
    id: 'will-be-recorded',
    why: 'What a recording keeps.',
    is: [
      '(?:the|this|our|all|each|every)(?: [\\w-]+){0,3} (?:meetings?|sessions?|webinars?|calls?|town halls?|presentations?|lectures?|talks?|workshops?|panels?|training|all-hands|demos?)(?<be> will be| is| is being| are) (?:live-?)?(?:streamed and )?recorded{tail}',
    ],
    unless: /\b(?:quality|phone|police|court|legal)\b/,
    fits: [
      'The quarterly town hall will be streamed and recorded.',
      'This webinar will be recorded.',
      'The session is being recorded.',
    ],
    near: ['The meeting minutes are recorded.'],
    lines: () => [crisp('Please yawn off camera.'), sandy('You can watch yourself nod later.')],
  }),
  frame({
    id: 'slides-shared',
    why: 'Good news for the people with the phones.',
    is: [
      "(?:we|i|the speakers?|the presenters?) (?:will|'ll) (?:share|send|email|post|send out|be sharing|distribute|upload|make) (?:the|our|my|all|all the) (?:slides|slide deck|deck|presentation)(?: available)?{tail}",
      "(?:we'll|i'll) (?:share|send|email|post|send out|be sharing|upload) (?:the|our|my|all) (?:slides|slide deck|deck|presentation){tail}",
      '(?:the|all|our) (?:slides|presentation|slide deck)(?: of [\\w ]+)? will be (?:shared|sent|posted|available|emailed|sent out|distributed|uploaded){tail}',
    ],
    fits: [
      'We will share the slides afterwards.',
      'The slides will be posted after the talk.',
      "I'll send the deck after the call.",
    ],
    near: ['The slides are on page 4.'],
    lines: () => [crisp('You may stop photographing them.'), sandy('They will look shorter without the talking.')],
  }),
  frame({
    id: 'recording-shared',
    why: 'Where recordings go.',
    is: [
      '(?:a|the) recording(?: of [\\w ]+)? will be (?:shared|sent|posted|available|emailed|sent out|uploaded|made available){tail}',
      "(?:we|i)(?: will|'ll) (?:share|send|post|email|send out|upload|be sharing) (?:the|a) recording{tail}",
    ],
    fits: [
      'A recording will be available after the webinar.',
      'The recording will be sent to all participants.',
      "We'll share the recording on Friday.",
    ],
    near: ['The recording was lost.'],
    lines: () => [
      crisp('It can be added to the ones you have not watched.'),
      sandy('On video, there is a way to make it go faster.'),
    ],
  }),
  frame({
    id: 'recap-shared',
    why: 'What a recap spares.',
    is: [
      "(?:we|i)(?: will|'ll| am going to) (?:share|send|post|email|send out|be sharing|write|be sending) (?:the|a|our|my)(?: [\\w-]+)? (?:recap|summary|minutes|notes)(?: of {np})?{tail}",
      "(?:i've|i have|we've) (?:summarized|written up) (?:the|our) [\\w ]+(?: for those who .+)?",
    ],
    negated: true,
    fits: [
      "We'll be sharing a recap of the offsite soon.",
      'I will send the minutes tomorrow.',
      "I've summarized the workshop for those who could not attend.",
    ],
    near: ['A recap is not planned.'],
    lines: () => [crisp('In it, we all speak in whole sentences.'), arid('What is not in it need not be remembered.')],
  }),
  frame({
    id: 'boss-starts',
    why: 'The time that is left.',
    is: [
      '(?:our|the|a) (?:new|interim|next) (?:[\\w-]+ ){0,3}?(?<head>ceo|cfo|cto|coo|director|manager|president|boss|principal|dean|vice president|supervisor|head chef|general manager|chair|owner|landlord) (?:starts|begins|joins us|joins|arrives|will start|will begin|will join us|takes over|is starting){tail}',
    ],
    fits: [
      'Our new CEO starts next month.',
      'The new store manager begins on Monday.',
      'Our new director joins us in May.',
    ],
    near: ['Our new intern started last month.'],
    lines: () => [
      crisp('That leaves some time to look organized.'),
      sandy('Until then, this is how it has always been done.'),
    ],
  }),
  frame({
    id: 'applications-open',
    why: 'What one does before the hour.',
    is: [
      '(?:applications?|registrations?|enrollment|sign-?ups?|ticket sales|reservations|bookings?|submissions|the application|early registration)(?: (?:for|to) [\\w ]+?)? (?:opens?|starts?|begins?|will open|will start|will begin)(?: (?:on|at|in|this|next|tomorrow) .+)',
      'tickets (?:for [\\w ]+ )?(?:go|will go|are going) on sale (?:on|at|in|this|next|tomorrow) .+',
    ],
    unless: /\b(?:open to|open at all)\b/,
    fits: [
      'Applications for summer camp open on February 3.',
      'Registration opens on Monday.',
      'Tickets go on sale on Friday at 10.',
    ],
    near: ['Applications are closed.'],
    lines: () => [
      crisp('Refreshing the page before then only exercises the finger.'),
      sandy('Being ready too early looks exactly like waiting.'),
    ],
  }),
  frame({
    id: 'location-opens',
    why: 'How to find a place that has just opened.',
    is: [
      '(?:our|the) (?:new|second|third|newest) (?:[\\w-]+ ){0,2}?(?:location|store|shop|branch|restaurant|studio|office|café|cafe|bakery|showroom|bar|gym|clubhouse) (?:opens|is opening|will open|is now open|is open){tail}',
      "(?:we're|we are) opening (?:a|our) (?:new|second|third) (?:[\\w-]+ ){0,2}?(?:location|store|shop|branch|restaurant|studio|office|café|cafe|bakery|showroom|bar){tail}",
    ],
    fits: [
      'Our new location opens downtown this spring.',
      'Our second bakery opens on Main Street in May.',
      "We're opening a new store in Dayton.",
    ],
    near: ['The new store is closed.'],
    lines: () => [
      crisp('It will be the one without fingerprints on the door.'),
      arid('Having known it from the start is offered only at the start.'),
    ],
  }),
  frame({
    id: 'being-moved-thing',
    why: 'What a short move changes.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,3} (?<head>racks?|printers?|copier|desks?|shelves|vending machines?|bins|lockers?|mailboxes|signs?|benches|trash cans|piano|whiteboard|microwave|water cooler)(?<be> is| are|) (?:being moved|will be moved|be moved) {np}{tail}',
    ],
    fits: [
      'The bike racks are being moved ten meters to the left.',
      'The vending machine is being moved to the lobby.',
      'The copier will be moved to room 4.',
    ],
    near: ['The meeting is being moved.'],
    lines: () => [crisp('Habit will follow in about a month.'), arid('Going to the old spot first is expected.')],
  }),
  frame({
    id: 'cleaners-come',
    why: 'What people do before the cleaners come.',
    is: [
      '(?:our|the)(?: [\\w-]+){0,2} (?:cleaners?|cleaning crew|cleaning service|cleaning team|janitorial crew|housekeeper|housekeeping|window cleaners?) (?:comes?|visits?|will come|is here|are here|will be here|arrives?|is coming|are coming)(?: in)?{tail}',
    ],
    fits: [
      'Our cleaning crew comes every Tuesday and Friday.',
      'The window cleaners are coming on Monday.',
      'The cleaning service arrives at 6.',
    ],
    near: ['The dry cleaner closes at 6.'],
    lines: () => [crisp('Tidying up for them is traditional.'), sandy('Desks are cleaned as far as they can be seen.')],
  }),
  frame({
    id: 'collected-every-other',
    why: 'What the bins do in the week between.',
    is: [
      '(?:the |all )?(?:[\\w-]+ )?(?:recycling|compost|compost bins|bins|trash|garbage|glass|paper|cardboard|yard waste|bulk trash)(?: is| are) (?:collected|picked up|emptied) every (?:other|second) (?<day>monday|tuesday|wednesday|thursday|friday|saturday|sunday|week){tail}',
    ],
    fits: [
      'Recycling is collected every other Tuesday.',
      'Compost bins are collected every second Tuesday.',
      'Glass is picked up every other Friday.',
    ],
    near: ['Recycling is collected every Tuesday.'],
    lines: ({ slot }) => [
      crisp(
        slot('day') === 'week'
          ? 'In the other weeks, the curb is for decoration.'
          : `On the other ${name(slot('day'))}s, the curb is for decoration.`,
      ),
      sandy('Which week this is can be read from the curb next door.'),
    ],
  }),
  frame({
    id: 'outreach-announced',
    why: 'Today’s part of tomorrow’s work.',
    is: [
      "(?:i|we)(?: will|'ll) (?:send|share|post|email|finish|deliver|have|prepare|write|review|order|call|print) {np} (?:tomorrow|next week|on monday|on tuesday|on wednesday|on thursday|on friday)(?: .+)?",
    ],
    unless: /\b(?:off|surgery|appointment|a baby|back|call you|you back)\b/,
    fits: [
      'I will send the contract tomorrow.',
      "We'll post the schedule on Friday.",
      "I'll have the mockups ready on Monday.",
    ],
    near: ['I sent the contract yesterday.'],
    lines: () => [
      crisp('Until then, this message is what there is of it.'),
      arid('Announcing it was the easier part.'),
    ],
  }),
]
