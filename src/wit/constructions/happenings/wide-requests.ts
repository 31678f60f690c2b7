import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const deed =
  'added|launched|opened|built|redesigned|renamed|repainted|painted|upgraded|installed|expanded|changed|switched|moved|created|introduced|started|partnered|released|improved|reorganized|rearranged|printed|planted|planned|doubled|rewritten|translated|replaced|removed|updated|revised|simplified|streamlined|combined|merged|split|set up|put together|made|designed|developed|brought|adopted|booked|blocked'
const doing =
  'adding|launching|opening|building|redesigning|renaming|repainting|painting|upgrading|installing|expanding|changing|switching|moving|creating|introducing|starting|partnering|releasing|improving|reorganizing|rearranging|planting|replacing|updating|rewriting|combining|bringing|rolling out|giving|trying|testing|planning'
const negative =
  /\b(?:fees?|surcharge|prices?|error|mistake|layoffs?|fire|outage|delay|candidates?|damage|loss|baby|wedding|clinic|police|virus|late|cuts?|discontinu\w+|received|recieved|instead|but|only|trying|accident\w*|wrong)\b/

/** Wide frames of what is due, wanted, asked and thanked for. The last to be asked. */
export const wideRequests = [
  frame({
    id: 'due-date',
    why: 'What due means.',
    is: [
      '(?!.*\\b(?:baby|rent|late|fine)\\b){np}{be} due (?:by|on|at|in|back|today|tomorrow|tonight|this|next|every|before|no later|the|within|end|friday|monday|tuesday|wednesday|thursday)\\b.*',
      '{np}{be} due',
    ],
    unless:
      /\bdue (?:to|for)\b|\b(?:tax|inspections?|oil|maintenance|service)\b|\b(?:overdue|mother|she|i|we're)\b|\b(?:taxes|library|books?)\b/,
    negated: true,
    fits: [
      'Expense reports are due by end of day.',
      'Budget requests for 2026 are due by the end of the week.',
      'Applications are due on Friday.',
    ],
    near: ['The delay is due to rain.', 'The van is due for an oil change.'],
    lines: () => [crisp('Due means in, not on its way.')],
  }),
  frame({
    id: 'deadline-named',
    why: 'When most of it is done.',
    is: [
      'the(?: [\\w-]+){0,3}? deadline(?: (?:for|to) [\\w -]+?)? is (?!(?:not|extended|flexible|moved|past|over)\\b).+',
    ],
    fits: [
      'The deadline to enroll in benefits is November 30.',
      'The deadline for abstracts is Friday.',
      'The submission deadline is March 3.',
    ],
    near: ['The deadline is not Friday.'],
    lines: ({ says }) => [
      !says(/\b(?:today|tomorrow|tonight|noon|midnight)\b/) && sandy('It looks farther away than it is; deadlines do.'),
    ],
  }),
  frame({
    id: 'should-be-done',
    why: 'A grammar of politeness.',
    is: [
      '(?:all |please note that |the |our |every |each )?(?:guests|staff|visitors|members|employees|students|drivers|delivery drivers|tenants|residents|attendees|participants|parents|customers|contractors|vendors|volunteers) should (?:not )?(?!be\\b|expect|know|receive|see|get|have|feel|find|arrive|soon|enjoy|experience|notice){np}{tail}',
      "(?:all |please note that |the |our |every |each )(?:[\\w'-]+ ){0,4}?[\\w'-]+ should (?:not )?be (?:kept|left|returned|stored|placed|sent|submitted)\\b(?: {np})?{tail}",
    ],
    negated: true,
    unless: /\b(?:we|i|it|number|total|price|weather|child|children|doctor|medical|evacuate|fire|kids)\b/,
    fits: [
      'The garage door should be kept closed after 10 pm.',
      'Delivery drivers should ring twice and wait.',
      'All cups should be returned to the kitchen.',
    ],
    near: ['The new carpet should look good.', 'It should be fun.', 'Your order should arrive soon.'],
    lines: () => [crisp('Should is the polite spelling of must.')],
  }),
  frame({
    id: 'must-do',
    why: 'A word in its full sense.',
    is: [
      "(?!.*\\bmust (?:have|see|love|say|admit|be (?:able|nice|joking|the|a|tired|hard))\\b)(?:all |the |our |every |each |any )?(?:[\\w' -]+ )?(?:visitors|employees|guests|staff|members|students|contractors|applicants|tenants|residents|vendors|participants|customers|drivers|players|attendees|timesheets|forms|reports|orders|requests|bicycles|bikes|badges|laptops?|carts?|tools|items|boxes|bags|payments|applications|invoices|lids|jackets|vehicles|cars|pets|dogs|packages|tents|tables|files|volunteers|interns|managers|departments|teams)(?: [\\w' -]+)? must (?:be |not be )?{np}{tail}",
    ],
    negated: true,
    unless: /\b(?:child|children|adult|helmets?|fire|evacuat\w+|safety|police|court|medical|supervision|accompanied)\b/,
    fits: [
      'All timesheets must be submitted by noon on Friday.',
      'The laptop cart must be plugged in overnight.',
      'All contractors must check in with the foreman.',
    ],
    near: ['You must see this.', 'It must be nice.'],
    lines: () => [
      crisp('Must is used here in its full sense.'),
      sandy('Other verbs were considered and found too soft.'),
    ],
  }),
  frame({
    id: 'cannot-be',
    why: 'The shorter word for it.',
    is: [
      "(?!(?:i|you|it|we|they|he|she|this|that)\\b){np} (?:(?:cannot|can't) be (?:redeemed|returned|exchanged|refunded|combined|cancell?ed|transferred|accepted|extended|changed|shared|stored|brought|taken|used|parked|moved|reserved|borrowed|resold|split|held|kept|left)|may not be (?:stored|brought|left|used|returned|combined|redeemed|parked|kept|removed|taken|carried))(?: {np})?{tail}",
      "(?:sorry, )?we (?:do not|don't|cannot|can't|are unable to|are not able to) (?:accept|offer|take|allow|refund|exchange|ship|deliver|make|serve|provide|honor|hold|store|split) {np}{tail}",
    ],
    negated: true,
    unless:
      /\b(?:patient|child|children|emergency|medical|police|be delivered|you may not know|but|fire|home|work|attend|come|reach|locate|find)\b|\b(?:blame|responsib\w+|promis\w+|guarant\w+|serious\w*|overstated|beaten|reached|denied|ruled|excuses)\b/,
    fits: [
      'Gift cards cannot be redeemed for cash.',
      'We cannot accept returns on opened board games.',
      'Bicycles may not be stored in the hallway.',
    ],
    near: ["We can't wait to see you.", 'Gift cards can be redeemed.'],
    lines: () => [crisp('This is the long way of saying no.')],
  }),
  frame({
    id: 'on-purpose',
    why: 'Removes a doubt that was not there.',
    is: [
      `(?:we have|we've|i have|i've|our team has|the team has|we|the (?:library|museum|school|store|office|restaurant|hotel|bakery|city|board|company|district) has) (?:also |just |recently |finally |now )?(?:${deed}) {np}{tail}`,
      `(?:we are|we're|i am|i'm) (?:also |now |finally )?(?<doing>${doing}) {np}{tail}`,
    ],
    unless: negative,
    fits: [
      'We have painted the lobby green.',
      'We are launching a newsletter in May.',
      "We've renamed our sandwiches.",
    ],
    near: ["We've made a mistake.", 'We have a lobby.'],
    lines: ({ slot }) => [
      crisp(slot('doing') ? 'This is on purpose.' : 'This was on purpose.'),
      arid('Similar things may happen again.'),
    ],
  }),
  frame({
    id: 'we-offer',
    why: 'An offer has two sides.',
    is: ['(?:we|our [\\w-]+(?: [\\w-]+)?) (?:also )?offers? (?!you\\b){np}{tail}'],
    unless: /\b(?:condolences|refund|support groups?|counseling|apolog\w+|sympathy|insurance|health)\b/,
    fits: [
      'We offer free estimates.',
      'We offer competitive pay and a relaxed dress code.',
      'Our studio offers private lessons.',
    ],
    near: ['We were made an offer.'],
    lines: () => [crisp('The next move is yours.'), arid('Accepting is done by you.')],
  }),
  frame({
    id: 'lets-do',
    why: 'Who is meant by us.',
    is: ["let's (?:all )?(?!pray|remember|not forget|be honest|go\\b){np}{tail}"],
    fits: ["Let's park that idea for now.", "Let's keep the kitchen clean.", "Let's finish the slides by Friday."],
    near: ['Let us pray.'],
    lines: () => [crisp('Us includes you.'), arid('All in favor may remain silent.')],
  }),
  frame({
    id: 'thanks-for',
    why: 'Thanks, as a transaction.',
    is: ['(?:thank you|thanks|many thanks|thanks so much|thank you so much)(?:,? [a-z]+,?)? for {np}{tail}'],
    unless: /\b(?:but|support during|condolences|service|loss|prayers|understanding|candidate|application|interest)\b/,
    fits: [
      'Thank you for shopping with us.',
      'Thanks for your order.',
      'Thank you for your patience while we upgrade.',
    ],
    near: ['We thank the sponsor.'],
    lines: ({ says }) => [
      !says(/\b(?:in advance|considering)\b/) && crisp('It was noticed, as you can see.'),
      arid('These thanks require no answer.'),
    ],
  }),
  frame({
    id: 'one-word-answer',
    why: 'How short an answer may be.',
    is: [
      '(?:are|is|do|does|did|have|has|will|would|can|could|should|shall|may) (?!(?<=(?:can|could|would|will) )you)(?:you|we|i|it|this|that|there|the|your|our)\\b(?! think| feel| mind if| love| believe| okay| ok| alright| sick){tail}.*',
    ],
    asked: true,
    unless:
      /\b(?:why|how|what|who|which|or|tired|struggling|looking for|ready to|know that|ever|want to|wondered|doctor|police|hurt|pain|sick|worried|marry|pregnant|love)\b|\b(?:anything|some time|more about|something|anyone|somewhere)\b|\b(?:any (?:updates?|news|ideas?|questions|thoughts|feedback|recommendations|suggestions|advice|tips))\b/,
    fits: [
      'Can we move the meeting to 3?',
      'Have you had a chance to look at the draft?',
      'Is the projector working again?',
    ],
    near: ['Do you want tea or water?', 'How are you?'],
    lines: () => [crisp('One word would do.'), arid('Both of the usual answers are short.')],
  }),
  frame({
    id: 'when-question',
    why: 'An answer that is none.',
    is: ['(?:when|what time|what day|by when) (?:will|can|would|should|could)\\b.*'],
    asked: true,
    unless: /\b(?:why|die|baby|doctor|surgery|funeral)\b/,
    fits: ['When can we expect the samples?', 'When will the delivery come?', 'By when should we send the file?'],
    near: ['When does the library open?', 'Where is it?'],
    lines: () => [crisp('Soon is not a time.')],
  }),
  frame({
    id: 'where-question',
    why: 'What gets lost in writing.',
    is: ['where (?!are you from|do you (?:work|live)|are you)(?:is|are|can|do|does|did|should|would)\\b.*'],
    asked: true,
    unless: /\b(?:we going wrong|see yourself|child|son|daughter|dog|cat)\b/,
    fits: ['Where is the good stapler?', 'Where can I park?', 'Where should we put the boxes?'],
    near: ['When is it?'],
    lines: () => [
      crisp('Pointing does not come through in writing.'),
      sandy('Over there is a direction, not a place.'),
    ],
  }),
  frame({
    id: 'please-anything',
    why: 'The grammar of a request, made plain.',
    is: [
      '(?:please |kindly )(?!note|find|accept|join|welcome|be advised|be aware|forgive|excuse|contact|call|see|enjoy|let|bear|wait|stand by|hold|know|feel free|come|ask|vote|rest|pray|help|donate|consider){np}(?: .+)?',
      "(?:[\\w' -]+,? )?please (?!note|find|accept|join|welcome|forgive|excuse|contact|call|see|enjoy|let|bear|know|feel free|help|donate|consider)(?:do not |don't )?[\\w-]+ (?:the|your|all|a|this|any|only)\\b.{3,70}",
    ],
    negated: true,
    unless: /\b(?:emergency|evacuat\w+|fire|helmets?|mask|payment|medical|child|children|sorry|911|bank|debt)\b/,
    fits: [
      'Please water the lawn in the evening.',
      'Please do not lean bicycles against the window.',
      'Please provide the purchase order number on all correspondence.',
    ],
    near: ['Please accept our apologies.', 'We aim to please.'],
    lines: () => [crisp('The please is sincere.'), arid('This has been phrased as a request.')],
  }),
]
