import { crisp, sandy } from '../../worked-out/pattern.ts'
import { frame, isMany } from './frame.ts'

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
    lines: () => [crisp('Touching the paint to see whether it is dry leaves a lasting answer.')],
  }),
  frame({
    id: 'food-provided',
    why: 'A motive that may be admitted.',
    is: [
      '(?:a |free |light |hot |complimentary )*(?<head>lunch|dinner|breakfast|pizza|cake|snacks|refreshments|sandwiches|coffee and donuts|drinks and snacks|food|bagels|donuts|pastries|ice cream|food and drinks)(?: will be (?:provided|served|offered|on us)| (?:is|are) (?:provided|on us))(?: (?:at|after|during|for|before|to) {np})?{tail}',
    ],
    unless: /\b(?:daily|until|every|hours|bar|sale|guests|hotel|p\.m|a\.m|am|pm|\d)\b/,
    fits: [
      'Lunch will be provided at the training.',
      'Pizza will be served after the meeting.',
      'Refreshments will be provided.',
    ],
    near: ['Breakfast is served daily.', 'Breakfast is served until 10.', 'Lunch will not be provided.'],
    lines: ({ says }) => [
      crisp('You may give this as your reason for coming.'),
      says(/\b(?:training|talk|meeting|seminar|workshop|presentation|lecture)\b/) &&
        sandy('Listening is the price, and it is not collected strictly.'),
    ],
  }),
  frame({
    id: 'light-meal',
    why: 'Where light lies on the scale.',
    is: [
      '(?:a )?light (?<meal>dinner|lunch|breakfast|meal|supper) (?:will be|is) (?:served|provided|available|included){tail}',
    ],
    fits: [
      'A light dinner will be served.',
      'A light meal will be served after the talk.',
      'A light lunch is included.',
    ],
    near: ['Light refreshments will be served.', 'The light in the dining room is broken.'],
    lines: () => [sandy('It is heavier than nothing.')],
  }),
  frame({
    id: 'slides-shared',
    why: 'Good news for the people with the phones.',
    is: [
      "(?:we|i|the speakers?|the presenters?)(?: will|'ll) (?:share|send|email|post|send out|be sharing|distribute|upload|make) (?:the|our|my|all|all the) (?:slides)(?: available)?{tail}",
      '(?:the|all|our) slides(?: of [\\w ]+)? will be (?:shared|sent|posted|available|emailed|sent out|distributed|uploaded){tail}',
    ],
    fits: [
      'We will share the slides afterwards.',
      'The slides will be posted after the talk.',
      "I'll send the slides after the call.",
    ],
    near: ['The slides are on page 4.'],
    lines: () => [crisp('There is no need to photograph them.')],
  }),
  frame({
    id: 'recap-shared',
    why: 'What a recap spares.',
    is: [
      "(?:we|i)(?: will|'ll| am going to) (?:share|send|post|email|send out|be sharing|write|be sending) (?:the|a|our|my)(?: [\\w-]+)? (?<what>recap|summary|minutes|notes) (?:of|from|after) (?:[\\w-]+ ){1,3}?(?:meeting|call|offsite|workshop|discussion|session|retreat|retro|town hall|standup|conference)s?{tail}",
      "(?:we|i)(?: will|'ll| am going to) (?:share|send|post|email|send out|be sharing|write|be sending) the (?:meeting )?(?<what>minutes){tail}",
    ],
    negated: true,
    fits: [
      "We'll be sharing a recap of the offsite soon.",
      'I will send the minutes tomorrow.',
      'I will write a summary of our meeting.',
    ],
    near: ['A recap is not planned.'],
    lines: ({ slot }) => [crisp(`In ${isMany(slot('what')) ? 'them' : 'it'}, we all speak in whole sentences.`)],
  }),
  frame({
    id: 'boss-starts',
    why: 'The time that is left.',
    is: [
      '(?:our|the|a) (?:new|interim|next) (?:[\\w-]+ ){0,3}?(?<head>ceo|cfo|cto|coo|director|manager|president|boss|principal|dean|vice president|supervisor|head chef|general manager|chair|owner|landlord) (?:starts|begins|joins us|joins|arrives|will start|will begin|will join us|takes over|is starting) (?:.+ )?{ahead}.*',
    ],
    fits: [
      'Our new CEO starts next month.',
      'The new store manager begins on Monday.',
      'Our new director joins us in May.',
    ],
    near: ['Our new CEO starts today.', 'Our new intern started last month.'],
    lines: () => [crisp('That leaves some time to look organized.')],
  }),
  frame({
    id: 'applications-open',
    why: 'What one does before the hour.',
    is: [
      '(?:applications?|registrations?|enrollment|sign-?ups?|ticket sales|reservations|bookings?|submissions|the application|early registration)(?: (?:for|to) [\\w ]+?)? (?:opens?|starts?|begins?|will open|will start|will begin)(?: (?:on|at|in|this|next|tomorrow) .+)',
      'tickets (?:for [\\w ]+ )?(?:go|will go|are going) on sale (?:on|at|in|this|next|tomorrow) .+',
    ],
    unless: /\b(?:open to|open at all|box office|window|door|desk|in person)\b/,
    fits: [
      'Applications for summer camp open on February 3.',
      'Registration opens on Monday.',
      'Tickets go on sale on Friday at 10.',
    ],
    near: ['Applications are closed.'],
    lines: () => [sandy('Until then, refreshing the page is exercise.')],
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
    lines: () => [crisp('It will be called the new one for about ten years.')],
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
    lines: () => [crisp('Habit will follow in about a month.')],
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
    lines: () => [crisp('Tidying up for them is traditional.')],
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
]
