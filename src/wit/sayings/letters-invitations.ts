import { type Saying, saying } from './saying.ts'

/** Invitations, and what is asked. */
export const lettersInvitations: readonly Saying[] = [
  saying({
    id: 'applied-thanks',
    needs:
      'thank you for apply|thanks for apply|thank you for your application|thanks for your application|thank you for applying|thanks for applying - unfortunately|regret|however|but|not|other|loan|benefit|benefits|disability|assistance|credit|asylum|mortgage',
    dryness: 'sandy',
    text: 'We have seen the form.',
    refersTo: [],
    why: 'Sympathy.',
    example: 'Thank you for applying for the position of office manager.',
    miss: 'Unfortunately, we cannot offer it, but thank you for applying.',
  }),
  saying({
    id: 'interested-in',
    needs: 'would you be interested in|are you interested in|be you interested in - why|not',
    asks: true,
    dryness: 'sandy',
    text: 'Mildly would be enough.',
    why: 'The threshold.',
    example: 'Would you be interested in a short demo of our software?',
    miss: 'Is she interested in it?',
  }),
  saying({
    id: 'grab-coffee',
    needs:
      'grab coffee|grab a coffee|grab lunch|grab a drink|grab dinner|grab a cup - free|app|order|before|go|and go|on the way|seat|cookie|meet|store|our|authors|some',
    dryness: 'crisp',
    text: 'It can also be picked up calmly.',
    refersTo: [],
    why: 'Grabbing, reconsidered.',
    example: 'Let me know if you would like to grab coffee sometime.',
    miss: 'Grab a seat.',
  }),
  saying({
    id: 'grab-coffee-asked',
    needs:
      'grab coffee|grab a coffee|grab lunch|grab a drink|grab dinner|grab a cup - free|app|order|who|when|what|where',
    asks: true,
    dryness: 'crisp',
    text: 'It can also be picked up calmly.',
    refersTo: [],
    why: 'Grabbing, reconsidered.',
    example: 'Would you like to grab lunch next week?',
    miss: 'Who grabbed the stapler?',
  }),
  saying({
    id: 'hope-to-see-you',
    needs:
      'hope to see you|hope you can join us|hope you can make it|hope you will join us|hope you can come|hope you will come|look forward to see you - i|online|webinar|zoom|virtual|call|again|not|soon|if|back|email|sorry|better|appointment|concert|show|game|funeral|park|performance|play|church|memorial',
    dryness: 'crisp',
    text: 'We will be the ones looking at the door.',
    refersTo: [],
    why: 'How to recognize the hosts.',
    example: 'We hope you can make it to our open house on Saturday.',
    miss: 'I hope you can see it.',
  }),
  saying({
    id: 'join-for-dinner',
    needs:
      'join us for dinner|join us for lunch|join us for breakfast|join us for brunch + love|hope|would|delighted|like|honored + you - not|we be closed',
    dryness: 'sandy',
    text: 'As it stands, there is one chair too many.',
    refersTo: [],
    why: 'The state of the table.',
    example: "We'd love for you to join us for dinner after the conference.",
    miss: 'She joined us for dinner.',
  }),
  saying({
    id: 'let-know-attend',
    needs:
      'let me know if you can|let us know if you can|let me know whether you can|let us know whether you can|know if you be able to|know if you will be able to|know if you will + attend|make it|come|join - not|time|call|earlier|early|funeral|in to work',
    dryness: 'sandy',
    text: 'Whether you want to will not be asked.',
    why: 'Tact.',
    example: 'Please let me know if you can attend the open house.',
    miss: 'Let me know if it works.',
  }),
  saying({
    id: 'great-speaker',
    needs:
      'you speak at|you to speak at|be a great speaker|be our speaker|be our keynote|be our guest speaker|be a speaker|speak at our + you + honored|love|like|great|think|invite|ask|delighted|hope - thank|thanks|not|sorry|was|cancel|volume',
    dryness: 'sandy',
    text: 'The applause is scheduled for the end.',
    why: 'What an organizer can say.',
    example: "We'd be honored to have you speak at our annual meeting.",
    miss: 'Thank you for speaking at our event.',
  }),
  saying({
    id: 'gift-collection',
    needs:
      'contribute|chip in|collect money|collecting money|pitch in|collect for + gift|present - sympathy|funeral|flowers|charity|match|annual|toys|donate|donated|family|victims|not|shop|gift shop',
    dryness: 'sandy',
    text: 'In the card, all signatures are the same size.',
    why: 'What the card does not tell.',
    example: 'Please contribute $10 to the retirement gift for Linda.',
    miss: 'The gift is wrapped.',
  }),
  saying({
    id: 'card-to-sign',
    needs:
      'card + sign + please|@please|desk|everyone|before|kitchen|room - sign up|sign in|up|in|credit|debit|score|report|time|id|business|sympathy|condolence|well|library|membership|insurance|gift|loss|consent|signature card|bank|out',
    dryness: 'sandy',
    text: 'Best wishes is taken.',
    refersTo: [],
    why: 'What came first.',
    example: "There's a card for Tom at the front desk, please sign it.",
    miss: 'Please sign your credit card.',
  }),
  saying({
    id: 'would-you-be-able',
    needs: 'would you be able to|will you be able to|would you all be able to - i|without|pay',
    asks: true,
    dryness: 'crisp',
    text: 'Willing can come later.',
    refersTo: [],
    why: 'One thing at a time.',
    example: 'Would you be able to present at our next staff meeting?',
    miss: 'Would you like to present?',
  }),
  saying({
    id: 'are-you-free',
    needs:
      'be you free|be you both free|be you all free + lunch|dinner|@day|tomorrow|@time|call|week|coffee|meet|talk|chat - from|debt|of',
    asks: true,
    dryness: 'sandy',
    text: 'I mean it in the calendar sense.',
    refersTo: [],
    why: 'A scope note.',
    example: 'Are you free for lunch on Thursday?',
    miss: 'Is it free?',
  }),
  saying({
    id: 'i-am-free',
    needs:
      'i be free|i will be free|i be also free + any time|anytime|@time|@day|after|between|tomorrow|all|until - not|we|of|from|debt|drink|free to|admission|or',
    dryness: 'sandy',
    text: 'Free is meant in the calendar sense.',
    why: 'A scope note.',
    example: "I'm free any time after 2 on Thursday.",
    miss: 'I am free of debt.',
  }),
  saying({
    id: 'good-time-to-call',
    needs:
      'good time to call|best time to call|good time for a call|best time for a call|convenient time to call - be now|now',
    asks: true,
    dryness: 'sandy',
    text: 'The bad ones I find on my own.',
    refersTo: [],
    why: 'Experience.',
    example: 'When would be a good time to call you?',
    miss: 'Is now a good time to call?',
  }),
  saying({
    id: 'who-should-i-ask',
    needs:
      'who should i|whom should i|who do i|who can i + talk|ask|contact|see|speak|call|email|reach - emergency|pain|harassment|trust|dance|prom|out|wedding',
    asks: true,
    dryness: 'crisp',
    text: 'I have ruled out the person next to me.',
    why: 'The progress made.',
    example: 'Who should I talk to about getting a new keyboard?',
    miss: 'Who should go first?',
  }),
]
