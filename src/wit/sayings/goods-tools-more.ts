import { type Saying, saying } from './saying.ts'

/** Small things of the household, and what services say of themselves. */
export const goodsToolsMore: readonly Saying[] = [
  saying({
    id: 'any-finger',
    needs:
      'one button|single button|touch of a button|push of a button|press of a button|one click|single click|one tap|single tap|one touch - emergency|tap water|missing|shirt|coat|broken|not|unsubscribe|alarm|elevator|911|lost|beer',
    dryness: 'crisp',
    text: 'Any finger will do.',
    why: 'A scope note.',
    example: 'An umbrella that opens with one button.',
    miss: 'One button is missing from the coat.',
  }),
  saying({
    id: 'mention-to-guests',
    needs:
      'double as|doubles as|also serve as a|also work as a + table|bench|chair|desk|sofa|stand|lamp|tray|ottoman|stool|shelf|rack|bowl|board|blanket|bag|mirror|basket|box|bed|scarf|trunk|case|mug|lid|vase|cart - who|manager|he|she|they|not|room|space|sales',
    dryness: 'sandy',
    text: 'The second use will be mentioned to guests.',
    why: 'What owners do.',
    example: 'This cake stand doubles as a salad bowl.',
    miss: 'Our manager doubles as a driver on busy days.',
  }),
  saying({
    id: 'kept-safe-from-you',
    needs:
      'removable hood|removable lining|removable liner|detachable hood|detachable lining|zip-out lining|zip-off hood|detachable collar|removable collar',
    dryness: 'sandy',
    text: 'After removal, it is kept safe, even from you.',
    refersTo: ['one'],
    why: 'Where such parts go.',
    example: 'The jacket has a zip-out lining for warmer days.',
    miss: 'Please remove the hood from the car.',
  }),
  saying({
    id: 'secrets-closet',
    needs:
      'open floor plan|open-concept|open concept|open layout|open-plan + apartment|home|house|condo|loft|bungalow|kitchen|unit|studio|living|townhouse|ranch|cottage|duplex - hire|not',
    dryness: 'crisp',
    text: 'Secrets will need a closet.',
    why: 'What walls were for.',
    example: 'The bungalow has an open floor plan and a fireplace.',
    miss: 'The floor is open.',
  }),
  saying({
    id: 'mosquitoes-watch',
    needs: 'screened porch|screened-in porch|screen porch|screened-in patio|screened patio',
    dryness: 'crisp',
    text: 'The mosquitoes may watch.',
    why: 'What a screen allows.',
    example: 'The cottage has a screened porch.',
    miss: 'The porch is wide.',
  }),
  saying({
    id: 'note-to-yourself',
    needs: 'treat yourself to|treat yourself with - not|kind|never|dog',
    dryness: 'crisp',
    text: 'A thank-you note to yourself is optional.',
    why: 'On manners.',
    example: 'Treat yourself to a slower morning with our pour-over kit.',
    miss: 'Treat the wood.',
  }),
  saying({
    id: 'need-not-decide',
    needs:
      "whether you be|whether you're|whether you are + beginner|new to|pro|expert|seasoned|first-time|just starting|first time|amateur|experienced + or - not|patient|diagnosed|parent|grief",
    dryness: 'sandy',
    text: 'You need not decide which.',
    why: 'A comfort.',
    example: 'Whether you are a beginner or a pro, we have a class for you.',
    miss: 'Let us know whether you are coming.',
  }),
  saying({
    id: 'closest-spot',
    needs:
      'plenty of parking|ample parking|lots of parking|plenty of free parking|ample free parking - no|not|disab|handicap',
    dryness: 'crisp',
    text: 'You will still look for the closest spot.',
    why: 'How one parks.',
    example: 'The office has a kitchen and plenty of parking.',
    miss: 'There is no parking.',
  }),
  saying({
    id: 'squirrel-road',
    needs:
      'fenced yard|fenced-in yard|fenced backyard|fenced-in backyard|fully fenced + house|home|duplex|rental|apartment|cottage|unit|bungalow|yard|townhouse|ranch - not|dog park',
    dryness: 'sandy',
    text: 'For squirrels, the fence is a road.',
    why: 'Another view of fences.',
    example: 'The duplex has a fenced yard.',
    miss: 'The fence is down.',
  }),
  saying({
    id: 'trip-elsewhere',
    needs:
      'cordless + vacuum|drill|lamp|iron|trimmer|mower|blender|phone|tool|kettle|screwdriver|sander|hair dryer|mouse - recall|injury|battery fire|not|missing',
    dryness: 'crisp',
    text: 'You will have to trip over something else.',
    why: 'What cords were for.',
    example: 'Our new cordless vacuum is light.',
    miss: 'The cord is missing from the drill.',
  }),
  saying({
    id: 'may-sit-down',
    needs:
      'wrinkle-free|wrinkle-resistant|wrinkle resistant|resist wrinkle|resists wrinkles|wrinkle free|wrinkle-proof - skin|face|cream|not|serum',
    dryness: 'crisp',
    text: 'You may sit down.',
    why: 'What it permits.',
    example: 'These pants are wrinkle-resistant.',
    miss: 'The wrinkle cream is gone.',
  }),
  saying({
    id: 'first-egg',
    needs:
      'nonstick|non-stick + pan|skillet|griddle|frying pan|cookware - baking|muffin|cake pan|bread|sheet|not|scratch|recall',
    dryness: 'sandy',
    text: 'The first egg will be shown around the house.',
    why: 'How such pans are tested.',
    example: 'Our nonstick pan heats evenly.',
    miss: 'The pan is not nonstick.',
  }),
  saying({
    id: 'tomatoes-for-show',
    needs:
      'knife|knives + stay sharp|stays sharp|stay sharper|razor-sharp|holds its edge|hold an edge|holds an edge|keep its edge - not|dull|fell|injury|cut yourself|careful',
    dryness: 'crisp',
    text: 'Tomatoes may be sliced for show.',
    why: 'What sharp knives are for.',
    example: 'A chef knife that stays sharp for years.',
    miss: 'The knife is dull.',
  }),
  saying({
    id: 'ideas-may-skip',
    needs:
      'pen|pens + write smoothly|writes smoothly|glide|glides|smooth writing|smooth ink|write smooth|writes smooth|skip-free|never skip|never skips - lost|found|borrow',
    dryness: 'sandy',
    text: 'The ideas may still skip.',
    why: 'What ink cannot help.',
    example: 'Our gel pens write smoothly on any paper.',
    miss: 'The pen is lost.',
  }),
]
