import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const please = '(?:please |kindly )'
const maybePlease = '(?:please |kindly )?(?:remember to |make sure to |be sure to )?'

/** Requests to check, sign, keep, use or remember something. */
export const requestsToDo = [
  frame({
    id: 'double-check-thing',
    why: 'What the first check was for.',
    is: [`${maybePlease}(?:double[- ]check|re-check|recheck) {np}{tail}`],
    fits: [
      "Please double check the spelling of the sponsor's name.",
      'Please double-check your address before you order.',
      'Double-check the numbers in the budget.',
    ],
    near: ['Please check again tomorrow.', 'The chef uses a double check valve.'],
    lines: () => [crisp('The first check is for confidence.'), sandy('The first look finds what one expects to see.')],
  }),
  frame({
    id: 'confirm-something',
    why: 'What happens when one agrees with a screen.',
    is: [`${please}confirm (?:your|the|that|receipt|whether you|which|what|who|how many) ?{np}{tail}`],
    unless: /\b(?:questions?|concerns?|help|need)\b/,
    fits: [
      'Please confirm your attendance by June 1.',
      'Please confirm the delivery address.',
      'Please confirm receipt of this message.',
    ],
    near: ['Please let me know if you have any questions.', 'The courier confirmed the address.'],
    lines: () => [crisp('Nodding at the screen does not come through.')],
  }),
  frame({
    id: 'sign-in',
    why: 'The one thing a visitor can get wrong.',
    is: [
      `(?:${maybePlease}|{np} (?:must|should|need to|are asked to|have to) )sign in(?: and [\\w ]+?)? (?:at|with) (?:the )?(?:front desk|reception|desk|front office|office|security|gate|lobby|security desk|main office|reception desk)(?: and .+)?{tail}`,
    ],
    fits: [
      'All visitors must sign in at the front desk.',
      'Please sign in at the front desk and wear your visitor badge at all times.',
      'Visitors must sign in at reception.',
    ],
    near: ['Please sign in to your account.'],
    lines: () => [crisp('Your own name will do.')],
  }),
  frame({
    id: 'sign-document',
    why: 'How little a signature has to look like.',
    is: [
      `${please}(?:read and |review and )?sign (?:the|your|this|both|all)(?: [\\w-]+){0,3}? (?:form|contract|lease|agreement|documents?|copies|copy|receipt|delivery note|letter|offer|sheet|card|slip|paperwork){tail}`,
    ],
    fits: [
      'Please sign the attached form by Friday.',
      'Please sign both copies of the contract.',
      'Please sign the delivery note before you leave.',
    ],
    near: ['Please sign in at the desk.'],
    lines: () => [crisp('A wavy line will do, if it is yours.')],
  }),
  frame({
    id: 'fill-out',
    rank: 'last',
    why: 'Why the fields are empty.',
    is: [
      `${maybePlease}(?:fill out|fill in|complete) (?:the|this|our|your|an?|one)(?: [\\w-]+){0,3}? (?:form|survey|questionnaire|application|self-assessment|evaluation|card|feedback form)(?: .+)?`,
    ],
    unless: /\breturn\b|\bnot\b/,
    fits: [
      'Please fill out this short survey about your experience.',
      'Fill out the form in black ink and in duplicate.',
      'Please complete the attached self-assessment.',
    ],
    near: ['Please fill the coffee pot.'],
    lines: () => [sandy('The blanks were left for you.')],
  }),
  frame({
    id: 'review-attached',
    why: 'What a review is not.',
    is: [
      `${please}(?:review|look over)(?: (?:the|our|this|my|your|these))(?: [\\w-]+){0,3}? (?:drafts?|proposals?|contracts?|documents?|slides|manuscript|report|outline|plan){tail}`,
    ],
    unless: /\b(?:us|our service|your stay|account|statement)\b|\b(?:room|safety)\b/,
    fits: [
      'Please review the attached proposal.',
      'Please review the draft before our call.',
      'Please look over the slides by Monday.',
    ],
    near: ['Please read the instructions before use.', 'Please leave a review.'],
    lines: () => [crisp('Looks good counts as a review, if there was looking.')],
  }),
  frame({
    id: 'please-update',
    why: 'The old entry was correct, at its time.',
    is: [
      `${please}update your(?: [\\w-]+){0,3} (?:address|information|info|details|profile|contact|phone number|records|preferences|bio){tail}`,
    ],
    unless: /\b(?:payment|billing|bank|card)\b/,
    fits: [
      'Please update your emergency contact information.',
      'Please update your profile by Friday.',
      'Please update your mailing address in the portal.',
    ],
    near: ['Please update the software.'],
    lines: () => [sandy('What we have was true at the time.'), crisp('We would rather know the current you.')],
  }),
  frame({
    id: 'please-remember',
    why: 'What a reminder cannot do.',
    is: [
      `${please}(?:remember|don't forget|do not forget) to {np}{tail}`,
      "(?:remember|don't forget|do not forget) to {np}{tail}",
    ],
    negated: true,
    unless: /\b(?:vote|breathe|medication|tip)\b/,
    fits: [
      'Please remember to clock out before lunch.',
      'Please remember to lock the supply closet.',
      'Remember to badge out when you leave the warehouse.',
    ],
    near: ['I remember to this day how it was.'],
    lines: () => [
      crisp('This reminder has now done its half.'),
      sandy('Having read this counts as remembering for about a minute.'),
    ],
  }),
  frame({
    id: 'use-other-entrance',
    why: 'It is, after all, the same building.',
    is: [
      `${please}(?:use|enter through|enter via|come in through) (?:the|our) (?:[\\w-]+ ){0,2}(?:entrance|door)(?! (?:is|are)){tail}`,
    ],
    unless: /\b(?:emergency|fire|evacuat\w+)\b/,
    fits: [
      'Please use the side entrance during construction.',
      'Please use the back door while the lobby is being painted.',
      'Please use the main entrance after 6 p.m.',
    ],
    near: ['Please use the printer on the second floor.', 'Please do not use the side entrance.'],
    lines: () => [crisp('It leads to the same building.')],
  }),
  frame({
    id: 'use-template',
    why: 'The temptation of an own template.',
    is: [
      `${please}use (?:the|this|our|only the)(?: [\\w-]+){0,3}? (?:template|form|format|letterhead|logo|spreadsheet|folder){tail}`,
    ],
    fits: [
      'Please use the template from 2019 for now.',
      'Please use the new expense form.',
      'Please use the shared spreadsheet for requests.',
    ],
    near: ['Please use the stairs.'],
    lines: ({ says }) => [
      crisp('A nicer one of your own does not count.'),
      says(/\b(?:template|logo|letterhead|format)\b/) && sandy('Improvements may be admired at home.'),
    ],
  }),
  frame({
    id: 'use-headphones-frame',
    why: 'What headphones are good for.',
    is: [
      `(?:${please})?(?:use|wear) (?:your )?headphones{tail}`,
      '.*\\bheadphones (?:are|must be) (?:required|used|worn){tail}',
    ],
    unless: /\b(?:calls?|meetings?|video|training|exam|range|hearing|test|recording|tour)\b/,
    fits: [
      'Please use headphones in the open office.',
      'Please wear headphones on the train.',
      'Please use headphones in the library.',
    ],
    near: ['Our headphones are wireless.'],
    lines: () => [crisp('Your taste will stay a secret.')],
  }),
  frame({
    id: 'keep-quiet',
    why: 'The request sets a good example.',
    is: [
      `${please}keep (?:the |your )?(?:noise|volume|voices?|conversations?|music)(?: levels?)? (?:down|low|to a minimum|quiet){tail}`,
      `${please}be quiet{tail}`,
    ],
    fits: [
      'Please keep noise to a minimum after 9 pm.',
      'Please keep the volume down in the open office area.',
      'Please keep your voices low in the reading room.',
    ],
    near: ['Please keep the music on.'],
    lines: () => [crisp('This is being said quietly.')],
  }),
  frame({
    id: 'keep-doors-closed',
    why: 'A door can be opened again.',
    is: [
      `${please}keep (?:the|this|all)(?: [\\w-]+){0,2} (?<head>doors?|gates?|lids?|windows?) (?:closed|shut|locked){tail}`,
    ],
    fits: [
      'Please keep the door closed at all times.',
      'Please keep this gate shut.',
      'Please keep the windows closed during the exam.',
    ],
    near: ['Please keep the door open.'],
    lines: ({ slot, says, it, plural }) => [
      /^(?:door|gate)/.test(slot('head')) &&
        !says(/\blocked\b/) &&
        crisp(`Going through ${it} is still allowed, one opening at a time.`),
      arid(`${plural ? 'They look' : 'It looks'} better that way, too.`),
    ],
  }),
  frame({
    id: 'keep-clean',
    why: 'How small things can be.',
    is: [
      `${please}(?:keep|leave) (?:the|this|our|your)(?: [\\w-]+){0,3}? (?:clean|tidy|clean and tidy|neat){tail}`,
      `${please}clean up after yoursel(?:f|ves){tail}`,
    ],
    unless: /\b(?:dog|pets?|hands)\b|\b(?:language|jokes?|record|copy|content|comments?)\b/,
    fits: [
      'Please keep the kitchen clean.',
      'Please leave the break room tidy after lunch.',
      'Please clean up after yourself in the kitchen.',
    ],
    near: ['Please keep your hands clean.'],
    lines: () => [crisp('Small messes count as messes.')],
  }),
  frame({
    id: 'mute-yourself',
    why: 'What is heard when no word is said.',
    negated: true,
    is: [`${maybePlease}mute (?:your(?:self|selves)|your (?:microphones?|mics?|lines?)){tail}`],
    fits: [
      "Please mute your microphone when you're not speaking.",
      'Please mute yourself during the presentation.',
      'Please mute your microphones when you join.',
    ],
    near: ['The mute button is broken.'],
    lines: () => [crisp('Typing is louder than it feels.'), sandy('Your thoughts are inaudible already.')],
  }),
  frame({
    id: 'be-on-time-frame',
    why: 'One can be too early as well.',
    is: [`(?:.+, )?${please}(?:be|arrive) (?:on time|punctual|punctually){tail}`],
    fits: [
      'Please be on time for your appointment.',
      'Please arrive on time for the tour.',
      'Parent-teacher conferences are 12 minutes each, please be on time.',
    ],
    near: ['The train was on time.'],
    lines: () => [crisp('Almost on time has another name.')],
  }),
  frame({
    id: 'please-be-patient',
    why: 'How patience is used.',
    is: [`${please}be patient{tail}`, '(?:please bear|bear) with us{tail}'],
    fits: [
      'Please be patient with our new staff.',
      'Please be patient while we update the system.',
      'Please bear with us during the move.',
    ],
    near: ['Thank you for being patient.'],
    lines: ({ says }) => [
      says(/\b(?:while|during|as)\b/) && crisp('It goes faster if you look away.'),
      sandy('Looking patient is enough.'),
    ],
  }),
]
