import { type Saying, saying } from '../saying.ts'

/** News, thanks, welcomes and what a brand says of itself. */
export const postsNews2: readonly Saying[] = [
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
    id: 'not-itemized',
    needs: 'made with love|make with love|baked with love|bake with love|cook with love - not|nut|allergen',
    dryness: 'arid',
    text: 'The love is not itemized.',
    why: 'On the receipt.',
    example: 'Each pie is made with love in our kitchen.',
    miss: 'We love the pie you made.',
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
]
