import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const deed =
  'added|launched|opened|built|redesigned|renamed|repainted|painted|upgraded|installed|expanded|changed|switched|moved|created|introduced|started|partnered|released|improved|reorganized|rearranged|printed|planted|planned|doubled|rewritten|translated|replaced|removed|updated|revised|simplified|streamlined|combined|merged|split|set up|put together|made|designed|developed|chosen|picked|brought|adopted|booked|blocked|decided'
const doing =
  'adding|launching|opening|building|redesigning|renaming|repainting|painting|upgrading|installing|expanding|changing|switching|moving|creating|introducing|starting|partnering|releasing|improving|reorganizing|rearranging|planting|replacing|updating|rewriting|combining|bringing|rolling out|giving|trying|testing|planning'
const negative =
  /\b(?:fees?|surcharge|prices?|error|mistake|layoffs?|fire|outage|delay|candidates?|damage|loss|baby|wedding|clinic|police|virus|late|cuts?|discontinu\w+|received|recieved|instead|but|only|trying|accident\w*|wrong)\b/

/** Frames that hold much of what is written, with lines that are true of all of it. The last to be asked. */
export const wide = [
  frame({
    id: 'there-is-food',
    why: 'How long such a message stays true.',
    is: [
      "there(?: are|'s| is)(?: some| still| a few| a| an| plenty of| extra| leftover| free| fresh| \\d+| two| three)* (?:[\\w-]+ ){0,2}?(?:donuts|doughnuts|bagels|cookies|cake|pizza|pastries|cupcakes|brownies|sandwiches|muffins|leftovers|snacks|fruit|chocolates?|candy|pie|tacos|burritos|ice cream)(?: left)? (?:in|on|at|by|near) .+",
      '(?:leftover|leftovers|donuts|doughnuts|bagels|cookies|cake|pizza|pastries|cupcakes|brownies)(?: [\\w-]+){0,4} (?:in|on) the (?:break room|kitchen|lobby|conference room|counter|lounge|front desk|table).*',
    ],
    fits: [
      'There are donuts in the kitchen.',
      'There is leftover pizza in the break room.',
      'Bagels in the break room.',
    ],
    near: ['There are forks in the kitchen.'],
    lines: () => [crisp('This was true when it was written.'), sandy('Reading this to the end may have cost you one.')],
  }),
  frame({
    id: 'numbers-are-up',
    why: 'What follows good numbers.',
    is: [
      '(?:our |total |online |monthly |quarterly |weekly |annual |visitor |ticket |newsletter )*(?:sales|revenue|attendance|subscriptions|traffic|sign-?ups|numbers|bookings|orders|open rates?|conversions?|subscribers|membership|downloads|reservations|profits?|circulation)(?: {word}){0,3}?(?: were| was| are| is)? (?:up|rose|grew|increased|went up|climbed|jumped|doubled|have doubled|are growing|look good)(?: .+)?',
    ],
    unless: /\b(?:complaint|cost|injur\w+|crime|but|down)\b/,
    fits: [
      'Sales were up 12% last quarter.',
      'Visitor numbers rose 6% compared to last summer.',
      'Our revenue grew this year.',
    ],
    near: ['Costs were up 12%.', 'Sales were down.'],
    lines: () => [
      crisp('The credit for this is still being divided.'),
      sandy('Plans that led to it are now being remembered.'),
    ],
  }),
  frame({
    id: 'good-work',
    why: 'What can be done with praise.',
    is: [
      '(?:great|good|nice|excellent|fantastic|amazing|outstanding) (?:work|job) (?:on|with) .+',
      '(?:well done|kudos|congratulations|congrats|hats off)(?: to| on|,) (?!your (?:baby|wedding|engagement)).+',
    ],
    unless: /\b(?:but|baby|wedding|pregnan\w+|engage\w+)\b/,
    fits: [
      'Great work on the presentation yesterday.',
      'Congratulations to our employee of the month, Denise!',
      'Kudos to the night shift.',
    ],
    near: ['This is hard work.'],
    lines: () => [crisp('This may be printed out.'), sandy('Modesty is expected to last until lunch.')],
  }),
  frame({
    id: 'subject-to-change',
    why: 'The one thing that stays.',
    is: ['.*\\b(?:is|are|may be)? ?subject to change(?: without (?:notice|prior notice))?{tail}'],
    negated: true,
    fits: [
      'Prices are subject to change without notice.',
      'The menu is subject to change.',
      'All times are subject to change.',
    ],
    near: ['The subject was changed.'],
    lines: () => [crisp('This sentence is not.'), arid('It has not done so while you were reading.')],
  }),
  frame({
    id: 'worldwide',
    why: 'What the world includes.',
    is: ['(?:we|our .+|i|now)\\b.*\\b(?:worldwide|around the world|all over the world)'],
    unless: /\b(?:pandemic|war|hunger|charity|children|crisis)\b/,
    fits: ['We ship worldwide.', 'We have customers around the world.', 'Our tools are used by teams worldwide.'],
    near: ['Sales fell worldwide.'],
    lines: () => [crisp('This includes next door.'), sandy('If you are reading this, you are in the area.')],
  }),
  frame({
    id: 'located-at',
    why: 'A building has longer hours.',
    is: [
      '(?:our|the)(?: [\\w-]+){0,2} (?:office|store|shop|studio|bakery|restaurant|showroom|warehouse|café|cafe|library|museum|gym|headquarters|gallery|workshop|branch|location|salon)(?<be> is) (?:conveniently |centrally )?located .+',
      "(?:we are|we're) (?:conveniently |centrally )?located .+",
    ],
    fits: [
      'Our office is located at 12 Main Street.',
      'We are located next to the post office.',
      'The gallery is located in the old mill.',
    ],
    near: ['The printer is located in the hall.'],
    lines: () => [crisp('The building is there even when we are not.'), arid('This is unlikely to change overnight.')],
  }),
  frame({
    id: 'for-more-information',
    why: 'Measures what was just given.',
    is: [
      '(?:please )?(?:visit|see|check|call|contact|email|go to|click|ask|read|follow|for more|to learn more|learn more|find out more)\\b.*\\b(?:for more (?:information|info|details)|to (?:learn|find out|see|read) more|for details|for further information|more (?:at|on|about) .+)',
      'for more (?:information|info|details),? (?:please )?(?:visit|see|call|contact|email|check|go to|ask) .+',
      '(?:learn|find out|read) more (?:at|on|about) .+',
    ],
    fits: [
      'Visit our website for more information.',
      'For more information, please contact the front desk.',
      'Learn more at our booth.',
    ],
    near: ['There is no more information.'],
    lines: () => [crisp('This was the short version.'), arid('What you have just read is counted as less.')],
  }),
  frame({
    id: 'perfect-for',
    why: 'What remains when perfect is used up.',
    is: [
      '{np}(?<be> is|,| are)(?: just)? (?:perfect|ideal|great) for {np}{tail}',
      '(?:perfect|ideal|great) for {np}{tail}',
    ],
    unless: /\b(?:kids|children|babies|seniors|patients|funeral)\b/,
    fits: [
      'This tent is perfect for weekend trips.',
      'Our planner is ideal for students.',
      'Perfect for picnics and parks.',
    ],
    near: ['The weather was perfect.'],
    lines: () => [crisp('Other uses are merely good.'), arid('Perfect is used here in the commercial sense.')],
  }),
  frame({
    id: 'passionate',
    why: 'When passion is at work.',
    is: ["(?:i am|i'm|we are|we're) passionate about {np}{tail}"],
    fits: [
      "I'm passionate about data quality.",
      'We are passionate about bread.',
      "We're passionate about good service.",
    ],
    near: ['They had a passionate debate.'],
    lines: () => [crisp('The passion keeps office hours.'), sandy('It comes up at dinner.')],
  }),
  frame({
    id: 'specialize',
    why: 'The other side of a specialty.',
    is: ['(?:i|we|our [\\w-]+) specializ(?:e|es) in {np}{tail}'],
    unless: /\b(?:divorce|cancer|trauma|injur\w+|grief)\b/,
    fits: ['We specialize in vintage lamps.', 'I specialize in tax law.', 'Our studio specializes in logos.'],
    near: ['A special offer.'],
    lines: () => [
      crisp('Other subjects will be changed to this one.'),
      arid('The rest of life is handled at an average level.'),
    ],
  }),
  frame({
    id: 'family-owned',
    why: 'Where such a company meets.',
    is: ['.*\\bfamily[- ](?:owned|run)\\b.*'],
    unless: /\bfuneral\b/,
    fits: [
      'We are a family-owned bakery.',
      'Our family-run hotel is by the lake.',
      'Family owned and operated since 1974.',
    ],
    near: ['Bring the family.'],
    lines: () => [crisp('Family dinners have an agenda.'), sandy('Holidays and staff parties have been combined.')],
  }),
  frame({
    id: 'made-easy',
    why: 'Where the difficult part went.',
    is: ['{np} made (?:easy|simple)', 'we make {np} (?:easy|simple){tail}'],
    unless: /\b(?:funeral|divorce|life)\b/,
    fits: ['Accounting made simple.', 'We make moving easy.', 'Payroll made easy.'],
    near: ['He made easy money.'],
    lines: () => [
      crisp('The difficult version is what we do all day.'),
      sandy('We had to go through the other kind first.'),
    ],
  }),
  frame({
    id: 'learn-how',
    why: 'No one is turned away for knowing.',
    is: ['(?:come )?learn (?:how to |to |the basics of |about )(?!more){np}{tail}'],
    fits: [
      'Learn how to bake sourdough in one afternoon.',
      'Learn the basics of bookkeeping.',
      'Learn to knit on Thursday evenings.',
    ],
    near: ['We learned to knit.'],
    lines: () => [crisp('Knowing it already is no obstacle.'), sandy('Forgetting it again is done at home.')],
  }),
  frame({
    id: 'enjoy-something',
    why: 'A command that is hard to check.',
    is: [
      '(?:please |come |sit back and |relax and )?enjoy (?:a|an|our|the|free|your|up to|complimentary|live|\\d+%?) {np}{tail}',
    ],
    unless: /\bresponsibly\b/,
    fits: [
      'Enjoy free shipping on all orders.',
      'Enjoy a free drink with your meal.',
      'Enjoy live music on the terrace.',
    ],
    near: ['We enjoy our work.'],
    lines: () => [crisp('Enjoyment is not monitored.'), arid('A neutral expression is also accepted.')],
  }),
  frame({
    id: 'winner-announced',
    why: 'The best time for a chance.',
    is: [
      '(?:the )?(?:[\\w-]+ )?(?:winners?|results?|raffle winners?|finalists?)(?: of {np})? (?:will be|is|are) (?:announced|drawn|chosen|selected|revealed|notified|contacted)(?: .+)?',
    ],
    unless: /\b(?:test results|election|medical|lab)\b/,
    fits: [
      'The winner will be announced on Friday.',
      'Winners will be drawn at the party.',
      'The raffle winner will be contacted by email.',
    ],
    near: ['The winner was announced.'],
    lines: () => [
      crisp('Until then, you may think well of your chances.'),
      sandy('A speech may be prepared, but quietly.'),
    ],
  }),
  frame({
    id: 'take-place-in',
    why: 'What happens to a place that is taken.',
    is: [
      '{event}{place} (?:will take|takes) place (?:in|at|on) (?:the |our |room |building |hall )(?!(?:first|second|third|last|fourth|\\d|same|week|month|morning|afternoon|evening|end|fall|spring|summer|winter)){np}{tail}',
    ],
    fits: [
      'The workshop will take place in the library.',
      'The tasting takes place in the cellar.',
      'Our party will take place on the roof.',
    ],
    near: ['The workshop will take place on Monday.'],
    lines: () => [
      crisp('The place will be given back afterward.'),
      arid('It is a different kind of place until then.'),
    ],
  }),
  frame({
    id: 'shortly',
    why: 'How shortly is measured.',
    is: [
      '(?:you|we|i|our [\\w-]+|a [\\w-]+(?: [\\w-]+)?|the [\\w-]+(?: [\\w-]+)?) (?:will|should)\\b.*\\bshortly',
      '(?:more|further) (?:information|details|info) (?:will follow|to follow|to come|coming|follows?) (?:soon|shortly)',
    ],
    fits: [
      'A representative will be with you shortly.',
      'You will receive an email shortly.',
      'More details to follow shortly.',
    ],
    near: ['It was shortly after noon.'],
    lines: () => [
      crisp('Shortly is measured from when you stop looking.'),
      arid('It is longer than at once and shorter than ever.'),
    ],
  }),
  frame({
    id: 'due-date',
    why: 'What due means.',
    is: [
      '(?!.*\\b(?:baby|rent|late|fine)\\b){np}{be} due (?:by|on|at|in|back|today|tomorrow|tonight|this|next|every|before|no later|the|within|end|friday|monday|tuesday|wednesday|thursday)\\b.*',
      '{np}{be} due',
    ],
    unless: /\bdue (?:to|for)\b|\b(?:tax|inspections?|oil|maintenance|service)\b|\b(?:overdue|mother|she|i|we're)\b/,
    negated: true,
    fits: [
      'Expense reports are due by end of day.',
      'Budget requests for 2026 are due by the end of the week.',
      'Applications are due on Friday.',
    ],
    near: ['The delay is due to rain.', 'The van is due for an oil change.'],
    lines: () => [crisp('Due means here, not on its way.'), arid('Nearly done is a state of mind.')],
  }),
  frame({
    id: 'deadline-is',
    why: 'When most of it is done.',
    is: [
      'the(?: [\\w-]+){0,3}? deadline(?: (?:for|to) [\\w -]+?)? is (?!(?:not|extended|flexible|moved|past|over)\\b).+',
    ],
    fits: [
      'The deadline to enroll in benefits is November 30.',
      'The deadline for abstracts is Friday.',
      'The submission deadline is noon.',
    ],
    near: ['The deadline is not Friday.'],
    lines: () => [
      crisp('Most of it will be done the evening before.'),
      sandy('It looks farther away than it is; deadlines do.'),
    ],
  }),
  frame({
    id: 'should-be-done',
    why: 'A grammar of politeness.',
    is: [
      "(?!.*\\b(?:you should see|should be (?:fun|great|interesting|ready|able|comfortable)|should (?:arrive|take|have|know|get|see|receive|last|work))\\b)(?:all |please note that |the |our |every |each |guests|staff|visitors|members|employees|students|drivers|delivery drivers|tenants|residents|attendees|participants|parents|customers)(?:[\\w' -]*) ?should (?:not )?(?:be )?[\\w-]+(?: {np})?{tail}",
    ],
    negated: true,
    unless: /\b(?:we|i|it|number|total|price|weather|child|children|doctor|medical|evacuate|fire|kids)\b/,
    fits: [
      'The garage door should be kept closed after 10 pm.',
      'Delivery drivers should ring twice and wait.',
      'All cups should be returned to the kitchen.',
    ],
    near: ['It should be fun.', 'Your order should arrive soon.'],
    lines: () => [crisp('Should is the polite spelling of must.'), arid('It is a recommendation with a memory.')],
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
      "(?!.*\\b(?:wait|help|thank|imagine|believe|guarantee|beat|go wrong)\\b){np} (?:cannot|can't|may not|must not|are not allowed|is not allowed|is not permitted|are not permitted|are not accepted|is not accepted|cannot be)(?: {np})?{tail}",
      "(?:sorry, )?we (?:do not|don't|cannot|can't|are unable to|are not able to) (?:accept|offer|take|allow|refund|exchange|ship|deliver|make|serve|provide|honor|hold|store|split|guarantee) {np}{tail}",
    ],
    negated: true,
    unless:
      /\b(?:patient|child|children|emergency|medical|police|be delivered|you may not know|but|fire|home|work|attend|come|reach|locate|find)\b/,
    fits: [
      'Gift cards cannot be redeemed for cash.',
      'We cannot accept returns on opened board games.',
      'Bicycles may not be stored in the hallway.',
    ],
    near: ["We can't wait to see you.", 'Gift cards can be redeemed.'],
    lines: () => [crisp('This is the long way of saying no.'), arid('The answer is the same in a friendlier voice.')],
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
    lines: () => [crisp('It was noticed, as you can see.'), arid('These thanks require no answer.')],
  }),
  frame({
    id: 'one-word-answer',
    why: 'How short an answer may be.',
    is: [
      '(?:are|is|do|does|did|have|has|will|would|can|could|should|shall|may) (?!(?<=(?:can|could|would|will) )you)(?:you|we|i|it|this|that|there|the|your|our)\\b(?! think| feel| mind if| love| believe| okay| ok| alright| sick){tail}.*',
    ],
    asked: true,
    unless:
      /\b(?:why|how|what|who|which|or|tired|struggling|looking for|ready to|know that|ever|want to|wondered|doctor|police|hurt|pain|sick|worried|marry|pregnant|love)\b/,
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
    is: ['(?:when|what time|what day|by when) (?:is|are|will|can|do|does|would|should|works|could)\\b.*'],
    asked: true,
    unless: /\b(?:why|die|baby|doctor|surgery|funeral)\b/,
    fits: ['When can we expect the samples?', 'What time works for you?', 'When is the delivery coming?'],
    near: ['Where is it?'],
    lines: () => [crisp('Soon is not a time.'), sandy('A date would be more useful than an adjective.')],
  }),
  frame({
    id: 'where-question',
    why: 'What gets lost in writing.',
    is: ['where (?:is|are|can|do|does|did|should|would)\\b.*'],
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
    lines: () => [crisp('The please is sincere.'), arid('It has been phrased as a request.')],
  }),
]
