import { type Saying, saying } from '../saying.ts'

/** What a thing does, fits and is made of. */
export const goodsThings: readonly Saying[] = [
  saying({
    id: 'forget-with-confidence',
    needs:
      'mug|thermos|tumbler|travel cup|flask + keep + hot|warm + for|hour|all morning|all day|coffee|tea|drink - not|kitchen|please|dishwasher',
    dryness: 'crisp',
    text: 'You may forget about it with confidence.',
    refersTo: [],
    why: 'What heat is for.',
    example: 'This mug keeps your coffee hot for hours.',
    miss: 'Keep the mug away from the hot stove.',
  }),
  saying({
    id: 'no-matching-pair',
    needs:
      'no two + same|alike|identical + piece|mug|bowl|plate|vase|quilt|rug|blanket|table|lamp|necklace|ring|bracelet|basket|candle|bag|pot|print|scarf|board|ornament|glass - day|people|customer|home|project|student|child',
    dryness: 'sandy',
    text: 'A matching pair would be an accident.',
    why: 'What “no two” leaves out.',
    example: 'Each mug is glazed by hand, so no two look exactly the same.',
    miss: 'No two days are the same at the bakery.',
  }),
  saying({
    id: 'all-close-friends',
    needs:
      'sofa|couch|sectional|loveseat|bench|table|booth + seat up to|seat two|seat three|seat four|seat five|seat six|seat seven|seat eight|seat nine|seat ten|seat twelve|seat 2|seat 3|seat 4|seat 5|seat 6|seat 7|seat 8|seat 9|seat 10|seat 12 - reserve|reserved|available|book|booked|row|waitlist|theater',
    dryness: 'crisp',
    text: 'One more, and you are all close friends.',
    refersTo: [],
    why: 'How people become friends.',
    example: 'This sofa seats four people comfortably.',
    miss: 'The bench by the door has a broken seat.',
  }),
  saying({
    id: 'met-material',
    needs:
      'recycled + make|made|packaging|paper|plastic|bottle|cotton|material|cardboard|mailer|box - can be recycled|be recycled|are recycled|is recycled|should|please|bin|must|not|get recycled|cannot',
    dryness: 'sandy',
    text: 'You may have met some of the material before.',
    why: 'Where it has been.',
    example: 'We switched to recycled packaging this year.',
    miss: 'The boxes can be recycled.',
  }),
  saying({
    id: 'feet-wherever',
    needs: 'fit + under + airplane seat|plane seat|airline seat|seat in front - not|only|must',
    dryness: 'crisp',
    text: 'Your feet go wherever is left.',
    why: 'Who lives there now.',
    example: 'This bag fits under most airplane seats.',
    miss: 'The key fits under the mat.',
  }),
  saying({
    id: 'act-surprised-self',
    needs:
      'perfect gift|great gift|ideal gift|thoughtful gift|lovely gift|unique gift|wonderful gift|nice gift|best gift + for|make|makes|made - memory|bequest|thank you|tax|from|thanks|charity',
    dryness: 'sandy',
    text: 'If you are buying for yourself, please act surprised.',
    why: 'A word to half the buyers.',
    example: 'The perfect gift for the coffee lover in your life.',
    miss: 'Thank you for the lovely gift.',
  }),
  saying({
    id: 'other-kind-closet',
    needs: 'gift|present + actually use|actually want|actually like|really use|actually enjoy',
    dryness: 'crisp',
    text: 'The other kind is in the closet.',
    why: 'Where gifts go.',
    example: 'A gift they will actually use.',
    miss: 'She used the gift card.',
  }),
  saying({
    id: 'also-size-to-lose',
    needs:
      'small enough|compact enough|tiny enough|little enough + fit|carry|slip|pocket|purse|bag|tuck - not|child|baby|puppy|dog|kitten|apartment|couch|sofa|desk|car|room|fridge|oven',
    dryness: 'sandy',
    text: 'That is also the right size to lose.',
    why: 'The other use of small.',
    example: 'The speaker is small enough to fit in your pocket.',
    miss: 'The couch is small enough for the room.',
  }),
  saying({
    id: 'in-time-fewer',
    needs:
      'set + include|come with|contain|set of + plate|bowl|glass|mug|teacup|spoon|fork|tumbler|wine glass|napkin|coaster - table setting|reset|settings|dinner for|not',
    dryness: 'arid',
    text: 'In time, there will be fewer.',
    why: 'On dishes.',
    example: 'The set includes four plates and four bowls.',
    miss: 'Please set the table with plates.',
  }),
  saying({
    id: 'make-the-noise',
    needs:
      'phone case|screen protector|case for your phone|tablet case|laptop case + protect|drop|survive|absorb|shield|handle',
    dryness: 'crisp',
    text: 'You will still make the noise.',
    why: 'What is not protected.',
    example: 'Our new phone case protects against drops.',
    miss: 'The phone case is blue.',
  }),
  saying({
    id: 'nod-enough',
    needs:
      'meet the|meet your new|meet our new + that|built|designed|made|blender|bag|jacket|chair|notebook|sneaker|lamp|app|tool|planner|sofa|pan|backpack - to meet|will meet|can meet|must|deadline|goal|requirement|standard|need|demand|criteria|target|expectation|we|people|who|come|noon|p.m|p.m.|a.m.|team|neighbor|manager|budget|person',
    dryness: 'crisp',
    text: 'A nod is enough.',
    why: 'How one meets things.',
    example: 'Meet the notebook that lies completely flat.',
    miss: 'We meet the deadline with a tool.',
  }),
  saying({
    id: 'keep-it-brief',
    needs:
      'say goodbye to|say good-bye to|wave goodbye to|say so long to - we|our teacher|our manager|our friend|our neighbor|our colleague|our team|our office|our coworker|time to|had to|manager|teacher|principal|staff|friend|colleague|coworker|neighbor|director|him|her|retire|leaving|party|today|everyone|sad|hard',
    dryness: 'crisp',
    text: 'You may keep it brief.',
    refersTo: [],
    why: 'On farewells.',
    example: 'Say goodbye to messy cables.',
    miss: 'We had to say goodbye to our manager.',
  }),
]
