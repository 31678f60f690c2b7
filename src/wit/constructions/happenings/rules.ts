import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

/** What is required, limited, forbidden or by appointment. */
export const rules = [
  frame({
    id: 'mandatory',
    why: 'What nobody can make mandatory.',
    is: [
      '{thing}{place}{be} (?:now )?(?:mandatory|compulsory|obligatory){tail}',
      'attendance{be} (?:now )?required{tail}',
    ],
    unless: /\b(?:helmets?|safety|fire|evacuat\w+|masks?|vaccin\w+)\b/,
    fits: [
      'The training video is mandatory for all employees.',
      'Attendance is required at the all-hands.',
      'The time management workshop is mandatory for new managers.',
    ],
    near: ['The workshop is not mandatory.'],
    lines: () => [crisp('Enthusiasm is optional.')],
  }),
  frame({
    id: 'required',
    why: 'What people bring in its place.',
    is: [
      '{thing}{place}{be} (?:now |also )?(?:required|needed|necessary)(?: (?:to|for|at|before|from|when|in|on|by|with|after) {np})?{tail}',
    ],
    unless:
      /\b(?:staff|employees|members|tenants|students|drivers|visitors|guests|residents|contractors|teams?|managers|volunteers|you|applicants|candidates|attendees|parents|helmets?|masks?|vaccin\w+|help|volunteers?|attendance|two-factor|experience|lifting|travel|patience|assembly|signature)\b|\b(?:no|minimum|parking|surgery|treatment)\b/,
    fits: [
      'A deposit is required to reserve the date.',
      'Registration is required for the tasting.',
      'Reservations are required on weekends.',
    ],
    near: [
      "All staff are required to attend Thursday's safety meeting.",
      'No registration is required.',
      'Two-factor authentication is now required.',
    ],
    lines: ({ it }) => [crisp(`Good intentions do not replace ${it}.`)],
  }),
  frame({
    id: 'two-factor-needed',
    why: 'Being oneself in two steps.',
    is: [
      '(?:two-factor|2-factor|multi-factor|two-step) (?:authentication|verification)(?<be> is| will be) (?:now )?(?:required|mandatory|enabled){tail}',
    ],
    fits: [
      'Two-factor authentication is now required for all accounts.',
      'Two-factor authentication will be required from next Monday.',
      'Multi-factor authentication is required for remote access.',
    ],
    near: ['Two-factor authentication is optional.'],
    lines: ({ slot }) => [
      crisp(`Being yourself ${slot('be') === 'is' ? 'now needs' : 'will need'} a second opinion.`),
      sandy('Your word alone has carried you this far.'),
    ],
  }),
  frame({
    id: 'recommended',
    why: 'Who recommends it the most.',
    is: [
      '(?<head>reservations?|tickets in advance|advance booking|booking|booking ahead|pre-registration|registration|layers|sturdy boots|sunscreen|rain gear|an umbrella|umbrellas)(?: \\w+)?{be} (?:strongly |highly )?(?:recommended|advised|suggested|encouraged){tail}',
    ],
    fits: [
      'Reservations are recommended.',
      'Reservations are strongly recommended on weekends.',
      'An umbrella is advised.',
    ],
    near: ['Early arrival is advised.', 'Reservations are not recommended.'],
    lines: () => [crisp('Most of all by people who came without.')],
  }),
  frame({
    id: 'limited-to',
    why: 'What does not move a limit.',
    is: ['{thing}{place}{be} (?:now )?(?:limited|restricted) to {np}{tail}'],
    unless: /\b(?:not|edition|warranty|liability|visitors|hospital)\b/,
    fits: [
      'Classes are limited to 8 students.',
      'The guest list is limited to 80 people.',
      'The tour is limited to 15 guests.',
    ],
    near: ['Benefits include but are not limited to dental.', 'Uploads are limited to 10 files.'],
    lines: ({ says }) => [
      says(/\bto (?:\d+|[a-z]+) (?:people|persons|guests|students|participants|attendees|players|runners)\b/) &&
        crisp('Charm does not move the limit.'),
    ],
  }),
  frame({
    id: 'limit-yourself',
    why: 'Charm meets a limit.',
    is: [
      '(?:please )(?:limit|keep) (?:your|all|the) (?:[\\w-]+ ){0,3}?[\\w-]+ to (?:a maximum of |under |at most )?(?:\\d+|one|two|three|five|ten) (?<unit>pages?|words|lines|characters|sentences|paragraphs?)(?: {np})?{tail}',
      '(?:please )(?:limit|keep) (?:your|all|the) (?:[\\w-]+ ){0,2}?(?:comments|remarks|answers|questions|speech|speeches|toasts?|talks?|presentations?|introductions?|statements?) to (?:a maximum of |under |at most )?(?:\\d+|one|two|three|five|ten) (?<unit>minutes?|seconds)(?: {np})?{tail}',
    ],
    unless: /\bfeet|distance|speed\b/,
    fits: [
      'Please limit your comments to 2 minutes per speaker.',
      'Please keep your answers to one page.',
      'Please keep all talks to ten minutes.',
    ],
    near: ['Please limit all visits to ten minutes.', 'Please keep to the left.'],
    lines: ({ slot }) => [
      crisp(/minute|second/.test(slot('unit')) ? 'Faster speech does not count.' : 'Smaller type does not count.'),
    ],
  }),
  frame({
    id: 'by-appointment',
    why: 'What is not yet an appointment.',
    is: [
      '{thing}{place}{be} (?:available |open |shown )?by appointment(?: only)?{tail}',
      '(?:by )?appointments?(?: only|{be} required){tail}',
    ],
    fits: [
      'The archive is available by appointment only.',
      'Viewings are by appointment only.',
      'Appointments are required for fittings.',
    ],
    near: ['No appointment needed.', 'Your appointment is at 3 p.m.'],
    lines: () => [crisp('A hopeful face at the door is not one.'), sandy('Being in the neighborhood is not one.')],
  }),
  frame({
    id: 'authorized-only',
    why: 'Curiosity gets as far as the sign.',
    is: [
      '(?:only )?(?:authorized|trained|certified|licensed|qualified) (?:personnel|staff|operators|employees|persons|users|people|members|technicians|drivers)(?: only)?(?: (?:may|can|should|beyond|are allowed|are permitted|past)\\b.*)?',
      '{thing}{place}{be} for (?:authorized|trained|certified|licensed|qualified) [\\w-]+ only{tail}',
    ],
    unless: /\b(?:radiation|hazard\w*|high voltage|medical|weapons?)\b/,
    fits: [
      'Only authorized personnel beyond this point.',
      'The forklift is for trained operators only.',
      'Only authorized staff may adjust the background music.',
    ],
    near: ['Our authorized dealers are nearby.'],
    lines: () => [crisp('Curiosity is not a qualification.')],
  }),
  frame({
    id: 'must-be-worn',
    why: 'A badge does for the others what a mirror cannot.',
    is: [
      '(?:all )?{np} (?:must|should|are required to|need to|have to|are asked to) wear (?:their|a|an|your|visitor)(?: [\\w-]+){0,2} (?:badges?|name tags?|id|ids|lanyards?){tail}',
      '(?:please )?wear your(?: [\\w-]+){0,2} (?:badge|name tag|lanyard|id){tail}',
    ],
    fits: [
      'All employees must wear their badges at all times.',
      'Please wear your name tag during the conference.',
      'Visitors must wear a badge in the building.',
    ],
    near: ['All employees must wear a helmet.'],
    lines: ({ says }) => [
      crisp('Being well known does not count as wearing one.'),
      says(/\bname tag\b/) && sandy('It is for those who have forgotten your name and would rather not say.'),
    ],
  }),
  frame({
    id: 'not-allowed',
    why: 'The defense that is tried first.',
    is: [
      '(?:no )?(?<head>parking|stopping|loading|skateboarding|skating|cycling|biking|diving|running|swimming|fishing|camping|barbecuing|grilling|photography|filming|flash photography|eating|eating and drinking|talking|phone calls|food|drinks|food and drinks?|outside food|outside food and drinks?|bicycles|bikes|scooters|skateboards|ball games|texting)(?:(?: is| are) (?:strictly )?(?:not (?:allowed|permitted)|prohibited|forbidden))?(?: (?:in|on|at|near|inside|beyond|past|during|within|along|under) {np})?(?: at any time| at all times)?',
    ],
    negated: true,
    unless: /^(?!.*\b(?:no|not|prohibited|forbidden)\b)/,
    fits: [
      'Parking is not permitted in front of the garage.',
      'No outside food in the auditorium.',
      'Skateboarding is prohibited in the courtyard.',
    ],
    near: ['Parking is free in front of the garage.'],
    lines: ({ slot }) => [/food|drink/.test(slot('head')) ? crisp('Small portions count.') : crisp('Briefly counts.')],
  }),
  frame({
    id: 'no-pets-frame',
    why: 'The pets meant are never mine.',
    is: [
      '(?:no |{det})?(?:pets|dogs|cats|animals)(?:(?: are)? (?:strictly )?(?:not (?:allowed|permitted)|prohibited))?(?: (?:in|on|at|inside) {np})?{tail}',
    ],
    negated: true,
    unless: /^(?!.*\b(?:no|not|prohibited)\b)|service/,
    fits: ['Pets are not allowed in the building.', 'No dogs on the lawn.', 'Dogs are not permitted at the pool.'],
    near: ['Pets are welcome in the building.'],
    lines: () => [crisp('This includes charming ones.'), arid('Size and character do not enter into it.')],
  }),
  frame({
    id: 'do-not-move',
    why: 'Things that stand somewhere on purpose.',
    is: [
      "(?:please )?(?:do not|don't|never) (?:move|rearrange|adjust) (?:the|this|these|any)(?: of the)?(?: [\\w-]+){0,2}? (?<head>chairs?|tables?|furniture|desks?|cables?|signs?|settings?|thermostat|cones?|labels?|plants?|displays?|exhibits?|art|artwork|sculptures?|markers|boxes|pallets|whiteboard|books|sensors?|equipment){tail}",
    ],
    negated: true,
    fits: [
      'Please do not move the chairs.',
      'Please do not adjust the thermostat.',
      "Please don't rearrange the displays.",
    ],
    near: ['Please do not touch the displays.', 'Please move the chairs.'],
    lines: ({ plural }) => [crisp(`${plural ? 'They are' : 'It is'} like that on purpose.`)],
  }),
  frame({
    id: 'do-not-tap',
    why: 'What is on the other side.',
    is: [
      "(?:please )?(?:do not|don't) (?:tap|knock|bang) on the (?:[\\w-]+ )?(?:tank|aquarium|enclosure)(?: glass)?{tail}",
    ],
    negated: true,
    fits: ["Please don't tap on the tank.", 'Please do not knock on the fish tank.', 'Do not tap on the aquarium.'],
    near: ["Please don't tap on the glass.", 'Please knock on the window.'],
    lines: ({ says }) => [
      crisp('You have been seen.'),
      says(/aquarium|fish tank/) && sandy('The fish have seen people before.'),
    ],
  }),
  frame({
    id: 'do-not-feed',
    why: 'Whom one should not ask.',
    is: [
      "(?:please )?(?:do not|don't) feed the (?:[\\w-]+ )?(?:ducks|fish|birds|pigeons|geese|squirrels|seagulls|gulls|cats|dogs|goats|ponies|horses|raccoons|swans|turtles|sheep|animals|koi)(?:{tail}|,.*)",
    ],
    negated: true,
    fits: [
      "Please don't feed the ducks.",
      "Please don't feed the office fish, there is a schedule.",
      'Do not feed the pigeons.',
    ],
    near: ['Please feed the ducks.'],
    lines: () => [crisp('They will tell you otherwise.'), sandy('Their version of events is not reliable.')],
  }),
  frame({
    id: 'do-not-use-door-frame',
    why: 'There are doors for being closed.',
    is: [
      "(?:please )?(?:do not|don't) (?:use|open) (?:this|the|that)(?: [\\w-]+){0,2} (?<head>door|entrance|gate){tail}",
    ],
    negated: true,
    unless: /\b(?:emergency|fire|exit)\b|\b(?:oven|car|fridge|freezer|dishwasher)\b/,
    fits: ['Do not use this door.', 'Please do not open the side door.', "Please don't use the north entrance."],
    near: ['Please use this door.'],
    lines: ({ slot, says }) => [
      says(/\buse\b/) && slot('head') === 'door' && crisp('There are doors for that.'),
      arid('Leaving it alone is enough.'),
    ],
  }),
  frame({
    id: 'strict-policy',
    why: 'What strict means.',
    is: [
      '(?:we|the [\\w-]+|our [\\w-]+) (?:has|have) a strict [\\w -]+ policy{tail}',
      'our [\\w -]+ policy is strict{tail}',
    ],
    negated: true,
    unless: /\b(?:privacy|confidential\w*|harassment|drugs?|drug-free|safety|quality|zero-tolerance|zero)\b/,
    fits: [
      'We have a strict no-late-arrivals policy.',
      'The library has a strict no-food policy.',
      'We have a strict 24-hour cancellation policy.',
    ],
    near: ['We have a new policy.'],
    lines: ({ says }) => [
      crisp('Strict means that it applies to nice people, too.'),
      says(/^we have\b/) && sandy('You will find us sorry, but consistent.'),
    ],
  }),
  frame({
    id: 'readers-reminded',
    why: 'The reminder, taken at its word.',
    is: ['{np} (?:are|is) (?:kindly )?reminded (?:that|to|of) .+'],
    negated: true,
    fits: [
      'Tenants are reminded that bicycles may not be stored in the hallway.',
      'Staff are reminded to lock the cabinets.',
      'Members are reminded that towels are for the pool.',
    ],
    near: ['It reminded me that the rent is due.'],
    lines: () => [
      arid('This counts as having been said nicely.'),
      crisp('Forgetting may begin again at the end of this notice.'),
    ],
  }),
]
