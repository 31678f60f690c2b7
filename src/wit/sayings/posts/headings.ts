import { type Saying, saying } from '../saying.ts'

/** Headings of articles, videos and episodes. */
export const postsHeadings: readonly Saying[] = [
  saying({
    id: 'already-knew',
    needs:
      "what we learn|things we learn|lesson we learn|lessons we learn|lessons from our|what we have learn|what we've learn - loss|storm|flood|outage|incident|accident|mistake|hard way|share|will",
    dryness: 'sandy',
    text: 'What we already knew would be shorter.',
    why: 'The other list.',
    example: 'What we learned from our first year in business',
    miss: 'We learned to swim.',
  }),
  saying({
    id: 'original-longer',
    needs:
      'recap of|recap from|meeting recap|event recap|webinar recap|conference recap|weekend recap|season recap|trip recap - to recap|action|decision|requirement|tire|need',
    dryness: 'arid',
    text: 'The original took longer.',
    why: 'What was left out.',
    example: 'Recap of last weekend’s farmers market',
    miss: 'We need a cap for the bottle.',
  }),
  saying({
    id: 'looks-planned',
    needs:
      'look back at|look back on|looking back at|looking back on - regret|loss|life|childhood|tribute|passing|war|legacy|remember|camera|never|not',
    dryness: 'sandy',
    text: 'From here, everything looks planned.',
    why: 'The benefit of distance.',
    example: 'A look back at our summer reading program',
    miss: 'Please look at the back.',
  }),
  saying({
    id: 'pauses-removed',
    needs:
      'highlight from|highlights from|highlight reel|highlights of our|highlights of this|highlights of last|highlights of yesterday - hair|report|result|survey|study|earning|data|menu|the highlight of|was the|exhibit|collection|research',
    dryness: 'arid',
    text: 'The pauses in between have been removed.',
    why: 'What such things leave out.',
    example: 'Here are some highlights from this year’s conference.',
    miss: 'Please highlight the total.',
  }),
  saying({
    id: 'only-the-rest',
    needs:
      'great|good|successful|beautiful|strong|perfect|better + start with|begin with - had|off to|let|we|i|not|news|meeting|prices|price|sale|class|tour|life|health|healthy|marriage|parent',
    dryness: 'arid',
    text: 'After that, only the rest remains.',
    why: 'What is left to do.',
    example: 'Every great brand starts with a simple idea.',
    miss: 'The meeting starts with the budget.',
  }),
  saying({
    id: 'something-minimum',
    needs: 'what to wear - not|know|mask|injury|unsure|sure|brace|funeral',
    dryness: 'sandy',
    text: 'Something is the minimum.',
    why: 'Where to begin.',
    example: 'What to wear to a fall wedding',
    miss: 'Please wear the badge.',
  }),
  saying({
    id: 'charger-by-bed',
    needs:
      'what to pack|packing list + trip|weekend|vacation|camp|travel|for|beach|cruise - hospital|emergency|evacuation|shipment|warehouse|lunch|order',
    dryness: 'sandy',
    text: 'The charger is still by the bed.',
    why: 'A word in time.',
    example: 'What to pack for a weekend at the lake',
    miss: 'We packed your order.',
  }),
  saying({
    id: 'until-second-edition',
    needs: 'ultimate guide',
    dryness: 'arid',
    text: 'It will be ultimate until the second edition.',
    refersTo: [],
    why: 'How long such words hold.',
    example: 'The ultimate guide to email marketing',
    miss: 'Our guide knows the trail.',
  }),
  saying({
    id: 'experts-eyebrow',
    needs:
      "beginner's guide|beginners guide|beginner guide|guide for beginner - fasting|diet|meditation|prayer|bible|investing",
    dryness: 'sandy',
    text: 'Experts may read along with one eyebrow raised.',
    why: 'Who else is welcome.',
    example: 'A beginner’s guide to sourdough',
    miss: 'Our guide is a beginner.',
  }),
  saying({
    id: 'reasons-one',
    needs:
      '# + reason to|reasons to|reason why|reasons why|reasons you|reasons we - no reason|doctor|quit|sue|complain|leave|worry|not|lose|divorce',
    dryness: 'sandy',
    text: 'You only need one of them.',
    refersTo: [],
    why: 'How many are used.',
    example: '5 reasons to visit our showroom this weekend',
    miss: 'There is no reason to call 911.',
  }),
]
