import { type Saying, saying } from '../saying.ts'

/** What is offered, done for people, and hired for. */
export const goodsOffers: readonly Saying[] = [
  saying({
    id: 'soon-two-paths',
    needs: 'off the beaten path|off the beaten track',
    dryness: 'sandy',
    text: 'Please walk lightly, or there will soon be two.',
    why: 'How paths are made.',
    example: 'Our guides take you off the beaten path.',
    miss: 'The path is closed.',
  }),
  saying({
    id: 'left-out-dog',
    needs:
      'dog walker|pet sitter|dog sitter|cat sitter|dog walking|pet sitting|doggy daycare|dog daycare|sitter|walker + photo|picture|video|update - lost|job|hire|hiring|apply|sick|not',
    dryness: 'crisp',
    text: 'Be prepared to feel left out.',
    why: 'How happy the pet looks.',
    example: 'Our dog walkers send you a photo after every walk.',
    miss: 'The dog walker is hiring.',
  }),
  saying({
    id: 'know-it-was-you',
    needs:
      'invite your teammate|invite teammate|invite your colleague|invite your coworker|invite coworker|invite your team|invite your friend|invite a friend|invite friend - not|dinner|wedding|funeral|church|baptism',
    dryness: 'crisp',
    text: 'They will know it was you.',
    refersTo: ['several'],
    why: 'A caution.',
    example: 'Invite your teammates and start working together.',
    miss: 'You are invited to the team lunch.',
  }),
  saying({
    id: 'lose-track',
    needs:
      'keep track of|keeps track of|keep track|track your mileage|tracks your mileage + app|software|tool|planner|system|platform|spreadsheet|calendar - please|child|children|kid|symptom|glucose|medication|patient|heart|calorie|weight|period|must|not|health|dose|you must',
    dryness: 'crisp',
    text: 'You may now lose track at any time.',
    why: 'What one is freed from.',
    example: 'Our app keeps track of your mileage automatically.',
    miss: 'Please keep track of your hours in the app.',
  }),
  saying({
    id: 'reverse-possible',
    needs:
      'turn|transform|convert + into - left|right|turn into|lot|driveway|street|lane|road|turned|rain|ice|snow|not|lead|prospect|visitor|customer|pain|body|health|pumpkin|nightmare|addiction|debt|savings|removable|reversible|money|cash|profit|if|habit|grief',
    dryness: 'sandy',
    text: 'The reverse is also possible, but less in demand.',
    why: 'For balance.',
    example: 'Turn your ideas into beautiful presentations.',
    miss: 'Turn left into the driveway.',
  }),
  saying({
    id: 'bound-to-have-one',
    needs:
      'all ages|every age|any age|student of all age|people of all age - fun for|not|abuse|kid|child|children|dog|pet|cheese|whiskey|wine|through the ages',
    dryness: 'crisp',
    text: 'Your current age is included.',
    why: 'On age.',
    example: 'Our tutors work with students of all ages.',
    miss: 'The ages of the trees are known.',
  }),
  saying({
    id: 'learning-by-you',
    needs:
      'course|class|workshop|lesson|training|program|bootcamp + taught by|teach by|led by|lead by - substitute|sub|will be|was|tour|hike|cancel|not|prayer|church',
    dryness: 'crisp',
    text: 'The learning is done by you.',
    why: 'A division of labor.',
    example: 'The course is taught by working photographers.',
    miss: 'He taught the class by the window.',
  }),
  saying({
    id: 'rare-question',
    needs:
      'help center|help page|faq|faqs|frequently asked question|common question|question page + answer|find|visit|see|read|cover|include|check',
    dryness: 'sandy',
    text: 'A rare question is something to be proud of.',
    why: 'A comfort to the curious.',
    example: 'Our help center answers the most common questions.',
    miss: 'Please answer the question.',
  }),
  saying({
    id: 'expect-how-are-you',
    needs:
      'real person|real human|actual person|actual human|live person|real people + answer|talk|speak|chat|reply|call|phone|support|email - not|no|emergency|crisis|hotline',
    dryness: 'crisp',
    text: 'Expect to be asked how you are.',
    refersTo: [],
    why: 'What persons do.',
    example: 'A real person answers every call.',
    miss: 'She is a real person.',
  }),
  saying({
    id: 'fewer-hidden-rooms',
    needs:
      'dream home|dream house|dream kitchen|dream apartment|dream cabin|dream condo + find|build|design|help|your|buy - not|closed|loan|mortgage|rate',
    dryness: 'sandy',
    text: 'Expect fewer hidden rooms than in the dream.',
    why: 'How dreams are built.',
    example: 'Let us help you find your dream home.',
    miss: 'I dream of a house by the sea.',
  }),
]
