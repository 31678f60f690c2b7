import { type Saying, saying } from '../saying.ts'

/** What a service takes off the reader. */
export const offersServices: readonly Saying[] = [
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
    id: 'you-still-may',
    needs:
      "so you don't have to|so you do not have to|so that you don't have to|so you never have to|so you'll never have to",
    dryness: 'crisp',
    text: 'You still may.',
    why: 'What it leaves open.',
    example: "We mow and rake so you don't have to.",
    miss: 'You have to go.',
  }),
]
