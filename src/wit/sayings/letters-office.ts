import { type Saying, saying } from './saying.ts'

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
    id: 'wifi-password',
    needs:
      'wi-fi|wifi|wireless + password + on the|at the|posted|written|printed|whiteboard|changed|change - not|no|ask|share|require|required|if|your|need|never|must|will',
    dryness: 'sandy',
    text: 'If it does not work, the O is a zero.',
    refersTo: [],
    why: 'Tested advice.',
    example: 'The password for the guest Wi-Fi is on the whiteboard.',
    miss: 'No password is needed for the Wi-Fi.',
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
    id: 'will-call-you',
    needs:
      'i will call you|i will give you a call + tomorrow|@day|@time|around|afternoon|later|morning|today|tonight|week|soon - if|when|not|back|once|after|unless',
    dryness: 'crisp',
    text: 'Please sound surprised.',
    why: 'A courtesy to the caller.',
    example: "I'll call you tomorrow around 11.",
    miss: "I'll call you if it changes.",
  }),
  saying({
    id: 'reached-voicemail',
    needs:
      'i + got your voicemail|get your voicemail|reached your voicemail|leave you a voicemail|left you a voicemail|left a voicemail|leave a voicemail|got voicemail|left you a message|went to voicemail - my voicemail|please|if|not|check|full',
    dryness: 'sandy',
    text: 'Your recording was very polite about it.',
    refersTo: [],
    why: 'Credit where it is due.',
    example: 'I called this morning and left you a voicemail.',
    miss: 'Please leave me a voicemail.',
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
    id: 'link-did-not-work',
    needs:
      'link + did not work|was not working|was not work|be not work|was broken|be broken|not working + new|here|correct|fixed|last|previous|earlier|yesterday|sorry|apologize - if|links|not sure|please let|sausage|chain',
    dryness: 'sandy',
    text: 'The old one led nowhere, but quickly.',
    refersTo: [],
    why: 'To its credit.',
    example: "The link in my last email didn't work, so here's a new one.",
    miss: "If the link doesn't work, copy the address.",
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
    id: 'budget-approved',
    needs:
      'budget + approve|approved|passed - please|need|must|will|vote|wait|waiting|not|if|until|pending|unless|yet|should|before|or|can|cut|cuts|layoff|request|once',
    dryness: 'sandy',
    text: 'Until then, it was a wish.',
    refersTo: [],
    why: 'What approval changes.',
    example: 'The board approved the budget on Tuesday.',
    miss: 'Please approve the budget.',
  }),
  saying({
    id: 'vivid-receipt',
    needs:
      'receipt + travel|expense|reimbursement|trip|reimburse + keep|submit|attach|turn in|include|save|need|require|send - not|your order|tax|gas|no|without|gift',
    dryness: 'sandy',
    text: 'A vivid memory of the meal is not a receipt.',
    why: 'What is handed in instead.',
    example: 'Please keep your receipts for all travel expenses.',
    miss: 'Your receipt is attached.',
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
    id: 'wipe-the-counter',
    needs:
      'wipe|wipe down|wipe off + counter|countertop|table|microwave|tables|counters + @please|should|after - hospital|patient|disinfect|with|cloth|vinegar|bleach|not|restaurant|virus|gym',
    dryness: 'crisp',
    text: 'Sending the crumbs elsewhere is not wiping.',
    why: 'A common method.',
    example: 'Please wipe down the counter after lunch.',
    miss: 'Wipe the counter with a damp cloth.',
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
    id: 'desk-package',
    needs:
      'package|parcel|box|delivery + for + front desk|reception|mailroom|mail room - if|please leave|your order|not|lost|found|drop|suspicious|lunch|donation|suggestion|all|packages|tissue|guest',
    dryness: 'crisp',
    text: 'Guesses about the contents are closed.',
    why: 'There were several.',
    example: 'A package for Mr. Hall is at the front desk.',
    miss: 'Your order is on its way.',
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
  saying({
    id: 'leaving-early',
    needs:
      'i + leave early|leaving early|leave a little early|leaving a little early|leave work early|leave the office early|head out early|leaving the office early + today|tomorrow|@day|@time|afternoon|week - if|can|not|may i|you|sick|doctor|surgery|funeral|hospital|fired|we',
    dryness: 'sandy',
    text: 'This saves me the tiptoeing.',
    why: 'What the notice is for.',
    example: "I'm leaving early on Thursday to pick up my parents at the airport.",
    miss: 'You may leave early today.',
  }),
]
