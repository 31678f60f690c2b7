import { type Saying, saying } from './saying.ts'

/** News, thanks, welcomes and what a brand says of itself. */
export const postsNews2: readonly Saying[] = [
  saying({
    id: 'very-quiet',
    needs:
      'thanks for listening|thank you for listening|thank for listen|thanks for watching|thank you for watching|thanks for tuning in|thank you for tuning in|thank for tune in - to me|concern|vent|dog|cat|kids|house|call|talk|complaint|child',
    dryness: 'sandy',
    text: 'You were very quiet throughout.',
    why: 'A compliment.',
    example: 'Thanks for listening, and see you next week.',
    miss: 'Thank you for the watch.',
  }),
  saying({
    id: 'open-on-tables',
    needs:
      'feature|featured|profiled|written up|mention|mentioned + paper|magazine|newspaper|journal|gazette|tribune + we|our|us - will|want|could|submit|if|towel|wall|product|may|hope|online|apply|obituary',
    dryness: 'sandy',
    text: 'We have left it open on several tables.',
    refersTo: [],
    why: 'So that it is found.',
    example: 'We were featured in the local paper this week.',
    miss: 'The magazine costs $6.',
  }),
  saying({
    id: 'modest-face',
    needs:
      'nominate|finalist|award|to be named|to have been named + we|our|us + proud|honor|thrill|excite|happy|humble|grateful|won|receive - winners|you|your|i|loss|nurse|hospital|bravery|safety|scholarship|contract|student|employee|memorial|points|ceremony|safety|memory|present',
    dryness: 'sandy',
    text: 'We are working on a modest face.',
    why: 'Preparations.',
    example: 'We’re honored to be a finalist for the city design award.',
    miss: 'The award is on the shelf.',
  }),
  saying({
    id: 'another-brought',
    needs:
      'year come to an end|year come to a close|end of another year|wrap up the year|year draw to a close|year wind down|as the year end|year come to its end - loss|lease|hard|difficult|sad|fiscal|contract|school|tough',
    dryness: 'arid',
    text: 'Another one is being brought around.',
    refersTo: [],
    why: 'The supply holds.',
    example: 'As the year comes to a close, we want to thank our readers.',
    miss: 'The year began well.',
  }),
  saying({
    id: 'imagine-some',
    needs:
      'detail to come|details to come|details to follow|details come soon|detail be come soon|details coming soon|more details soon|details to be announced|detail soon|info to come|more information to come|share more detail - investigation|outage|incident|recall|closure|layoff|funeral|memorial|service|storm|accident|restructur|surgery|change',
    dryness: 'sandy',
    text: 'Until then, you may imagine some.',
    why: 'To pass the time.',
    example: 'We are planning a fall fair, with more details to come.',
    miss: 'The details are in the folder.',
  }),
  saying({
    id: 'glass-assumed',
    needs:
      "here's to|here be to|cheers to + year|more|next|new|another|week|team|many|summer|weekend|friend - memory|loss|life|how|what|recovery|health|sober|help",
    dryness: 'arid',
    text: 'A glass is assumed.',
    why: 'What is missing.',
    example: 'Here’s to another great year.',
    miss: 'Here is the file for next year.',
  }),
  saying({
    id: 'too-warm',
    needs:
      "get you cover|got you covered|have you cover|we've got you covered - insurance|blanket|health|policy|claim|medical|coverage|insure|warranty|damage|legal|accident|storm|injury",
    dryness: 'sandy',
    text: 'Please tell us if it gets too warm.',
    refersTo: [],
    why: 'What covers do.',
    example: 'Whatever the season, we’ve got you covered.',
    miss: 'The cover is warm.',
  }),
  saying({
    id: 'not-itemized',
    needs: 'made with love|make with love|baked with love|bake with love|cook with love - not|nut|allergen',
    dryness: 'arid',
    text: 'The love is not itemized.',
    why: 'On the receipt.',
    example: 'Each pie is made with love in our kitchen.',
    miss: 'We love the pie you made.',
  }),
  saying({
    id: 'out-of-our-hands',
    needs:
      'start your day|begin your day|start your morning|start the day|start your week + with|right|off - vitamin|supplement|prayer|healthy|immune|energy|medication|@time|protein|devotion|gratitude|probiotic|weight',
    dryness: 'sandy',
    text: 'The rest of it is out of our hands.',
    refersTo: [],
    why: 'A limit.',
    example: 'Start your day with a fresh cup of our house blend.',
    miss: 'The day starts at 9.',
  }),
  saying({
    id: 'lunch-shorter',
    needs: "life be too short|life's too short|life is too short",
    dryness: 'crisp',
    text: 'Lunch is even shorter.',
    why: 'For comparison.',
    example: 'Life is too short for boring socks.',
    miss: 'The cord is too short.',
  }),
  saying({
    id: 'old-way-new',
    needs: 'new way to - longer|no new|not',
    dryness: 'sandy',
    text: 'The old way was also new, for a while.',
    why: 'In its defense.',
    example: 'A new way to organize your inbox',
    miss: 'The way to the new office is marked.',
  }),
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
      'sign up today|join today|start today|get started today|enroll today|begin today|start learning today|register today|subscribe today - last|end|only|deadline|until|expire|tonight|%|@money|@percent|off|free|before|limited|@time|final|close|left|receive|not|meeting|class|trial|i|my|we|welcome|who',
    dryness: 'arid',
    text: 'Tomorrow, this will say the same.',
    why: 'No pressure.',
    example: 'Sign up today and start learning.',
    miss: 'The class starts today at 3.',
  }),
]
