import { type Saying, saying } from './saying.ts'

/** What is offered, done for people, and hired for. */
export const goodsOffers: readonly Saying[] = [
  saying({
    id: 'rest-at-large',
    needs: 'capture + moment|moments - every moment|all the|each moment|security|screen|last moment|arrest|children',
    dryness: 'sandy',
    text: 'The rest remain at large.',
    refersTo: ['several'],
    why: 'What is not captured.',
    example: 'Our photographers capture the moments that matter.',
    miss: 'One moment, please.',
  }),
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
    id: 'hold-still',
    needs:
      'meet you where you are|meets you where you are|meet you right where you are|meet student where they are|meet client where they are|meet learner where they are|meet people where they are|meet customer where they are|meets customers where they are|meets clients where they are - mental|health|patient|addiction|recovery|grief|therapy|therapist|faith|church|healing|trauma|counselor',
    dryness: 'crisp',
    text: 'It helps to hold still.',
    refersTo: [],
    why: 'How to be met.',
    example: 'Our tutors meet students where they are.',
    miss: 'Meet us where the road ends.',
  }),
  saying({
    id: 'folding-not-yours',
    needs:
      'laundry|wash and fold|wash-and-fold + drop off|pick up|pickup|drop-off|same-day|same day|service|delivered - machine|room|not|card|leave|basement|dryer|hours|close|closed|please',
    dryness: 'crisp',
    text: 'You will not recognize the folding.',
    why: 'What gives it away.',
    example: 'Drop off your laundry in the morning and pick it up that evening.',
    miss: 'The laundry room is closed for service.',
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
    id: 'remember-you-did',
    needs: 'set it and forget it|set it up once|set up once|set it once',
    dryness: 'arid',
    text: 'All that is left is to remember that you did.',
    why: 'What the first step leaves.',
    example: 'Set it up once and let it run.',
    miss: 'Please set up the room.',
  }),
  saying({
    id: 'underneath',
    needs:
      'stay on top of|keep on top of|stays on top of|staying on top of|stay on top + week|task|email|inbox|project|schedule|work|paperwork|invoice|deadline|bookkeeping|client|order|to-do|expense|everything|chore|workload|bill - symptom|health|medication',
    dryness: 'sandy',
    text: 'Being underneath was less comfortable.',
    why: 'A comparison of places.',
    example: 'Our planner helps you stay on top of your week.',
    miss: 'Please stay on top of the hill.',
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
    id: 'your-part-letting',
    needs:
      "let us|let our team|let our expert|let our crew|let our designer|let our planner|let our staff|let our chef|let our mover|let our cleaner + plan|design|handle|build|take care|do|manage|bring|create|cook|find|organize|write|help|make|move|clean - know|see|go|let us in|down|pray|never|let us help each|not|if|hear|don't",
    dryness: 'arid',
    text: 'Your part is the letting.',
    why: 'A division of labor.',
    example: 'Let our team plan your next company retreat.',
    miss: 'Please let us know what to bring.',
  }),
  saying({
    id: 'details-and-larger',
    needs:
      'every detail|every last detail|each detail|all of the details|all the details|smallest detail|every little detail + handle|plan|think|take care|manage|covered|arrange|look after|oversee|perfect|pay attention - send|email|attached|soon|share|review|read|remember|confidential|call|page|find|below|here|discuss|will let you know',
    dryness: 'arid',
    text: 'Anything too large to be a detail is handled as well.',
    why: 'To be complete.',
    example: 'Our event planners think of every detail.',
    miss: 'All the details are attached.',
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
    id: 'lying-down',
    needs:
      'from your phone|right from your phone|straight from your phone|on your phone + send|pay|order|book|schedule|manage|sign|create|edit|shop|approve|file|invoice|check in|reserve|track - driving|delete|unplug|silence|remove|away|turn|lost|put|please do not|walk|run|while',
    dryness: 'crisp',
    text: 'Lying down is permitted.',
    why: 'A word on posture.',
    example: 'Send invoices in seconds right from your phone.',
    miss: 'Please turn off the alarm on your phone.',
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
  saying({
    id: 'credit-shared',
    needs:
      "be responsible for + role|position|you will|you'll|job|candidate|coordinator|assistant|hire|associate - not|tenant|owner|guest|customer|lost|damage|renter|we are|resident|parent|user|buyer|rent|own",
    dryness: 'sandy',
    text: 'Credit is usually shared.',
    why: 'The other half.',
    example: 'In this role, you will be responsible for scheduling and inventory.',
    miss: 'Guests are responsible for lost items.',
  }),
  saying({
    id: 'so-on-up',
    needs:
      "report to the|report directly to|report to our|reports to the + director|manager|head of|vice president|vp|supervisor|chief|lead + position|role|you will|you'll|job|coordinator|specialist|assistant|analyst - front desk|please|if|sign in|lost|spill|expense|board",
    dryness: 'arid',
    text: 'That person reports to another, and so on up.',
    refersTo: [],
    why: 'How offices are built.',
    example: 'You will report to the director of marketing.',
    miss: 'Please report the leak to the manager.',
  }),
  saying({
    id: 'grocery-tuesday',
    needs:
      'able to work|available to work|willing to work|able to work some|must work + weekend|weekends|saturday|sunday + must|candidate|applicant|should|need|require|able - not',
    dryness: 'sandy',
    text: 'On a Tuesday, you will have the grocery store to yourself.',
    why: 'What a weekend at work leaves.',
    example: 'Must be able to work weekends and holidays.',
    miss: 'We work on weekends.',
  }),
  saying({
    id: 'standard-ceilings',
    needs:
      'room to grow|room for growth|opportunity to grow|opportunities for growth|opportunity for growth|opportunity for advancement|grow with us|grow with our + job|role|position|team|company|career|hire|hiring|we|offer|join - plant|shrub|tree|tomato|seed|child|shoe|kid|size|savings|business',
    dryness: 'arid',
    text: 'Ceilings are of the standard height.',
    why: 'How far up.',
    example: 'We offer good pay and room to grow.',
    miss: 'The tomato plants need room to grow.',
  }),
]
