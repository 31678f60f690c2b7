import { type Saying, saying } from '../saying.ts'

/** News, thanks, welcomes and what a brand says of itself. */
export const postsNews: readonly Saying[] = [
  saying({
    id: 'agree-ourselves',
    needs:
      'we believe + everyone|everybody|every|should|deserve|in the power|in make|in do|in keep|in put|in build|in use|in share|in local|in small|in slow|in simple|great|good - god|faith|prayer|church|gospel|christ|safe|safety|right|justice|equal|equality|race|gender|treatment|health|healthcare|care|patient|due|invoice|mistake|error|not|fit|candidate|child|children|human|victim|sober|you|your|dignity|this|it|life|lives|education|price|deal',
    dryness: 'arid',
    text: 'On this, we agree with ourselves.',
    why: 'The state of the debate.',
    example: 'We believe great design should be available to everyone.',
    miss: 'We believe the package is lost.',
  }),
  saying({
    id: 'move-a-sofa',
    needs:
      'welcome to the family|welcome to our family|join our family|part of the family|part of our family - baby|married|wedding|adopt|puppy|kitten|loss|grief|job|hiring|apply|recipe|been',
    dryness: 'sandy',
    text: 'You may now be asked to help move a sofa.',
    why: 'What comes with it.',
    example: 'Welcome to the family!',
    miss: 'The family arrived.',
  }),
  saying({
    id: 'playing-reader',
    needs: 'welcome to|welcome back to + newsletter|blog|first issue|new issue|this issue|edition - podcast|video',
    dryness: 'crisp',
    text: 'We write, and you may skim.',
    why: 'A fair arrangement.',
    example: 'Welcome to our newsletter, where we share recipes and garden tips.',
    miss: 'Our newsletter comes out on Friday.',
  }),
  saying({
    id: 'free-to-lean',
    needs:
      'welcome to + new website|new site|new online store|new online shop|new web page|new look website|redesigned website - job|construction',
    dryness: 'sandy',
    text: 'The paint is dry, so feel free to lean on things.',
    why: 'House rules.',
    example: 'Welcome to our new website.',
    miss: 'The new website is slow.',
  }),
  saying({
    id: 'stop-suddenly',
    needs:
      'follower + #|thousand|million|hundred + hit|reach|pass|celebrate|thank|cross|milestone|just|now - how|gain|get|lose|grow|guarantee|if|i|my|buy|fake|need|only|increase',
    dryness: 'sandy',
    text: 'We will try not to stop suddenly.',
    why: 'For the safety of those behind.',
    example: 'We just hit 10,000 followers.',
    miss: 'You can gain followers.',
  }),
  saying({
    id: 'one-room',
    needs:
      'subscriber|reader|listener|member|customer + #|thousand|million|hundred + hit|reach|celebrate|thank|cross|milestone|welcome - since|being|loyal|lose|lost|fewer|i|my|if|must|@money|per|minimum|year|years|first|served|@percent|save|saved|family|price|gift|off',
    dryness: 'sandy',
    text: 'We still picture all of you in one room.',
    why: 'It is getting full.',
    example: 'Thank you for helping us reach 5,000 subscribers.',
    miss: 'The reader has 300 pages.',
  }),
  saying({
    id: 'not-reminded',
    needs:
      "our + anniversary + celebrate|mark|happy|today|it's|this be|reach - wedding|my|death|memorial|loss|sobriety|husband|wife|parent|parents|i|gift|card|accident|attack",
    dryness: 'sandy',
    text: 'We remembered without being reminded.',
    why: 'A point in our favor.',
    example: 'We’re celebrating our tenth anniversary this month.',
    miss: 'The anniversary edition is sold out.',
  }),
  saying({
    id: 'leaning',
    needs:
      'your support|your continued support|your ongoing support|your kind support|your love and support + thank|thanks|grateful|appreciate|gratitude - difficult|hard|loss|illness|grief|recovery|surgery|support team|ticket|agent|during|through|donation|campaign|fight|tough|challenging|advance',
    dryness: 'sandy',
    text: 'Without it, we would be leaning.',
    refersTo: [],
    why: 'What support is for.',
    example: 'We are so grateful for your support.',
    miss: 'Please contact your support team.',
  }),
  saying({
    id: 'remain-standing',
    needs:
      'exciting news|big news|great news|good news|amazing news + share|announce|tell you|have some|have exciting|have big|have great - bad|your|application|but|layoff|results|doctor|scan|baby|if|not|test|heard|pregnant|cancer',
    dryness: 'sandy',
    text: 'You may remain standing.',
    why: 'It is that kind of news.',
    example: 'We have some exciting news to share.',
    miss: 'The news was on.',
  }),
  saying({
    id: 'magazine-down',
    needs:
      'wait be over|wait is over|wait is finally over|the wait is almost - list|table|nearly|almost|surgery|result|not|time|doctor',
    dryness: 'sandy',
    text: 'You may put down the magazine.',
    why: 'What it means in practice.',
    example: 'The wait is over.',
    miss: 'Please wait over there.',
  }),
  saying({
    id: 'act-surprised',
    needs:
      "finally here|finally arrived|be finally here|have finally arrive|it's here|they're here - storm|snow|ice|order|package|refund|my|technician|repair|flood|you|baby|i|why|how|help|results|test",
    dryness: 'crisp',
    text: 'Please act surprised.',
    why: 'For the sake of the occasion.',
    example: 'It’s finally here: our spring catalog.',
    miss: 'Put it here.',
  }),
  saying({
    id: 'pass-down-table',
    needs: 'from our family to yours|from our family to your - sympathy|condolence|thought|loss|prayer|recipe',
    dryness: 'sandy',
    text: 'Please pass this down the table.',
    why: 'How it reaches the cousins.',
    example: 'From our family to yours, happy holidays.',
    miss: 'Our family is larger than yours.',
  }),
  saying({
    id: 'year-instructions',
    needs: 'happy new year|have a happy new year - fiscal|lunar|if|last',
    dryness: 'sandy',
    text: 'The year comes without instructions.',
    why: 'As with all years.',
    example: 'Happy New Year from all of us at Brightside Design.',
    miss: 'The new year plan is out.',
  }),
  saying({
    id: 'in-unison',
    needs:
      'all of us at|everyone here at|all of us here at + thank|happy|wish|warm|greeting|cheer|thanks - loss|sympathy|condolence|thought|passing|prayer|sorry|recovery|new year',
    dryness: 'sandy',
    text: 'We said it in unison, more or less.',
    refersTo: [],
    why: 'How it was done.',
    example: 'Thank you from all of us at Harbor Books.',
    miss: 'All of us were at lunch.',
  }),
  saying({
    id: 'did-most-work',
    needs:
      'thank for read|thanks for reading|thank you for reading - meter|mind|water|carefully|letter|complaint|concern',
    dryness: 'sandy',
    text: 'You did most of the work.',
    why: 'Credit where it is due.',
    example: 'Thanks for reading, and see you next week.',
    miss: 'Thank you for the book.',
  }),
]
