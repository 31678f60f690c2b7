import type { Reading } from '#wit/reading/reading.ts'

/** Patterns of speech acts and events, by name. More than one may match: "We are closed; please come on Monday." */
const acts: Record<string, RegExp> = {
  please: /\b(?:please|kindly|(?:could|can|would|will) you|would appreciate|let me know|let us know)\b/,
  forbid:
    /\b(?:do not|don't|never|must not|mustn't|may not|cannot be|not (?:allowed|permitted|accept)|prohibited|no outside|no (?:\w+ ){1,3}(?:allowed|permitted|please|beyond|in|on))\b/,
  oblige:
    /\b(?:must|required?|requires|mandatory|have to|has to|needs? to (?:be|have)|obligatory|are asked to|subject to)\b/,
  permit: /\b(?:may|are welcome|is welcome|welcome in|allowed|permitted|you can|can be|feel free)\b/,
  thank: /\b(?:thanks?|thank you|grateful|appreciate)\b/,
  apologize: /\b(?:sorry|apologi[sz]e|apologies|inconvenience|regret|unfortunately)\b/,
  greet:
    /\b(?:welcome (?:to|back|our)|please welcome|welcoming|meet (?:our|the|your)|joins us|congratulations|congrats|introduce)\b/,
  hire: /\b(?:hiring|looking for (?:an?(?! (?:new )?(?:supplier|vendor|partner|space|place|way|copy))|some|volunteers|someone)|seeking|join our (?:\w+ )?team|join our \w+ as|applicants?|candidate|wanted|entry-level|open positions?|opening for|we need an?|apply (?:by|now|today)|the position|the role|experience (?:is )?(?:required|preferred|a plus))\b/,
  apply: /\b(?:resume|résumé|cover letter|applying|my application|your application|interview)\b/,
  invite:
    /\b(?:join us|join our|join me|you're invited|you are invited|invited to|invite you|come (?:see|join|by)|see you|save the date|open house|grand opening)\b/,
  signUp: /\b(?:rsvp|register|registration|sign up|enroll(?:ment)?|signing up|reserve your|save your (?:seat|spot))\b/,
  discount:
    /(?:% off|percent off|\bdiscount|\bhalf[- ]price|\bcoupon|\bpromo|\bcode [a-z]+\d+|\bsave (?:\$|\d+%)|\bbuy (?:one|two|\d+)|\bon sale\b|\bsale (?:ends|starts|is|runs)|\bclearance)/,
  free: /\b(?:free|complimentary|no charge|at no (?:extra )?(?:charge|cost)|included)\b/,
  dearer:
    /\b(?:(?:prices?|rates?|fees?|costs?|rent|fare|\w+) (?:\w+ ){0,4}(?:go(?:es)? up|going up|gone up|increase|rise|adjust)|rais(?:e|ed|ing) (?:our|the) (?:prices?|rates?)|rising costs|(?:now|will) (?:costs?|be) \$|instead of \$|goes from \$|from \$[\d.,]+ to \$)/,
  cost: /\b(?:costs?|fee|fees|price|prices|rate is|charge|charged|charges|starts? at \$|surcharge)\b/,
  pay: /\b(?:pay|payment|payable|invoice|bill|balance|refund|deposit)\b/,
  due: /\b(?:due|deadline|no later than|last day|overdue|submit|turn in|hand in|complete|closes? on|by (?:end of|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|\d|january|february|march|april|may \d|june|july|august|september|october|november|december|the \d))\b/,
  expire: /\b(?:expires?|expiring|renew|renews|renewal|valid|runs out|trial)\b/,
  ends: /\b(?:ends?|ending|last chance|last call|only \d+ (?:left|spots|seats)|while supplies|limited time)\b/,
  closed: /\b(?:closed|closing|closes?|closure|shut)\b/,
  hours:
    /\b(?:open (?:from|until|daily|24|monday|tuesday|on|every|seven|\w+day)|hours (?:are|begin|of)|our hours|new hours|we open|opens at|open at|staffed|is open|are open)\b/,
  opening: /\b(?:opens? (?:on|in|this|to|for)|opening|now open)\b/,
  launch:
    /\b(?:launch(?:e[sd]|ing)?|goes live|is live|now live|introducing|is here|are here|new version|brand new|now available|just released|release|announce|out now)\b/,
  newly: /\b(?:now|new)\b/,
  more: /\b(?:up (?:by|to|\d)|(?:went|go|goes|going|gone|are|were|is|was) up|rais(?:e|ed|es|ing)|increas\w+|ris(?:e|es|ing)|rose|grew|exceed\w*|above|extend\w*)\b/,
  less: /\b(?:down (?:by|to|\d|from)|(?:went|go|goes|going|gone|are|were|is|was) down|cut|reduc\w+|drop(?:s|ped)?|fell|below|lower\w*|decreas\w+)\b/,
  begin: /\b(?:starts?|starting|begins?|opens?|opening|goes live|launch\w*)\b/,
  finish: /\b(?:ends?|ending|closes|closed|closing|finish\w*|expires?|last (?:day|call|chance))\b/,
  no: /\b(?:(?<!\bdo )not(?! (?:only|forget|hesitate))|do not(?! (?:forget|hesitate|miss))|never|cannot|no(?! (?:later|charge|extra|matter|contract|more than|reservation))|nothing|nobody|without|discontinu\w+|stopped|stopping)\b|(?<!\bdo)n't\b|\bdon't\b(?! (?:forget|hesitate|miss))/,
  cease: /\b(?:no longer|not any ?more|discontinued?|stopped)\b/,
  on: /\b(?:turn(?:ed|ing)?|switch(?:ed|ing)?) on\b|\b(?:leave|left|keep|turn|switch)\b[^.;]{1,20} on(?= (?:when|at|after|until|from|by)\b|[.,;!]|$)/,
  off: /\b(?:turn(?:ed|ing)?|switch(?:ed|ing)?|shut)\b[^.;]{0,20} off\b/,
  works:
    /\b(?:(?:is|are) (?:back (?:up|online|in)|up and running|working|fixed)|working again|back online|back in service|(?:has|have) been (?:fixed|repaired|restored))\b/,
  broken:
    /\b(?:(?:is|are|was|were|went|be|been) (?:\w+ )?(?:down|broken|offline|unavailable|jammed|stuck|out)|out of (?:order|service)|not working|isn't working|aren't working)\b/,
  gone: /\b(?:sold out|out of stock|ran out|run out|(?:is|are) out of)\b/,
  again: /\b(?:back in stock|in stock again|available again)\b/,
  absent:
    /\b(?:out of (?:the )?office|out of office|on vacation|on leave|parental leave|be away|am away|i'm out|i am out|will be out|day off|traveling|business trip|back in the office|voicemail)\b/,
  late: /\b(?:late|delay|delayed|delays|behind schedule|running behind|longer than)\b/,
  down: /\b(?:down|unavailable|out of order|not working|broken|offline|out of service|shut off|outage|isn't working|stuck|jammed|failing|fails|slow)\b/,
  mend: /\b(?:maintenance|serviced|servicing|repair|repaired|repairing|fix|fixed|fixing|replaced?|replacing|upgrad\w+|restored|renovat\w+|inspect\w+|install\w*|paint\w*|testing|tested|cleaned|cleaning)\b/,
  lack: /\b(?:out of (?!the office|office|service|order)\w+|ran out|run out|sold out|out of stock|running low|shortage|only \d+ left|almost out|back in stock|backorder\w*)\b/,
  full: /\b(?:full|fully booked|booked|limited to|waitlist|waiting list|waitlisted|limited|at capacity|limit|maximum|minimum|up to)\b/,
  attach: /\b(?:attach(?:ed|ment)?|enclosed|please find|here is the link|below)\b/,
  send: /\b(?:send|sending|sent|forward|resend|email me|upload)\b/,
  move: /\b(?:moved?|moves|moving|reschedul\w+|postponed?|push(?:ed)?|relocat\w+)\b/,
  cancel: /\b(?:cancel\w*|called off)\b/,
  received:
    /\b(?:received|has been (?:approved|confirmed|accepted|closed|processed|saved|published|filed|submitted|updated|assigned|escalated)|is confirmed|have been (?:saved|confirmed|approved))\b/,
  ship: /\b(?:ship|ships|shipped|shipping|on its way|out for delivery|deliver\w*|dispatched|tracking|package|parcel)\b/,
  arrive:
    /\b(?:arriv\w+|will be here|be here|come(?:s)? (?:on|at|in|between)|coming on|on (?:my|the) way|stops away)\b/,
  ready: /\b(?:ready|available|waiting)\b/,
  result:
    /\b(?:(?:was|were|is|are) (?:up|down)|went up|grew|rose|fell|dropped|drop|raised|reached|sold \d|record|milestone|increased by|reduced|cut|decreased|exceeded|(?:above|below) target|revenue|this quarter)\b/,
  self: /\b(?:i am an?|i'm an?|i've been an?|my name is|i specialize|i help|i offer|i work|passionate|based in)\b/,
  us: /\b(?:we are an?|we're an?|our mission|we believe|we help|we specialize|founded|family-owned|family-run|since (?:18|19|20)\d\d|trusted by|years of experience|our team)\b/,
  made: /\b(?:made (?:from|with|of|in|by)|handmade|hand-made|crafted|designed (?:for|to|by)|comes? with|lasts?|fits|features|contains|picked by hand|organic|recycled)\b/,
  care: /\b(?:wash|tumble|dishwasher|refrigerat\w+|store in|shake|apply|preheat|bring to a boil|rinse|microwave|keep (?:refrigerated|dry|frozen)|serve)\b/,
  where:
    /\b(?:located|is (?:on|at|in|behind|next) the|are (?:on|at|in) the|can be found|is posted|entrance|turn (?:left|right))\b/,
  rate: /\b(?:review|survey|feedback|rate (?:your|us|our)|opinion|hear (?:your|what|from)|tell us|let us know (?:what|how)|how did we|questionnaire|stars?)\b/,
  subscribe: /\b(?:newsletter|subscribe|unsubscribe|subscribers?|mailing list|our emails|this issue|next issue)\b/,
  meet: /\b(?:meet(?:ing|s)?|call|standup|stand-up|sync|check-in|all-hands|webinar|workshop|agenda|minutes from)\b/,
  schedule: /\b(?:schedul\w+|takes? place|will be held|starts? at|begins?|starts|runs from|is on|are on|meets)\b/,
  serve: /\b(?:served?|serving|menu|special|happy hour|breakfast|lunch|dinner|eat)\b/,
  log: /\b(?:password|log ?in|login|authentication|pin|verify|account|locked|logged out|sign-in|badge|wi-?fi)\b/,
  tidy: /\b(?:clean|wipe|dishes|sink|clear your|label|throw|empty|tidy|pick up after|recycl\w+|trash|microwave|refrigerator|fridge)\b/,
  quiet: /\b(?:quiet|noise|mute|silence|phones?|headphones|camera on)\b/,
  park: /\b(?:park|parking|parked|garage|carpool)\b/,
  use: /\bplease use|use the\b/,
  wait: /\b(?:wait|hold time|response time|answer\w*|respond|reply|replies|get back to|lead time)\b/,
}

export type Act = string

/** The acts of a text. */
export const actsOf = ({ text, asks, clauses }: Reading): Act[] => {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const found = Object.entries(acts)
    .filter(([, words]) => words.test(lower))
    .map(([act]) => act)
  if (asks) found.push('ask')
  if (clauses.some(({ request }) => request)) found.push('order')
  if (clauses.some(({ negated }) => negated)) found.push('deny')
  if (clauses.some(({ supposed }) => supposed)) found.push('suppose')
  return found
}

const figures: Record<string, RegExp> = {
  rating: /\brated\b|\b\d+(?:\.\d+)? out of \d|\b\d(?:\.\d)?[- ]stars?\b/,
  price: /[$€£]\s?\d/,
  percent: /\d\s?(?:%|percent)/,
  window:
    /\d(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:to|and|-|–|through)\s?(?:\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m|$|[.,;]|on|every|daily)|noon|midnight)/,
  clock: /\b\d{1,2}(?::\d\d|\s?[ap]\.?m\b)|\bnoon\b|\bmidnight\b|o'clock|\bat \d{1,2}\b/,
  day: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/,
  date: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b|\bthe \d+(?:st|nd|rd|th)\b/,
  month: /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/,
  soon: /\b(?:today|tonight|tomorrow|this (?:week|morning|afternoon|evening|weekend))\b/,
  duration:
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|few)[ -](?:business |working )?(?:second|minute|hour|day|week|month|year|night)s?\b/,
  every:
    /\b(?:every|each|daily|weekly|monthly|annual(?:ly)?|yearly|per (?:day|week|month|year))\b|days\b(?= at| from|\.$)/,
  from: /\bfrom\b.*\bto\b/,
  instead: /\binstead of|from \$?\d+.* to \$?\d+/,
  limit: /\b(?:up to|at least|no more than|maximum|minimum|limited to|only \d+)\b/,
  count: /\b\d+ (?!a\.?m|p\.?m|minutes?|hours?|days?|weeks?|months?|years?|percent)[a-z]{3,}/,
  number: /#\s?\d+|\b(?:room|floor|gate|studio|hall|unit|line|bay) [a-z]?\d+/,
  large: /\d,\d{3}|million/,
}

/** The sorts of figures, times and days in a text. */
export const figuresOf = ({ text }: Reading): string[] => {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return Object.entries(figures)
    .filter(([, words]) => words.test(lower))
    .map(([figure]) => figure)
}

const opposites: readonly (readonly [Act, Act])[] = [
  ['more', 'less'],
  ['begin', 'finish'],
  ['on', 'off'],
  ['works', 'broken'],
  ['gone', 'again'],
]

/** Whether one list has an act whose opposite is in the other. */
export const areOpposite = (some: readonly Act[], others: readonly Act[]): boolean =>
  opposites.some(([one, other]) => {
    const does = (acts: readonly Act[]) => Number(acts.includes(one)) - Number(acts.includes(other))
    return does(some) * does(others) < 0
  })

const contraryWords: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['beat', 'exceeded', 'surpassed'],
    ['missed', 'short', 'behind'],
  ],
  [
    ['online', 'virtual', 'virtually', 'remote', 'remotely'],
    ['person', 'onsite'],
  ],
  [
    ['indoors', 'indoor'],
    ['outdoors', 'outdoor', 'outside'],
  ],
]

/** Whether one list has a word whose contrary is in the other. */
export const haveContraryWords = (some: readonly string[], others: readonly string[]): boolean =>
  contraryWords.some(([these, those]) => {
    const has = (tokens: readonly string[], words: readonly string[]) => words.some((word) => tokens.includes(word))
    return (has(some, these) && has(others, those)) || (has(some, those) && has(others, these))
  })
