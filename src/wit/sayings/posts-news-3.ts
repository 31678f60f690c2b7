import { type Saying, saying } from './saying.ts'

/** News, thanks, welcomes and what a brand says of itself. */
export const postsNews3: readonly Saying[] = [
  saying({
    id: 'harder-way',
    needs:
      'easier way to|simpler way to|faster way to|easy way to|simple way to - no easy|not|lose weight|earn|money|quit|treat|wish|know',
    dryness: 'sandy',
    text: 'The harder way remains available.',
    why: 'For those who prefer it.',
    example: 'There is an easier way to plan your meals.',
    miss: 'The way to the store is easy.',
  }),
  saying({
    id: 'hours-not-free',
    needs:
      'save hour|save you hour|saves you hours|save your team hour|hours back|save hours of - daylight|business hours|store hours|electricity|#|money',
    dryness: 'sandy',
    text: 'The hours will not stay free for long.',
    why: 'What hours are like.',
    example: 'Save hours every week by automating your reports.',
    miss: 'The store saved its hours.',
  }),
  saying({
    id: 'hold-our-place',
    needs:
      'be back with|be back next week|be back in your inbox|be back next month|return next week with|be back in january|be back in september + new|fresh|more|idea|episode|issue|newsletter|story|post|season|inbox|podcast - love|loved|food|stay|dinner|definitely|power|water|network|website|i|friend|order',
    dryness: 'crisp',
    text: 'Please hold our place.',
    why: 'Until then.',
    example: 'We’ll be back with fresh ideas in January.',
    miss: 'I will be back at noon.',
  }),
  saying({
    id: 'wave-enough',
    needs: 'say hello to|say hi to - from me|please|if you see|mother|for me|stop by|come|drop by|mom',
    dryness: 'crisp',
    text: 'A wave is enough.',
    why: 'For the shy.',
    example: 'Say hello to our new fall collection.',
    miss: 'He said hello.',
  }),
  saying({
    id: 'short-goodbye',
    needs:
      'say goodbye to|say good-bye to|say so long to - retire|colleague|farewell|our|time to|lunch|we|friend|team|party|@day|who|pain|wrinkle|fat|debt|acne|weight|anxiety|loved|hair|him|her|bills|join|allergies|had to',
    dryness: 'sandy',
    text: 'A short goodbye is kinder.',
    why: 'Etiquette.',
    example: 'Say goodbye to tangled cords.',
    miss: 'We say goodbye to Tom on Friday.',
  }),
  saying({
    id: 'at-least-that',
    needs:
      "we be more than just|we're more than just|we are more than just|we be more than a|we're more than a|we're not just a|we be not just a|we are not just a - year|decade|#|million|month|happy|willing|church|number",
    dryness: 'arid',
    text: 'We are at least that.',
    refersTo: [],
    why: 'The lower limit.',
    example: 'We’re more than just a coffee shop.',
    miss: 'We sold more than a dozen.',
  }),
  saying({
    id: 'other-parts',
    needs:
      'thank|thanks|grateful|appreciate + be part of|being part of|be a part of|being a part of + journey|story|community|adventure|year|growth|success|team|event - loss|study|trial|research|recovery|grief|treatment',
    dryness: 'sandy',
    text: 'The other parts send their regards.',
    why: 'A message.',
    example: 'Thank you for being part of our community.',
    miss: 'Part of the road is closed.',
  }),
  saying({
    id: 'dial-goes',
    needs:
      "could not be more|couldn't be more|can not be more + excited|proud|grateful|happy|thrilled|pleased|excite|thrill|please - sorry|sad|disappointed|wrong|clear",
    dryness: 'sandy',
    text: 'This is as far as the dial goes.',
    why: 'A technical limit.',
    example: 'We couldn’t be more excited about the new season.',
    miss: 'It could be more than enough.',
  }),
  saying({
    id: 'rest-last-year',
    needs: 'new year new|new year same',
    dryness: 'arid',
    text: 'The rest is from last year.',
    why: 'An inventory.',
    example: 'New year, new website.',
    miss: 'The new year brings a website.',
  }),
  saying({
    id: 'tomorrow-same',
    needs:
      'sign up today|join today|start today|get started today|enroll today|begin today|start learning today|register today|subscribe today - last|end|only|deadline|until|expire|tonight|%|@money|@percent|off|free|before|limited|@time|final|close|left|receive|not|meeting|class|trial|i|my|we',
    dryness: 'arid',
    text: 'Tomorrow, this will say the same.',
    why: 'No pressure.',
    example: 'Sign up today and start learning.',
    miss: 'The class starts today at 3.',
  }),
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
    id: 'getting-up',
    needs: 'get inspire|get inspired|feel inspired|be inspired - by his|by her|not|story|god|bible',
    dryness: 'sandy',
    text: 'Getting up is a separate step.',
    why: 'What comes after.',
    example: 'Get inspired with our new lookbook.',
    miss: 'The play inspired us.',
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
    id: 'waving-screen',
    needs:
      'meet the maker|meet the designer|meet the artist|meet the owner|meet the founder|meet the chef|meet the baker|meet the author - join|come|event|meet and greet|@time|@day|tonight|tomorrow|weekend|booth|chance|opportunity|will|can|you',
    dryness: 'sandy',
    text: 'Waving at the screen is optional.',
    why: 'Etiquette.',
    example: 'Meet the maker: Ana, who weaves our baskets.',
    miss: 'The owner is at lunch.',
  }),
]
