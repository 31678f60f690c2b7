import { type Saying, saying } from '../saying.ts'

/** Invitations, and what is asked. */
export const lettersInvitations: readonly Saying[] = [
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
