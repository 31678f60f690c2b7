import { type Saying, saying } from './saying.ts'

/** What a service takes off the reader. */
export const offersServices: readonly Saying[] = [
  saying({
    id: 'how-many-inches',
    needs:
      'elevate your + home|space|kitchen|wardrobe|dinner|room|meal|table|outfit|living room|cooking - leg|arm|foot|ankle|head|feet',
    dryness: 'crisp',
    text: 'By how many inches is up to you.',
    why: 'A matter of height.',
    example: 'Elevate your home with our new lamps.',
    miss: 'Elevate your leg.',
  }),
  saying({
    id: 'walk-past-line',
    needs: 'skip the line|skip the lines|skip the queue|avoid the line|avoid the lines',
    dryness: 'sandy',
    text: 'Walking past it slowly is up to you.',
    refersTo: [],
    why: 'How it can be enjoyed.',
    example: 'Buy your tickets online and skip the line.',
    miss: 'Stand in line.',
  }),
  saying({
    id: 'teenagers',
    needs:
      'fun for the whole family|fun for the entire family|fun for all ages|fun for all age|whole family will love|whole family will enjoy|fun for every age - not',
    dryness: 'sandy',
    text: 'Teenagers will hide it well.',
    why: 'Where it shows.',
    example: 'The fair is fun for the whole family.',
    miss: 'Our whole family went.',
  }),
  saying({
    id: 'tour-feet',
    needs: 'virtual tour|video tour|online tour|3d tour',
    dryness: 'crisp',
    text: 'Please wipe your feet if you like.',
    why: 'Manners, in pixels.',
    example: 'Take a virtual tour of our new showroom.',
    miss: 'The tour bus is here.',
  }),
  saying({
    id: 'chopping',
    needs:
      'quick|easy|simple|minute|fast|weeknight + recipe|meal|idea|dish + dinner|supper|soup|salad|stew|stir-fry|weeknight - dessert|cookie|cake|smoothie|drink|cocktail|coffee|ice cream|no-bake|book is|delivery|card',
    dryness: 'sandy',
    text: 'The chopping is taken to have happened.',
    why: 'How such times are measured.',
    example: 'Here are our favorite recipes for a quick dinner.',
    miss: 'The recipe card is simple.',
  }),
  saying({
    id: 'tomorrow-same',
    needs:
      'get start today|call today|book today|enroll today|call us today|contact us today|schedule today|visit us today - last|ends|end|only|deadline|until|tomorrow|expires|midnight|sale|off|free|someone|he|she|they|i|will|we|was|class|course|%|starting|signed|on us|not|weather|emergency',
    dryness: 'arid',
    text: 'Tomorrow, this will say the same.',
    why: 'How such lines age.',
    example: 'Call us today to get started.',
    miss: 'Our sale starts today.',
  }),
  saying({
    id: 'mothers-copies',
    needs:
      'we|our + feature in|featured in|mentioned in|mention in|written up in + paper|magazine|newspaper|journal|gazette|times|tribune|herald|weekly - not|if|may|want|report',
    dryness: 'sandy',
    text: 'Our mothers have several copies.',
    why: 'Who reads it closely.',
    example: 'We were featured in the local paper this week.',
    miss: 'The paper is in the tray.',
  }),
  saying({
    id: 'new-excuse',
    needs:
      'never + lose|miss|forget|run out|wait|search|wonder|misplace|overpay + again - weight|loved|you will never|will never|i',
    dryness: 'crisp',
    text: 'You will need a new excuse.',
    why: 'What is lost.',
    example: 'Never lose track of a lead again.',
    miss: 'I will never do that again.',
  }),
  saying({
    id: 'in-other-room',
    needs:
      'phone + tablet|laptop|desktop|computer + work|available|access|use|read|watch|from|both|sync - repair|silence|not|charge|put|turn|lost|broken|leave|screen time|number',
    dryness: 'sandy',
    text: 'The one you need will be in the other room.',
    refersTo: [],
    why: 'Where devices are.',
    example: 'The app works on your phone, tablet, and laptop.',
    miss: 'My phone is on the computer desk.',
  }),
  saying({
    id: 'watch-hesitate',
    needs:
      'document|file|page|editor|spreadsheet|board|doc|canvas|draft|note + same time|at once|real time|real-time + people|team|everyone|several|multiple|teammate|coworker - please|not',
    dryness: 'crisp',
    text: 'You can watch each other hesitate.',
    why: 'What one sees.',
    example: 'Several people can work on a document at the same time.',
    miss: 'The file was due at the same time.',
  }),
  saying({
    id: 'take-the-third',
    needs: 'compare + plan|option|model|price - last year|compared to|sales|results|revenue|quarter|please',
    dryness: 'arid',
    text: 'Most people compare two and take the third.',
    why: 'How it is done.',
    example: 'Compare plans and find the one that fits your team.',
    miss: 'Sales rose compared to last year.',
  }),
  saying({
    id: 'short-wave',
    needs:
      'say goodbye to|wave goodbye to + paper|spreadsheet|line|hassle|stress|messy|mess|clutter|manual|cable|cord|sheet|fee|queue|dirty|boring|guesswork|headache|cold coffee|dull|tangled|paperwork|clunky|slow - join|us|help|party|cake|friend',
    dryness: 'crisp',
    text: 'A short wave will do.',
    why: 'How to go about it.',
    example: 'Say goodbye to paper time sheets.',
    miss: 'We said goodbye to our friend.',
  }),
  saying({
    id: 'make-the-noises',
    needs: 'heavy lifting + let|leave|we|our - back|injury|no heavy|must|avoid|require|requires|not',
    dryness: 'crisp',
    text: 'You may make the noises.',
    why: 'What is left to do.',
    example: 'Let our movers do the heavy lifting.',
    miss: 'The job requires heavy lifting.',
  }),
  saying({
    id: 'medium-counts',
    needs: 'big or small|large or small|small or large|big and small|large and small|small and large|great and small',
    dryness: 'crisp',
    text: 'Medium counts as one of the two.',
    why: 'A gap, closed.',
    example: 'Every job, big or small, gets the same attention.',
    miss: 'The shirt is too small.',
  }),
  saying({
    id: 'long-words',
    needs:
      'plain english|plain language|no jargon|jargon-free|without jargon|without the jargon + @we|our|we - please|required',
    dryness: 'sandy',
    text: 'Long words are used only among ourselves.',
    why: 'Where they went.',
    example: 'Our accountants speak plain English.',
    miss: 'The test is in English.',
  }),
  saying({
    id: 'worried-from-chair',
    needs:
      'so you can relax|so you can sit back|so you can enjoy|so that you can relax|so that you can enjoy|just sit back|sit back and relax + we|our|us|let - illness|recover',
    dryness: 'sandy',
    text: 'You may still look worried from a chair.',
    why: 'For those who cannot.',
    example: "We'll plan the party so you can enjoy it.",
    miss: 'You can relax now.',
  }),
  saying({
    id: 'you-still-may',
    needs:
      "so you don't have to|so you do not have to|so that you don't have to|so you never have to|so you'll never have to",
    dryness: 'crisp',
    text: 'You still may.',
    why: 'What it leaves open.',
    example: "We mow and rake so you don't have to.",
    miss: 'You have to go.',
  }),
  saying({
    id: 'last-week-most',
    needs:
      'after + year|month|week + of work|of hard work|in the making - experience|maternity|off|therapy|injury|will',
    dryness: 'arid',
    text: 'Most of it was done in the last week.',
    refersTo: [],
    why: 'How work is spread.',
    example: 'After two years of work, our cookbook is out today.',
    miss: 'After work, we met for a year.',
  }),
  saying({
    id: 'those-with-time',
    needs:
      'busy + design|designed|make|made|built|perfect|ideal|created|great + parent|people|professional|family|owner|team|weeknight|mom|student|manager|schedule|founder|teacher - not|too|business|businesses',
    dryness: 'crisp',
    text: 'Those with time will have to hurry.',
    why: 'For everybody else.',
    example: 'This planner is made for busy parents.',
    miss: 'We are too busy to make lunch.',
  }),
  saying({
    id: 'let-us-take-care',
    needs:
      "let us take care of|let us handle|we take care of the rest|we'll take care of the rest|we'll handle the rest|leave it to us|leave the rest to us|let our team handle|let our team take care - child|children|mother|father|parent|elderly|baby",
    dryness: 'crisp',
    text: 'You may hover at a polite distance.',
    why: 'How letting goes.',
    example: 'Let us take care of your lawn this summer.',
    miss: 'Take care of the rest.',
  }),
  saying({
    id: 'too-big-left-open',
    needs:
      'no job be too small|no job is too small|no project is too small|no order is too small|no event is too small|no job too small|no project too small - big|large',
    dryness: 'arid',
    text: 'The other end is left open.',
    why: 'What it does not say.',
    example: 'No job is too small for our crew.',
    miss: 'The job is small.',
  }),
]
