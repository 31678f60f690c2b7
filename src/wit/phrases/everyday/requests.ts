import type { Phrase } from '../phrase.ts'

/** Everyday requests and days with a name. */
export const requestsPhrases: readonly Phrase[] = [
  {
    id: 'congratulations',
    phrase: '(congratulation|congratulations) (to|on)',
    unless: ['retire', 'retirement', 'baby', 'pregnancy', 'sober', 'recovery'],
    example: 'Congratulations to Priya on her promotion.',
    why: 'Takes the phrase at its word: congratulation and its siblings.',
    lines: [
      { dryness: 'sandy', text: 'The envy is well meant.' },
      { dryness: 'arid', text: 'Please act as though this had been expected.' },
    ],
  },
  {
    id: 'welcome-to-team',
    phrase: ['welcome to (the|our) (team|company|office|department|firm)', 'welcome *? *? to the team'],
    example: 'Please join me in welcoming Ana; welcome to the team.',
    why: 'Takes the phrase at its word: what it means to belong.',
    lines: [
      { dryness: 'arid', text: 'From now on, you are part of why the kitchen looks like that.' },
      { dryness: 'sandy', text: 'Your name will be misspelled for about a week, then correctly.' },
    ],
  },
  {
    id: 'work-from-home',
    phrase: '(work|works|working) (from|at) home',
    unless: ['sick', 'snow', 'storm', 'ill', 'quarantine', 'covid', 'school', 'weather'],
    example: 'On Fridays we work from home.',
    why: "Takes the phrase at its word: home has an office's habits.",
    lines: [
      { dryness: 'sandy', text: 'Clothing is expected from the waist up.' },
      { dryness: 'arid', text: 'The commute is the length of the hallway.' },
    ],
  },
  {
    id: 'double-booked',
    phrase: '(i|be) double (book|booked)',
    with: ['i', "i'm"],
    example: 'I am double-booked at three.',
    why: 'Takes the phrase at its word: a person, halved.',
    lines: [
      { dryness: 'sandy', text: 'Each half will take notes.' },
      { dryness: 'arid', text: 'The halves will compare notes afterward.' },
    ],
  },
  {
    id: 'photo-id',
    phrase: ['photo id', 'picture id', 'government issued id'],
    unless: ['vote', 'voter', 'voting', 'police', 'immigration'],
    example: 'Bring a photo ID and proof of address to the counter.',
    why: 'Takes the phrase at its word: the picture and the person.',
    lines: [
      { dryness: 'sandy', text: 'Resembling the photo is appreciated.' },
      { dryness: 'arid', text: 'The expression in the photo need not be held.' },
    ],
  },
  {
    id: 'sharp',
    phrase: "at # (a.m.|p.m.|am|pm|o'clock)? sharp",
    unless: ['knife', 'pencil', 'cheese', 'cheddar'],
    example: 'The tour starts at 9 a.m. sharp.',
    why: 'Takes the phrase at its word: a time that cuts.',
    lines: [
      { dryness: 'sandy', text: 'Blunt arrivals will be seated at the back.' },
      { dryness: 'arid', text: 'The minutes after that are dull.' },
    ],
  },
  {
    id: 'please-be-on-time',
    phrase: '(please|to) be on time',
    unless: ['payment', 'rent', 'bill', 'tax'],
    example: 'Parent-teacher conferences are 12 minutes each, please be on time.',
    why: 'Being on time needs a place as well.',
    lines: [
      { dryness: 'sandy', text: 'Early is on time with a coat on.' },
      { dryness: 'arid', text: 'Being prompt on another day does not count.' },
    ],
  },
  {
    id: 'alphabetical',
    phrase: ['alphabetical order', 'alphabetically'],
    example: 'Badges are sorted in alphabetical order.',
    why: 'An order that favors the same people.',
    lines: [
      { dryness: 'sandy', text: 'Those named Zimmerman know the routine.' },
      { dryness: 'arid', text: 'The alphabet was chosen for its order.' },
    ],
  },
  {
    id: 'spring-cleaning',
    phrase: 'spring cleaning',
    unless: ['discount'],
    example: 'Spring cleaning of the supply room is on Friday.',
    why: 'Takes the phrase at its word: the dirt is older than spring.',
    lines: [
      { dryness: 'arid', text: 'Dirt from other seasons is included.' },
      { dryness: 'sandy', text: 'Whatever is found may not be put back.' },
    ],
  },
  {
    id: 'black-friday',
    phrase: 'black friday',
    example: 'Our Black Friday sale starts at six.',
    why: 'Takes the phrase at its word: the day after has a color, too.',
    lines: [
      { dryness: 'sandy', text: 'Saturday is available in its usual color.' },
      { dryness: 'arid', text: 'Other Fridays remain uncolored.' },
    ],
  },
  {
    id: 'cyber-monday',
    phrase: 'cyber monday',
    example: 'Cyber Monday deals are live.',
    why: 'Takes the phrase at its word: other days are less digital.',
    lines: [
      { dryness: 'sandy', text: 'Tuesday will again be made of Tuesday.' },
      { dryness: 'arid', text: 'The preceding Sunday was analog.' },
    ],
  },
  {
    id: 'casual-friday',
    phrase: 'casual friday',
    example: 'Casual Friday returns in June.',
    why: 'Takes the phrase at its word: what may not be casual.',
    lines: [
      { dryness: 'sandy', text: 'Formal worries may be continued on Monday.' },
      { dryness: 'arid', text: 'The deadline wears what it likes.' },
    ],
  },
  {
    id: 'employee-of-month',
    phrase: 'employee of the (month|year|quarter)',
    unless: ['fire', 'layoff'],
    example: 'Dana is our employee of the month.',
    why: 'Takes the phrase at its word: the titles next to it.',
    lines: [
      { dryness: 'sandy', text: 'Weeks are judged internally.' },
      { dryness: 'crisp', text: 'The other months remain open.' },
    ],
  },
  {
    id: 'parking-is-limited',
    phrase: ['parking be (very|extremely)? (limit|limited|scarce)', 'limited parking'],
    unless: ['to', 'transit', 'transportation'],
    example: 'Parking is limited near the hall.',
    why: 'Takes the phrase at its word: there is one thing that is not.',
    lines: [
      { dryness: 'sandy', text: 'Circling is not.' },
      { dryness: 'arid', text: 'Arriving by optimism is not recommended.' },
    ],
  },
  {
    id: 'space-is-limited',
    phrase: ['space be (very|strictly)? (limit|limited)', 'limited space'],
    unless: ['storage', 'disk', 'luggage', 'overhead', 'closet', 'kitchen', 'apartment', 'fridge'],
    example: 'Space is limited, so please register early.',
    why: 'Takes the phrase at its word: space, in all its meanings.',
    lines: [
      { dryness: 'arid', text: 'Outer space is not part of this offer.' },
      { dryness: 'sandy', text: 'Standing takes up less of it.' },
    ],
  },
  {
    id: 'take-a-number',
    phrase: 'take a number',
    example: 'Please take a number and have a seat.',
    why: 'Takes the phrase at its word: numbers one has no say in.',
    lines: [
      { dryness: 'sandy', text: 'All of them are good.' },
      { dryness: 'arid', text: 'It need not be your favorite.' },
    ],
  },
  {
    id: 'no-appointment',
    phrase: 'no appointment be? (necessary|need|needed|require|required)',
    example: 'No appointment necessary.',
    why: 'Takes the phrase at its word: being there is still part of it.',
    lines: [
      { dryness: 'sandy', text: 'Being there is.' },
      { dryness: 'arid', text: 'Arriving is the appointment.' },
    ],
  },
  {
    id: 'open-daily',
    phrase: ['open daily', 'open every day', 'open seven days'],
    example: 'We are open daily from ten.',
    why: 'Takes the phrase at its word: a day has a night.',
    lines: [
      { dryness: 'crisp', text: 'Nightly is another matter.' },
      { dryness: 'arid', text: 'This includes days with nothing to recommend them.' },
    ],
  },
  {
    id: 'open-to-public',
    phrase: 'open to the general? public',
    denied: true,
    example: 'The rooftop garden is open to the public.',
    why: 'The public consists of private persons.',
    lines: [
      { dryness: 'sandy', text: 'Private persons are also let in.' },
      { dryness: 'arid', text: 'The public is asked to close the door behind it.' },
    ],
  },
  {
    id: 'limit-per-customer',
    phrase: '(one|two|1|2|three|four) per (customer|person|household|guest|family)',
    unless: ['ticket-price', 'cost', 'pay', 'dose'],
    example: 'Limit two per customer.',
    why: 'Takes the phrase at its word: what has been tried against it.',
    lines: [
      { dryness: 'sandy', text: 'Coming back in a hat has been tried.' },
      { dryness: 'arid', text: 'Each customer counts as one customer.' },
    ],
  },
  {
    id: 'thank-you-for-not',
    phrase: '(thank|thanks) you? for not',
    example: 'Thank you for not leaning on the glass.',
    why: 'Thanks for something that is not happening.',
    lines: [
      { dryness: 'sandy', text: 'Whatever you are doing instead is appreciated.' },
      { dryness: 'arid', text: 'The other things you are not doing have been noted as well.' },
    ],
  },
  {
    id: 'no-parking',
    phrase: 'no parking',
    unless: ['disabled', 'ambulance', 'fire', 'hospital', 'have', 'there'],
    example: 'No parking in front of the garage.',
    why: 'Takes the phrase at its word: what one calls it in such places.',
    lines: [
      { dryness: 'sandy', text: 'Stopping with confidence is still parking.' },
      { dryness: 'arid', text: 'Hazard lights are not a permit.' },
    ],
  },
  {
    id: 'self-service',
    phrase: ['self service', 'self checkout', 'serve yourself'],
    example: 'Coffee is self-service.',
    why: 'Takes the phrase at its word: two roles in one person.',
    lines: [
      { dryness: 'crisp', text: 'You may tip yourself.' },
      { dryness: 'sandy', text: 'Complaints about the service should be kept inside.' },
    ],
  },
  {
    id: 'intentionally-blank',
    phrase: 'intentionally (leave|left)? blank',
    example: 'This page was intentionally left blank.',
    why: 'Takes the phrase at its word: the sentence undoes itself.',
    lines: [
      { dryness: 'crisp', text: 'It was, until that sentence.' },
      { dryness: 'sandy', text: 'The ink was used to say so.' },
    ],
  },
]
