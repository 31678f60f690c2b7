import { type Saying, saying } from '../saying.ts'

/** Small things of the household, and what services say of themselves. */
export const goodsTools: readonly Saying[] = [
  saying({
    id: 'call-from-store',
    needs:
      'grocery list|shopping list + app|planner|tool|kit|plan + build|make|create|write|share|sync|turn|add - please|i',
    dryness: 'crisp',
    text: 'You will still call home from the store.',
    why: 'How shopping goes.',
    example: 'Our meal planning app builds a grocery list for you.',
    miss: 'Please add milk to the shopping list.',
  }),
  saying({
    id: 'bag-smaller',
    needs:
      'carrying bag|carry bag|storage bag|travel bag|stuff sack|carrying case|storage sack + come with|include|fit|pack into|fold into|roll into|packs into + tent|hammock|air mattress|blanket|canopy|sleeping bag|camp chair|chair|umbrella|volleyball net|yoga mat|raincoat|jacket - lost|found',
    dryness: 'sandy',
    text: 'On the way home, the bag will look smaller.',
    refersTo: [],
    why: 'How packing back goes.',
    example: 'The tent comes with its own storage bag.',
    miss: 'The travel bag is full.',
  }),
  saying({
    id: 'closed-one-ad',
    needs:
      'ads|online ad|banner ad|web ad|digital ad|display ad|social media ad + agency|we|team|studio + manage|run|create|design|write|produce|place|build|make - without|add|adding|added|adds|spend|not|no ads|ad-free|job|radio|tv|print|newspaper|billboard|last|stop|stopped|yesterday|last week|this week',
    dryness: 'crisp',
    text: 'You may have closed one of the ads this morning.',
    why: 'Where ads are seen.',
    example: 'The agency manages online ads for hotels across the country.',
    miss: 'We run a shop without ads.',
  }),
  saying({
    id: 'long-toasts',
    needs:
      'banquet hall|event hall|reception hall|ballroom|event space|wedding venue|venue + wedding|reception|anniversary|reunion + rent|book|available|host|reserve|perfect|ideal|space|hold - not|close|closed|moved|change|changed',
    dryness: 'sandy',
    text: 'Long toasts are possible, but not required.',
    why: 'Useful help.',
    example: 'You can rent the banquet hall for weddings and family reunions.',
    miss: 'The wedding venue has changed.',
  }),
  saying({
    id: 'label-out-loud',
    needs:
      'simple ingredient|ingredients you can|ingredients you know|ingredients you recognize|few ingredient|only five ingredient|just five ingredient|only three ingredient|just three ingredient|just four ingredient|only four ingredient|ingredients you already - allergy|allergen|dog|cat|pet|medicine|skin|recipe',
    dryness: 'crisp',
    text: 'You may read the label out loud.',
    why: 'What few ingredients allow.',
    example: 'Our shampoo is made with simple ingredients.',
    miss: 'The ingredients are missing.',
  }),
  saying({
    id: 'old-receipts',
    needs:
      'wallet|card holder|cardholder|billfold + hold|fit|room|slot|pocket|space + card|cash|bill - lost|found|digital|stolen|return|app|turned in',
    dryness: 'sandy',
    text: 'Old receipts will take the rest.',
    why: 'What wallets fill with.',
    example: 'This wallet holds up to eight cards and some cash.',
    miss: 'The wallet was lost.',
  }),
  saying({
    id: 'something-worse',
    needs:
      'oil|wax|polish|sharpen|descale|reseal|defrost + every few week|every few month|every month|every six month|every three month|monthly|twice a year|once a year|every year|every other month - we|our|skin|hair|nail|change|car',
    dryness: 'sandy',
    text: 'A good day for this is one with something worse to do.',
    why: 'When such things get done.',
    example: 'Oil the wood every few months.',
    miss: 'We wax the floor every year.',
  }),
  saying({
    id: 'puddles-choice',
    needs: 'boot|rain boot|shoe|sneaker + waterproof - not|no longer|sale|please|wear|spray|bring|lost',
    dryness: 'crisp',
    text: 'Puddles are now a matter of choice.',
    why: 'What changes.',
    example: 'Our boots are waterproof and made for long days outside.',
    miss: 'These boots are not waterproof.',
  }),
  saying({
    id: 'crowd-needed',
    needs: 'stand out|stands out|standing out + from the crowd|in the crowd|in a crowd|in a crowded - not',
    dryness: 'arid',
    text: 'The crowd is also needed.',
    why: 'What standing out takes.',
    example: 'Our designers help your brand stand out from the crowd.',
    miss: 'The crowd stood outside.',
  }),
]
