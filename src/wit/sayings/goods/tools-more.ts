import { type Saying, saying } from '../saying.ts'

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
