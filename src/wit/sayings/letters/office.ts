import { type Saying, saying } from '../saying.ts'

/** Calls, doors, kitchens and machines that are shared. */
export const lettersOffice: readonly Saying[] = [
  saying({
    id: 'whoever-took',
    needs:
      'whoever + took|borrowed|left|moved|ate|unplugged|parked|used + please|@please - leaves|borrows|last|wins|wants|would|like|first|hit|stole',
    dryness: 'sandy',
    text: 'The rest of you may look relieved.',
    why: 'A note to the innocent.',
    example: 'Whoever borrowed the stapler, please bring it back.',
    miss: 'Whoever leaves last, please turn off the lights.',
  }),
  saying({
    id: 'meet-in-lobby',
    needs:
      'we + meet in the lobby|meet in front of|meet outside|meet at the entrance|meet at the main entrance|meet in the parking lot|meet by the entrance - not|if|was|were|must|fire|happened|first met|camera|house',
    dryness: 'sandy',
    text: 'Those who are early may look at their phones side by side.',
    refersTo: [],
    why: 'What is done there.',
    example: "We'll meet in the lobby at 8:30.",
    miss: 'We meet on Tuesdays.',
  }),
  saying({
    id: 'mornings-best',
    needs:
      'mornings|morning + work best for me|works best for me|be best for me|be better for me|works better for me|work better for me - afternoon|evening|or|not|you',
    dryness: 'sandy',
    text: 'By afternoon, I have read my email.',
    why: 'The reason.',
    example: 'Mornings work best for me.',
    miss: 'Mornings are cold.',
  }),
  saying({
    id: 'half-donuts',
    needs:
      'donut|doughnut|bagel|pastry|muffin + join|help yourself|be available|there be|we have|will be|bring|brought - sale|menu|$|buy|dozen|order|shop|bakery|free with|new|flavor|no|not|out of|was|were|deliver|catering|gluten',
    dryness: 'sandy',
    text: 'Toward the end, there are only halves.',
    why: 'How such plates empty.',
    example: 'Join us for coffee and donuts in the lobby at 9.',
    miss: 'Donuts are $2 each.',
  }),
  saying({
    id: 'right-department',
    needs:
      'forward|forwarding|forwarded|pass|passing|passed + right department|right team|appropriate department|appropriate team|correct department|proper department - please|could|if|can|not|would',
    dryness: 'sandy',
    text: 'This was one of the others.',
    why: 'Where it had come to.',
    example: "I'm forwarding this to the right department.",
    miss: 'Could you forward this to the right department?',
  }),
  saying({
    id: 'track-changes',
    needs:
      'track change|track your change|change track|tracked change|track the change|track any change - order|package|weather|price|time|heart',
    dryness: 'sandy',
    text: 'A change of heart appears in red.',
    why: 'What it shows.',
    example: 'Please track your changes so we can see the edits.',
    miss: 'The running track has changed.',
  }),
  saying({
    id: 'system-switch',
    needs:
      'new + system|software|platform|portal + switch to|switching to|move to|moving to|go live|goes live|going live|transition to|migrate to|roll out + @day|@time|week|month|january|february|march|april|may|june|july|august|september|october|november|december|year|soon|we - water|road|building|hvac|not|was|if|voting|transit|solar|star|student|phone',
    dryness: 'sandy',
    text: 'The old one was almost understood.',
    refersTo: [],
    why: 'When systems are replaced.',
    example: "We're switching to a new payroll system in January.",
    miss: 'The solar system is old.',
  }),
  saying({
    id: 'lock-your-screen',
    needs:
      'lock your screen|lock your computer|lock your laptop|lock their screen|lock their computer|lock computers|lock screens - cable|phone|theft|stolen',
    dryness: 'sandy',
    text: 'Colleagues have a sense of humor.',
    why: 'The actual threat.',
    example: 'Please lock your screen when you step away from your desk.',
    miss: 'Please lock the door.',
  }),
  saying({
    id: 'left-umbrella',
    needs:
      'umbrella|jacket|scarf|sweater|water bottle|charger|hat|phone charger|coat|mug|lunch bag + be left in|be left at|be left on|be left behind|be found in|be found at|be found on|be left under - umbrellas|jackets|scarves|chargers|hats|coats|mugs|if|not|your|my|will|i|should|please do',
    dryness: 'sandy',
    text: 'It has been discreet about whose it is.',
    refersTo: ['one'],
    why: 'What can be got out of it.',
    example: 'A blue umbrella was left in the conference room.',
    miss: 'I left my umbrella.',
  }),
  saying({
    id: 'effective-immediately',
    needs:
      'effective immediately - terminate|terminated|resign|resignation|layoff|price|recall|leave|close|closed|discontinue|position|suspend|suspended|fired|step|stop|cancel|ban|job|evacuate|employment|retire',
    dryness: 'sandy',
    text: 'Immediately was two seconds ago.',
    why: 'When it took effect.',
    example: 'Effective immediately, all visitors must sign in at the front desk.',
    miss: 'The rule is effective in May.',
  }),
]
