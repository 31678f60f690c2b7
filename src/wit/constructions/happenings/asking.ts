import { crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const grave = /\b(?:doctor|nurse|patient|surgeon|hospital|blood|donor|police|court|lawyer|judge|missing person)\b/

/** What is wanted, needed, asked for and looked for. */
export const asking = [
  frame({
    id: 'can-someone',
    why: 'A position that is hard to fill.',
    is: [
      '(?:can|could|would|will) (?:someone|somebody|anyone|anybody|one of you) (?:please )?(?!(?:help|explain|tell|see|hear|like|want|recommend|suggest|relate|read|think|believe|imagine|confirm|be)\\b){np}{tail}',
    ],
    asked: true,
    unless: grave,
    fits: [
      'Can someone please fix the thermostat?',
      'Could someone please move the van?',
      'Can anyone cover the front desk on Friday?',
    ],
    near: ['Can anyone hear me?', 'Can you please fix the thermostat?'],
    lines: () => [crisp('The position of someone is open.')],
  }),
  frame({
    id: 'does-anyone-know',
    why: 'What is offered in place of knowledge.',
    is: [
      '(?:does|do|did) (?:anyone|anybody|someone|any of you) (?:here )?(?:know|remember|have any idea) (?!to\\b).+',
      'anyone know .+',
    ],
    asked: true,
    unless: grave,
    fits: [
      'Does anyone know who ordered forty lanyards?',
      'Does anyone remember the password for the projector?',
      'Does anyone know where the ladder is?',
    ],
    near: ['Did anyone remember to lock up?', 'Do you know who ordered lanyards?'],
    lines: ({ says }) => [
      says(/\b(?:know|remember|idea) (?:who|why|what happened)\b/) && crisp('Theories are plentiful already.'),
      sandy('Knowing who knows would count.'),
    ],
  }),
  frame({
    id: 'do-we-have',
    why: 'An answer that is always true.',
    is: [
      'do we have an? (?<what>process|plan|policy|template|list|budget|backup|procedure|system|form|checklist|strategy|rule) for (?:that|this|it|these|those){tail}',
    ],
    asked: true,
    fits: ['Do we have a process for that?', 'Do we have a form for this?', 'Do we have a budget for that?'],
    near: ['Do we have milk?'],
    lines: ({ slot }) => [sandy(`If not, this is how one gets a ${slot('what')}.`)],
  }),
  frame({
    id: 'anyone-available',
    why: 'How one volunteers without meaning to.',
    is: ['(?:is )?anyone (?:available|free|willing|able|interested|around) (?:to|for|on|in) {np}{tail}'],
    asked: true,
    fits: [
      'Anyone available to cover the Saturday shift at the front register?',
      'Is anyone free to help set up chairs?',
      'Anyone interested in joining the softball team?',
    ],
    near: ['Is the room available?'],
    lines: () => [
      crisp('Reading this to the end is not yet a yes.'),
      sandy('A thumbs-up will be read as the whole hand.'),
    ],
  }),
  frame({
    id: 'asked-for-another-round',
    why: 'Why rounds are called rounds.',
    is: [
      '.*\\b(?:ask(?:s|ed|ing)? for|request(?:s|ed|ing)?|would like|want(?:s|ed)?|needs?) (?:one more|another|a second|a third|a final|a last|one last|one final) round(?: of [\\w ]+)?{tail}',
    ],
    unless: /\b(?:drinks|beer|funding|golf|layoffs?|chemo\w*)\b/,
    fits: [
      'The client asked for one more round of changes.',
      'Legal would like another round of edits.',
      'The client wants a final round of revisions.',
    ],
    near: ['The client asked for more pie.'],
    lines: ({ says }) => [
      crisp('A round is called that because it comes back.'),
      says(/\bone more round\b/) && sandy('One more is how they are counted.'),
    ],
  }),
  frame({
    id: 'needs-volunteers',
    why: 'How one volunteers in a meeting.',
    is: [
      '.*\\b(?:needs?|still needs?|looking for|are seeking|is seeking) (?:a |an |one |two |three |four |five |ten |\\d+ |some |more |a few |several |one more )*(?:[\\w-]+ )?volunteers?{tail}',
      '(?:[\\w-]+ )?volunteers{be}? (?:needed|wanted){tail}',
      '.*\\bstill needs? (?:someone|somebody) to .+',
      '.*\\bneeds? (?:someone|somebody) to (?:bring|run|take|make|cover|host|lead|help|count|carry|drive|staff|set|clean|organize) .+',
    ],
    unless: /\b(?:trial|study|studies|fire department|shelter|crisis)\b/,
    fits: [
      'The treasurer needs a volunteer to count raffle tickets.',
      'We still need three volunteers for the bake sale.',
      'The annual potluck still needs someone to bring forks.',
    ],
    near: ['Our volunteers are wonderful.'],
    lines: () => [crisp('Eye contact counts as interest.')],
  }),
  frame({
    id: 'needs-new-part',
    why: 'An honest obituary for a part.',
    is: [
      '{device}{place} needs (?:a new|another) (?<part>[\\w-]+(?: [\\w-]+)?){tail}',
      '(?:my|our|the|your) [\\w -]+? needs a new (?<part>filter|battery|bulb|belt|hinge|handle|cable|plug|cartridge|tire|roof|coat of paint|lid|seal|gasket|hose|knob|lamp|motor|cord|switch|pump|blade){tail}',
    ],
    unless: /\b(?:smoke|alarm|detector|fire|pacemaker|hearing|oxygen)\b/,
    fits: [
      'The ice machine on floor two needs a new filter.',
      'The projector needs a new lamp.',
      'The van needs a new battery.',
    ],
    near: ['The team needs a new manager.'],
    lines: () => [sandy('Speaking to it no longer helps.')],
  }),
  frame({
    id: 'hiring',
    why: 'Turns the search around.',
    is: [
      "(?:we are|we're|(?:our|the) (?:[\\w-]+ ){0,3}?[\\w-]+ (?:is|are)) (?:currently |now |also )?(?:looking for|seeking|hiring|searching for|recruiting) (?:a|an|our next|a new|one|another) (?:[\\w-]+,? ){0,5}?{person}{tail}",
      '(?:now |currently )?(?:hiring|seeking|looking for|wanted:) (?:a|an|our next) (?:[\\w-]+ ){0,4}?{person}{tail}',
    ],
    unless:
      /\b(?:roommate|tenant|surrogate|nanny|volunteers?)\b|\b(?:police|authorities|sheriff|investigators|detectives|witness\w*)\b/,
    fits: [
      'We are looking for a motivated sales associate to join our team.',
      'Seeking a friendly receptionist for a busy dental office.',
      "We're hiring a project manager.",
    ],
    near: ['Police are looking for a driver.', 'We are looking for a bigger office.', 'We are no longer hiring.'],
    lines: () => [crisp('If you are one, please be easy to find.')],
  }),
  frame({
    id: 'looking-for-someone-frame',
    why: 'Turns the search around.',
    is: [
      "(?:.+ and )?(?:we are|we're|{np} is) (?:currently |now |still )?(?:looking for|seeking) (?:someone|somebody|a person) (?:who|with) .+",
    ],
    fits: [
      'We are looking for someone who likes customers and does not mind stairs.',
      'We are looking for a person with a good ear.',
      'We are seeking someone with a steady hand.',
    ],
    near: ['We are looking for a bigger office.', 'We are looking for someone to own the customer journey end to end.'],
    negated: true,
    unless: /\bmissing\b|\b(?:police|authorities|sheriff|investigators|witness\w*|saw|hurt)\b/,
    lines: () => [crisp('If this is you, please be easy to find.')],
  }),
  frame({
    id: 'looking-for-help',
    why: 'The kinds of help there are.',
    is: ['{np}{be} (?:currently |now )?looking for (?:[\\w-]+ )?help(?! with){tail}'],
    unless: /\b(?:financial|medical|legal|mental)\b/,
    fits: [
      'The ferry terminal café is looking for weekend help.',
      'We are looking for seasonal help.',
      'The bakery is looking for help on weekends.',
    ],
    near: ['We are looking for help with our taxes.', 'We are looking for a cook.'],
    lines: ({ says }) => [
      says(/\b(?:seasonal|weekend|kitchen|part-time|summer) help\b/) &&
        crisp('The kind with hands, not the kind with advice.'),
      sandy('Standing close and watching is not quite it.'),
    ],
  }),
  frame({
    id: 'must-lift',
    why: 'The second half of lifting.',
    is: [
      '.*\\b(?:must be able|ability|you must|applicants|candidates|be able to)\\b.*\\b(?:lift|carry) (?:up to |at least )?\\d+ ?(?:pounds|lbs|kg|kilos?|kilograms){tail}',
    ],
    fits: [
      'Must be able to lift 50 pounds.',
      'You must be able to carry 40 lbs.',
      'Applicants should be able to lift 25 kg.',
    ],
    near: ['The shelf should carry 40 kg.', 'The crane can lift 50 pounds.'],
    lines: () => [crisp('Putting it down again is part of it.')],
  }),
  frame({
    id: 'references-wanted',
    why: 'What references are for.',
    is: ['.*\\b(?:requires?|need|provide|send|submit|include|bring|ask for)\\b.*\\breferences\\b(?: and .+)?{tail}'],
    unless: /\b(?:papers?|essays?|articles?|sources?|citations?|bibliography|theses|thesis|page|pages|assignments?)\b/,
    fits: [
      'We require two references and a writing sample of 500 words.',
      'Please provide three references.',
      'All applicants need two references.',
    ],
    near: ['The book references our town.'],
    lines: () => [crisp('Please choose people who like you.')],
  }),
  frame({
    id: 'travel-required',
    why: 'The half of travel that a job ad leaves out.',
    is: [
      '.*\\b(?:requires?|involves?|includes?) (?:some |occasional |frequent |regular |light |international |domestic )+travel(?: and .+)?{tail}',
    ],
    fits: [
      'This position requires occasional travel and frequent flexibility.',
      'The role involves some travel.',
      'The job requires frequent international travel.',
    ],
    near: ['We book your travel.'],
    lines: () => [crisp('Coming back is part of it.')],
  }),
]
