import type { Phrase } from '../phrase.ts'

/** What happens at events. */
export const eventsPhrases: readonly Phrase[] = [
  {
    id: 'questions-at-end',
    phrase:
      '(question|questions|q&a) *? *? *? (at|after|follow|following) the? (end|talk|presentation|session|lecture)',
    example: 'There will be time for questions at the end of the talk.',
    why: 'What the first question usually is.',
    lines: [
      { dryness: 'sandy', text: 'By tradition, the first of them is a speech.' },
      { dryness: 'arid', text: 'Comments will be recognized by their lack of a question.' },
    ],
  },
  {
    id: 'lunch-and-learn',
    phrase: "lunch (and|&|'n'|n) learn",
    example: 'Lunch and learn: how to write shorter emails, room B.',
    why: 'Takes the phrase at its word: two things done with one mouth.',
    lines: [
      { dryness: 'crisp', text: 'Please swallow before asking.' },
      { dryness: 'sandy', text: 'Chewing will be taken as agreement.' },
    ],
  },
  {
    id: 'awards-ceremony',
    phrase: '(award|awards) (ceremony|night|gala|dinner|banquet)',
    example: 'The awards ceremony takes place on Friday.',
    why: 'Ceremonies prepare a face for those who lose.',
    lines: [
      { dryness: 'sandy', text: 'The gracious face may be practiced at home.' },
      { dryness: 'arid', text: 'Applause should be divided evenly and spent by ten.' },
    ],
  },
  {
    id: 'raffle',
    phrase: ['raffle', 'door prize', 'prize drawing'],
    example: 'There will be a raffle at the summer party.',
    why: 'Takes the phrase at its word: what one does with the prize.',
    lines: [
      { dryness: 'sandy', text: 'The fruit basket will be won by a person with a fruit basket.' },
      { dryness: 'arid', text: 'Not winning requires no ticket.' },
    ],
  },
  {
    id: 'surprise',
    phrase: 'surprise party',
    unless: ['sorry'],
    example: 'We are planning a surprise party for Dana.',
    why: 'Takes the phrase at its word: a surprise that is announced.',
    lines: [
      { dryness: 'sandy', text: 'This sentence should not be left on the printer.' },
      { dryness: 'arid', text: 'Those surprised by this are not yet on the list.' },
    ],
  },
  {
    id: 'thanks-for-coming',
    phrase: '(thank|thanks) you? all? (so|very)? much? for (coming|attending|joining|come|attend|join)',
    unless: ['funeral', 'memorial', 'loss', 'sorry'],
    example: 'Thank you all for coming to our open house.',
    why: 'Thanks that are about the way there.',
    lines: [
      { dryness: 'sandy', text: 'Without you, this would have been furniture.' },
      { dryness: 'arid', text: 'The chairs were hoping for this.' },
    ],
  },
  {
    id: 'great-meeting-you',
    phrase: '(great|nice|good|pleasure|lovely) to? (meet|meeting) you',
    with: ['expo', 'conference', 'fair', 'show', 'event', 'booth'],
    example: 'It was great meeting you at the expo.',
    why: 'Takes the phrase at its word: what stays of such meetings.',
    lines: [
      { dryness: 'sandy', text: 'Your card is in one of the pockets.' },
      { dryness: 'arid', text: 'Your name was on your chest, which helped.' },
    ],
  },
  {
    id: 'looking-forward',
    phrase:
      '(look|looking) forward to (see|seeing|welcome|welcoming|meet|meeting|host|hosting|work|working|hear|hearing|your|the|*)',
    unless: ['sorry', 'loss', 'retire', 'surgery', 'apologize'],
    example: 'We look forward to seeing you at the fair.',
    why: 'Forward is the only direction from which things come.',
    lines: [
      { dryness: 'sandy', text: 'The rest of the looking will be done sideways.' },
      { dryness: 'arid', text: 'This is done facing the calendar.' },
    ],
  },
  {
    id: 'excited-see-you',
    phrase: ["(cannot|can't) wait (to|for|until)", 'can not wait (to|for|until)'],
    unless: ['retire', 'leave', 'sorry', 'over', 'any'],
    example: "We can't wait to see you at the conference.",
    why: 'Takes the phrase at its word: one has to, after all.',
    lines: [
      { dryness: 'sandy', text: 'Waiting will be done all the same.' },
      { dryness: 'arid', text: 'The wait has been scheduled regardless.' },
    ],
  },
  {
    id: 'join-us',
    phrase: '(please|come|to)? join us (for|on|at|in|as|this)',
    at: 'start',
    unless: [
      'funeral',
      'memorial',
      'prayer',
      'worship',
      'mourn',
      'vigil',
      'remember',
      'remembrance',
      'church',
      'mass',
      'service',
      'protest',
      'webinar',
      'grand',
      'opening',
    ],
    example: 'Join us for coffee and cake in the lobby.',
    why: 'Takes the phrase at its word: to join, one has to be apart.',
    lines: [
      { dryness: 'crisp', text: 'We will be the ones already there.' },
      { dryness: 'sandy', text: 'Us is whoever gets there first.' },
    ],
  },
  {
    id: 'all-are-welcome',
    phrase: '(all|everyone|everybody) be? welcome',
    unless: ['church', 'worship', 'funeral', 'refugee', 'inclusive', 'religion'],
    example: 'The garden party starts at three, all are welcome.',
    why: 'Takes the phrase at its word: all is a large number.',
    lines: [
      { dryness: 'sandy', text: 'Please do not all come.' },
      { dryness: 'arid', text: 'The chairs were counted more narrowly.' },
    ],
  },
  {
    id: 'public-transport',
    phrase: '(use|take|come|arrive) (by|via)? public (transport|transportation|transit)',
    example: 'Parking is scarce, please use public transportation.',
    why: 'Takes the phrase at its word: public means that others do, too.',
    lines: [
      { dryness: 'sandy', text: 'The public will be on it.' },
      { dryness: 'arid', text: 'The window seats are taken by those who live farther out.' },
    ],
  },
  {
    id: 'name-tag',
    phrase: 'name (tag|badge)',
    example: 'Please wear your name tag during the conference.',
    why: 'Takes the phrase at its word: who it is for.',
    lines: [
      { dryness: 'sandy', text: 'Each should match its person.' },
      { dryness: 'arid', text: 'The wearer is the only one who will not need it.' },
    ],
  },
  {
    id: 'photos-taken',
    phrase: '(photo|photos|photograph|photographs|picture|pictures) (will|may) be (taken|take) (at|during)',
    example: 'Photos will be taken during the event.',
    why: 'What happens when the camera comes.',
    lines: [
      { dryness: 'sandy', text: 'The good one will be of your elbow.' },
      { dryness: 'arid', text: 'Chewing is at your own risk.' },
    ],
  },
  {
    id: 'schedule-conflict',
    phrase: '(schedule|scheduling) conflict',
    unless: ['sorry'],
    example: 'There is a scheduling conflict with room 204.',
    why: 'Takes the phrase at its word: conflicts have two sides.',
    lines: [
      { dryness: 'sandy', text: 'Both sides have sent invitations.' },
      { dryness: 'arid', text: 'The parties are being kept in separate calendars.' },
    ],
  },
  {
    id: 'offsite',
    phrase: ['(off-site|offsite|retreat)', 'off site'],
    unless: ['storage', 'parking', 'backup', 'server', 'employee', 'data'],
    with: ['team', 'company', 'staff', 'annual', 'bus', 'offsite', 'agenda', 'leadership', 'department'],
    example: 'The bus to the offsite departs from gate 2 at 7:10.',
    why: 'Away from the office, with the office.',
    lines: [
      { dryness: 'sandy', text: 'The site, meanwhile, will get some work done.' },
      { dryness: 'arid', text: 'The view will be of each other, with trees.' },
    ],
  },
  {
    id: 'secret-santa',
    phrase: ['secret santa', 'gift exchange'],
    unless: ['religion'],
    example: 'Secret Santa gifts should be on the table by Friday.',
    why: 'A secret known to the whole office.',
    lines: [
      { dryness: 'sandy', text: 'The secret usually lasts until the wrapping paper is recognized.' },
      { dryness: 'arid', text: "Last year's candle is back in circulation." },
    ],
  },
  {
    id: 'open-house',
    phrase: ['housewarming', 'open house'],
    unless: ['school'],
    example: 'The open house is on Sunday from two to four.',
    why: 'Houses are open for other reasons.',
    lines: [
      { dryness: 'sandy', text: 'Closets are closed for a reason.' },
      { dryness: 'arid', text: 'Opening the closets is at your own risk.' },
    ],
  },
]
