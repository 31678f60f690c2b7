import { type Saying, saying } from '../saying.ts'

/** News, thanks, welcomes and what a brand says of itself. */
export const postsNews3: readonly Saying[] = [
  saying({
    id: 'seen-worse',
    needs:
      'your inbox + deliver|straight|better|land|get|weekly|subscribe|sign up|every|fresh|happier|love - check|code|verification|confirm|spam|receipt|password|reset|link|full|zero|organize|clean|junk|manage|confirmation',
    dryness: 'sandy',
    text: 'Your inbox has seen worse.',
    why: 'An estimate.',
    example: 'Get our best tips delivered to your inbox every week.',
    miss: 'Please check your inbox.',
  }),
  saying({
    id: 'so-does-parking',
    needs:
      'thing|change|growth|progress|great|good|success|brand|mastery|art|craft|skill + take time|takes time - we|you|your|i|us|off|please|out|heal|grief|recovery|trust|loss|weight|if',
    dryness: 'sandy',
    text: 'So does finding parking.',
    why: 'Among other things.',
    example: 'Good things take time.',
    miss: 'Please take the time to reply.',
  }),
  saying({
    id: 'time-of-year',
    needs:
      'that time of year|time of year again|most wonderful time of the year|favorite time of year|favorite time of the year|best time of year - flu|allergy|storm|hurricane|review|visit|plant|for you',
    dryness: 'arid',
    text: 'It comes by about every 12 months.',
    refersTo: [],
    why: 'For planning.',
    example: 'It’s that time of year again.',
    miss: 'What time is it?',
  }),
  saying({
    id: 'least-missed',
    needs:
      'never miss - appointment|dose|medication|payment|call|bell|deadline|beat|mark|prayer|work|flight|i|we|meal|class|shift',
    dryness: 'sandy',
    text: 'Other things may be missed as usual.',
    why: 'The limits of it.',
    example: 'Subscribe and never miss a post.',
    miss: 'We missed you.',
  }),
  saying({
    id: 'easier-to-stay',
    needs:
      'thank|thanks|grateful|appreciate + everyone who|all who|everybody who|those who|all of you who + stop by|stopped by|came by|came out|come out|attend|join us|joined us|came to|show up|turned out|visit - webinar|online|virtual|zoom|stream|service|memorial|vigil|funeral|loss|search|protest|march|hospital|visitation|ceremony|call|episode|live',
    dryness: 'sandy',
    text: 'Staying home would have been easier.',
    why: 'What the thanks are for.',
    example: 'Thanks to everyone who stopped by our booth last weekend.',
    miss: 'Thank you for the stop sign.',
  }),
  saying({
    id: 'quiet-ones',
    needs:
      'thank|grateful|appreciate|thankful + every one of you|each of you|each one of you|all of you|you all|every single one of you - day|success|patience|understanding|discount|@percent|sale|gift|you all set|loss|nurse|who|hard|difficult|from all|condolence|sympathy',
    dryness: 'sandy',
    text: 'We mean the quiet ones, too.',
    why: 'To be clear.',
    example: 'We’re grateful for every one of you.',
    miss: 'All of you are late.',
  }),
  saying({
    id: 'never-met',
    needs: 'download + # + reach|hit|pass|celebrate|thank|cross - speed|file|limit|size|i|my|minute|@money|if|when',
    dryness: 'sandy',
    text: 'Several were by people we have never met.',
    why: 'A milestone inside it.',
    example: 'We reached 50,000 downloads, and we want to say thank you.',
    miss: 'Download the file.',
  }),
  saying({
    id: 'small-things',
    needs:
      'big things are happening|big things be happen|exciting things are happening|exciting thing be happen|big things happening|great things are happening|lots of exciting things',
    dryness: 'arid',
    text: 'Small things continue as before.',
    why: 'For balance.',
    example: 'Big things are happening at our warehouse this fall.',
    miss: 'It is a big thing.',
  }),
  saying({
    id: 'worse-ways',
    needs: "better way to - there's got|must|no better|lose|if|wish|i|not|think of|what|die|treat",
    dryness: 'arid',
    text: 'The worse ways are well documented.',
    why: 'For reference.',
    example: 'Discover a better way to manage your projects.',
    miss: 'The way to the office is better.',
  }),
  saying({
    id: 'not-comfortable',
    needs:
      "there's still time to|still time to|still have time to|there be still time to - cancer|health|vaccine|pay|leave|evacuate|screen|cancel|not|save a life|i|we",
    dryness: 'crisp',
    text: 'Please do not get comfortable.',
    why: 'About that time.',
    example: 'There’s still time to order for the holidays.',
    miss: 'Time is still short.',
  }),
  saying({
    id: 'act-natural',
    needs:
      'just get better|just got better|just get easier|just got easier|just get a little better|just got a little better|just get even better|just got a lot better|just get a lot easier|just got a lot easier|just get a lot better - weather|patient|sick|she|he|i|feel|not',
    dryness: 'crisp',
    text: 'Please act natural.',
    why: 'How to take it.',
    example: 'Your weekend just got better.',
    miss: 'The weather should get better.',
  }),
  saying({
    id: 'size-described',
    needs: 'little something - lost|smell|wrong|there be|eye|stuck',
    dryness: 'arid',
    text: 'It is the size described.',
    refersTo: [],
    why: 'An honest word.',
    example: 'A little something for your Tuesday',
    miss: 'Something is little.',
  }),
  saying({
    id: 'goes-quickly',
    needs:
      "we be turn|we're turning|we are turning + #|ten|five|twenty|one|this year|this month|this week - into|off|on|page|around|corner|down|up|away|over|heads|left|right|to",
    dryness: 'sandy',
    text: 'We are told that it goes quickly from here.',
    why: 'What older shops say.',
    example: 'We’re turning 20 this year.',
    miss: 'We turned left at the light.',
  }),
  saying({
    id: 'first-impressions',
    needs:
      'meet + our new|our newest|our head|our lead + chef|manager|director|designer|teacher|baker|barista|instructor|coordinator|assistant|intern|engineer|trainer|stylist|editor|producer|librarian - join|come|@time|@day|please|client|will|tonight|second newest|can|need|deadline|nurse|doctor',
    dryness: 'sandy',
    text: 'First impressions are being made as you read.',
    why: 'What is going on here.',
    example: 'Meet Jordan, our new head chef.',
    miss: 'Our new manager met the client.',
  }),
]
