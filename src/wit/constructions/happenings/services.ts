import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

/** What companies do for people, and what people are invited to. */
export const services = [
  frame({
    id: 'saves-time',
    why: 'What saved time is for.',
    is: [
      '.*\\b(?:helps?|lets?|allows?|saves?|gets?)\\b.*\\b(?:in less time|more done|save (?:time|hours)|saves? (?:you )?(?:time|hours))(?: {word}){0,3}',
      '{np} saves? (?:you|your \\w+|teams|us) (?:time|hours){tail}',
    ],
    unless: /\b(?:paid|heal|recover|baby|sleep|emergency|respond|lose)\b/,
    fits: [
      'Our software helps teams get more done in less time.',
      'Our app helps you save time.',
      'The new form saves you time.',
    ],
    near: ['We help freelancers get paid faster.'],
    lines: () => [
      crisp('What to do with the time saved is not included.'),
      sandy('The time saved will find something to do.'),
    ],
  }),
  frame({
    id: 'for-small-businesses',
    why: 'A promise of patience.',
    is: [
      'we (?:design|build|make|write|create|offer|provide|develop|print|run|manage) {np} for small (?:businesses|companies|firms|shops|teams|restaurants){tail}',
    ],
    fits: [
      'We design logos for small businesses.',
      'We build websites for small companies.',
      'We offer bookkeeping for small firms.',
    ],
    near: ['We are a small business.'],
    lines: () => [crisp('Those that grow may stay.')],
  }),
  frame({
    id: 'take-seriously',
    why: 'A claim that a face can prove.',
    is: ['(?:here at [\\w ]+, |at [\\w ]+, )?we take (?:your |our |the )?{np} (?:very |extremely |quite )?seriously'],
    unless:
      /\b(?:harassment|complaints?|allegations?|abuse|health|allerg\w+|concerns?|reports?|injur\w+)\b|\b(?:safety|discrimination|fraud|threats?)\b/,
    fits: ['We take data security seriously.', 'We take our coffee very seriously.', 'We take punctuality seriously.'],
    near: ['We take harassment seriously.'],
    lines: ({ says }) => [
      crisp('Our faces show it.'),
      !says(/privacy|security|data|accessib|compliance|quality|trust/) && sandy('It is done with the eyebrows.'),
    ],
  }),
  frame({
    id: 'top-priority-frame',
    why: 'Every list has a second entry.',
    is: ['(?:your |our |customer |guest )?{np} is our (?:top|number one|number-one|first|highest|main) priority'],
    unless: /\b(?:safety|health|patients?|children|well-being|wellbeing)\b/,
    fits: [
      'Customer satisfaction is our top priority.',
      'Quality is our number one priority.',
      'Your comfort is our top priority.',
    ],
    near: ['Your safety is our top priority.'],
    lines: () => [crisp('The competition for second place is open.'), arid('Second place is held by everything else.')],
  }),
  frame({
    id: 'customers-return',
    why: 'There is more than one reason to come back.',
    is: [
      '(?:our |most of our )?(?:customers|guests|clients|visitors|diners|patrons) (?:always |keep |often )?com(?:e|ing) back(?: again and again| for more| every year| year after year| time and again| to us)?{tail}',
    ],
    unless: /\b(?:app|online|platform|software|website)\b/,
    fits: [
      'Our customers come back again and again.',
      'Our guests keep coming back.',
      'Most of our clients come back for more.',
    ],
    near: ['Our customers come from Ohio.'],
    lines: () => [crisp('Only some of them had left an umbrella.')],
  }),
  frame({
    id: 'without-waiting',
    why: 'A thought for those who like it.',
    is: [
      '.*\\b(?:without (?:waiting|a wait|standing)|skip the (?:line|wait|queue)|no more (?:waiting|lines)|avoid the (?:line|wait|queue))\\b.*',
    ],
    negated: true,
    unless: /\b(?:list|room|clinic|surgery|donor)\b/,
    fits: [
      'Our new booking system lets guests check in without waiting at the desk.',
      'Order ahead and skip the line.',
      'Book online to avoid the wait.',
    ],
    near: ['Please wait in line.'],
    lines: () => [crisp('Those who like waiting may still do so.'), sandy('Use the time to wait for something else.')],
  }),
  frame({
    id: 'ask-us',
    why: 'The pleasure of a question that one can answer.',
    is: ['(?:please )?ask (?:us |at the desk |at the counter |inside )?about {np}{tail}'],
    unless: /\b(?:allerg\w+|medic\w+|pain|symptoms|vaccin\w+|safety)\b/,
    fits: [
      'Ask us about our catering packages.',
      'Ask about our group rates for 15 or more.',
      'Please ask us about our gift cards.',
    ],
    near: ['Ask your server about the specials.', 'Customers ask about the price.'],
    lines: () => [crisp('We know the answer.'), { ...sandy('It is the question we practice for.'), refersTo: [] }],
  }),
  frame({
    id: 'first-to-know-frame',
    why: 'How long such a lead lasts.',
    is: [
      'be (?:the first|among the first|one of the first) to (?:know|hear|find out|learn)(?: about| when| of)? ?{np}?{tail}',
    ],
    fits: [
      'Be the first to know about new arrivals.',
      'Be among the first to hear about our sales.',
      'Be the first to know when we open.',
    ],
    near: ['I was the first to know.'],
    lines: () => [crisp('The second will know a moment later.'), sandy('How many firsts there are is not disclosed.')],
  }),
  frame({
    id: 'join-thousands',
    why: 'Counts on by one.',
    is: ['join (?:the |our )?(?<count>\\d{1,3}(?:,\\d{3})+|\\d{3,7}) (?:other )?[\\w -]+?(?: who .+| and .+|{tail})'],
    unless: /^join (?:the |our )?20\d\d\b|\b(?:miles?|days?|challenge|steps|planning)\b/,
    fits: [
      'Join 40,000 marketers who read our newsletter every week.',
      'Join 1,200 members in our book club.',
      'Join 5,000 readers.',
    ],
    near: ['Join 2026 planning.', 'Join over 5,000 readers.'],
    lines: ({ slot }) => {
      const next = (Number(slot('count').replaceAll(',', '')) + 1).toLocaleString('en-US')
      return [crisp(`You would be number ${next}.`)]
    },
  }),
  frame({
    id: 'join-event',
    why: 'How one joins late.',
    is: [
      "(?:please |come |you are invited to |you're invited to )?join (?:us|me|the team|our team) (?:for|at|in|on) (?:a|an|our|the|this) {event}(?: (?:on|about|for|in|at|of|this|next|with|tomorrow|tonight|from|to) .+)?",
    ],
    unless: /\b(?:memorial|funeral|vigil|prayer|mass|service of)\b/,
    fits: [
      'Join us for our annual dinner on Saturday.',
      'Please join us for a workshop on Friday.',
      'Join us for a tour of the gardens.',
    ],
    near: ['Join us in remembering Ana.', 'Two teams join.', 'Join us for our annual open house on Saturday.'],
    lines: ({ slot, says }) => [
      /^(?:workshop|class|lecture|dinner|tour|meeting)/.test(slot('head')) &&
        !says(/\b(?:online|webinar|zoom|virtual)\b/) &&
        crisp('Coming late counts as coming, only more visibly.'),
    ],
  }),
  frame({
    id: 'come-visit',
    why: 'Instructions for a visit.',
    is: [
      '(?:please )?(?:come (?:and )?(?:visit|see)|visit|stop by and see|come say hi to|drop in on) us (?:at|in|on) {np}{tail}',
      'booth \\w+,? come say hi.*',
    ],
    unless: /\b(?:hospital|website|online|facebook|instagram|www)\b/,
    fits: [
      'Come visit us at the farmers market on Saturday.',
      'Visit us at booth 12.',
      'Come see us at the trade show.',
    ],
    near: ['Visit us online.'],
    lines: () => [sandy('Walking past slowly has been known to lead to it.')],
  }),
  frame({
    id: 'download-guide',
    why: 'The part that cannot be downloaded.',
    is: [
      '(?:please )?(?:download (?:our|the|your|a)(?: free)?|(?:get|grab) (?:our|the|your|a) free)(?: [\\w-]+){0,3}? (?:guide|e-?book|white ?paper|checklist|report|handbook|workbook|brochure)(?: (?:to|on|about|for|and) .+)?(?: today| now)?',
    ],
    fits: [
      'Download our free guide to social media marketing.',
      'Get your free checklist.',
      'Download our white paper on freight.',
    ],
    near: ['Get your report to Dana by noon.', 'The guide is at the desk.'],
    lines: ({ says }) => [
      says(/\bdownload\b/)
        ? crisp('Downloading it feels a lot like reading it.')
        : crisp('Having it feels a lot like having read it.'),
      says(/\bdownload\b/) && sandy('It will keep well in the folder with the others.'),
    ],
  }),
  frame({
    id: 'welcome-dogs',
    why: 'Turns the leash around.',
    is: [
      '(?:well-behaved |friendly |leashed |small |all )*(?:dogs|pets|four-legged friends)(?: on (?:a )?leash(?:es)?)?(?: are)? (?:always |very )?welcome{tail}',
      "(?:we are|we're|our \\w+ is) (?:dog|pet)[- ]friendly",
    ],
    fits: ['Dogs are welcome on the terrace.', 'Well-behaved pets are welcome.', "We're dog-friendly."],
    near: ['Dogs are not allowed.'],
    lines: ({ says }) => [
      says(/\b(?:dogs|pets)\b.*\bwelcome\b/) && crisp('Each may bring a person.'),
      sandy('Owners should be kept under control.'),
    ],
  }),
  frame({
    id: 'welcome-feedback',
    why: 'An honest ratio.',
    is: [
      '(?:all |your |any )?(?:feedback|comments|suggestions|criticism|ideas|input|opinions)(?: and [\\w]+)?(?: is| are) (?:always |very |most )?(?:welcome|appreciated){tail}',
      'we welcome (?:all |your |any )?(?:feedback|comments|suggestions|criticism|ideas|input)(?: and \\w+)?{tail}',
    ],
    fits: ['All feedback is welcome.', 'Suggestions are always welcome.', 'We welcome your comments on the draft.'],
    near: ['Feedback is due by Friday.'],
    lines: () => [crisp('Some will even be enjoyed.')],
  }),
  frame({
    id: 'welcome-walk-ins',
    why: 'Takes a walk-in at the word.',
    is: ['walk-ins(?: are)?(?: always)? (?:welcome|accepted){tail}'],
    fits: ['Walk-ins are welcome before noon.', 'Walk-ins welcome.', 'Walk-ins are always welcome on Tuesdays.'],
    near: ['No walk-ins.'],
    lines: () => [crisp('Running is not necessary.')],
  }),
]
