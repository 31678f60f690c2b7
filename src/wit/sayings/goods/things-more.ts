import { type Saying, saying } from '../saying.ts'

/** What a thing does, fits and is made of. */
export const goodsThingsMore: readonly Saying[] = [
  saying({
    id: 'previous-version',
    needs:
      'upgrade your|refresh your|elevate your|level up your + routine|morning|wardrobe|kitchen|home|closet|style|space|bathroom|workspace|living room|bedroom|patio|backyard|lunch|coffee|desk|weeknight|porch - plan|phone|account|subscription|flight|server|system|room to',
    dryness: 'sandy',
    text: 'The previous version had its moments.',
    why: 'A kind word for what was.',
    example: 'Upgrade your morning routine with our new coffee maker.',
    miss: 'Upgrade your plan at any time.',
  }),
  saying({
    id: 'still-know',
    needs:
      'rug|carpet|fabric|sofa|couch|floor|mat|pattern|upholstery|cushion|tile|grout + hide|hides + crumb|stain|dirt|dust|scratch|mess|pet hair|spill|wear - not|cable|under|removed|please',
    dryness: 'sandy',
    text: 'You will still know.',
    why: 'What a pattern cannot do.',
    example: 'This rug hides crumbs between cleanings.',
    miss: 'Please do not hide dirt under the rug.',
  }),
  saying({
    id: 'couch-within-range',
    needs:
      'sock|jacket|boot|fleece|leggings|pant|sweater|vest|hoodie|shirt|backpack + hike|hiking|trail|mountain|trek|climb + make|made|built|designed|perfect|great|enough|ready|tested|ideal - we|join|bring|wear|meet|please|lost|found|pack',
    dryness: 'crisp',
    text: 'A couch is well within range.',
    why: 'A comparison of distances.',
    example: 'These socks are warm enough for winter hikes.',
    miss: 'Please wear boots on the trail.',
  }),
  saying({
    id: 'other-hand',
    needs:
      'by hand + make|stitch|sew|weave|carve|paint|knit|glaze|arrange|finish|roll|assemble|bind|dip|shape|polish|embroider|fold|pour|cut|build - wash|washed|deliver|delivered|write|written|can be|please|harvest|pick',
    dryness: 'crisp',
    text: 'The other hand helps.',
    why: 'A head count of hands.',
    example: 'Every bouquet is arranged by hand the morning it ships.',
    miss: 'Please wash the sweater by hand.',
  }),
  saying({
    id: 'keep-checking-works',
    needs:
      'so quiet|whisper-quiet|whisper quiet|ultra-quiet|very quiet|super quiet|remarkably quiet|quiet motor|run quietly|runs quietly + keyboard|fan|dishwasher|motor|vacuum|blender|fridge|refrigerator|machine|purifier|dryer|washer|heater|mower|grinder|air conditioner|fryer - was|office|library|not|time',
    dryness: 'sandy',
    text: 'You will keep checking that it works.',
    refersTo: [],
    why: 'What silence does.',
    example: 'This keyboard is so quiet that your roommate will sleep.',
    miss: 'The office was so quiet without the fan.',
  }),
  saying({
    id: 'one-more-thing',
    needs:
      'bag|backpack|tote|suitcase|duffel|purse|carry-on + have room for|has room for|hold|holds|roomy enough|big enough|fit|plenty of room + clothes|laptop|everything|bottle|book|shoe|gear|grocery|weekend|tablet|umbrella|lunch - under|overhead|hold your bag|not|front desk|we can|coat check|limit|trash|fit in',
    dryness: 'crisp',
    text: 'You will try to add one more thing.',
    why: 'How packing ends.',
    example: 'The bag has room for a change of clothes and a pair of shoes.',
    miss: 'We can hold your bag and laptop at the front desk.',
  }),
  saying({
    id: 'sheep-by-now',
    needs:
      'wool|merino + sweater|scarf|sock|blanket|hat|rug|knit|knitted|sweater|beanie|coat|mitten|made|throw - steel wool|wash|allergy|alpaca|felt tip|vegan|not|cashmere|dryer|lost|found|donate|faux',
    dryness: 'sandy',
    text: 'By now, the sheep has grown more.',
    refersTo: [],
    why: 'Where wool is from.',
    example: 'The scarf is knitted from soft merino wool.',
    miss: 'Use steel wool on the pan.',
  }),
  saying({
    id: 'choose-spot',
    needs:
      'solid oak|solid wood|solid walnut|solid maple|solid cherry|solid pine|solid hardwood|solid mahogany + table|desk|bed|bookcase|bookshelf|dresser|bench|cabinet|nightstand|furniture|wardrobe|piece|sideboard',
    dryness: 'crisp',
    text: 'Please choose the spot before lifting.',
    why: 'Useful help.',
    example: 'This table is made of solid oak.',
    miss: 'The door is solid wood.',
  }),
  saying({
    id: 'wood-second-career',
    needs:
      'reclaimed wood|reclaimed barn wood|reclaimed oak|reclaimed pine|reclaimed lumber|reclaimed timber|salvaged wood|salvaged lumber|salvaged oak|old barn wood|barn wood - floor plan|not|fire',
    dryness: 'sandy',
    text: 'For the wood, this is a second career.',
    why: 'What it did before.',
    example: 'The shelves are made of reclaimed barn wood.',
    miss: 'The wood pile is behind the barn.',
  }),
]
