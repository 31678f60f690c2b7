import { type Saying, saying } from './saying.ts'

/** Machines and how they are cleaned, and a store that asks people in. */
export const household: readonly Saying[] = [
  saying({
    id: 'every-three-months',
    needs:
      'should|recommend|suggest + every three months|every 3 months|quarterly + clean|descale|wash|service|flip|rotate|replace|sharpen|oil|dust|change|defrost - report|tax|review|meet|medication|password',
    dryness: 'sandy',
    text: 'That is four times a year, or about four more than usual.',
    why: 'Arithmetic, and how it is done.',
    example: 'We recommend that you wash the curtains every three months.',
    miss: 'The board meets every three months.',
  }),
  saying({
    id: 'clean-every',
    needs:
      'should|recommend|suggest + every|once + month|months|week|weeks|year + descale|clean|cleaned|wash|washed|flip|dust|defrost|rinse - teeth|hand|hands|wound|report|dental|skin|face',
    dryness: 'crisp',
    text: 'The other method is to wait for a comment.',
    why: 'How it is found out in most homes.',
    example: 'The filter should be cleaned once a month.',
    miss: 'You should call us every week.',
  }),
  saying({
    id: 'unplug-first',
    needs:
      'unplug + machine|appliance|blender|toaster|refrigerator|fridge|lamp|printer|coffee maker|vacuum|router - fire|shock|spark|smoke',
    dryness: 'crisp',
    text: 'From here on, only you are running.',
    why: 'Whose move it is.',
    example: 'Unplug the toaster and remove the tray.',
    miss: 'The machine is running.',
  }),
  saying({
    id: 'which-way-it-faced',
    needs:
      'take out|remove|pull out|slide out + filter|cartridge|battery|blade|tray|bulb + the - filters|cartridges|batteries|blades|trays|bulbs|has been|was|we|you can|cookie|cake|oven|snow|search',
    dryness: 'sandy',
    text: 'Note which way it faced. Later, both ways will look right.',
    why: 'What happens when it is put back.',
    example: 'Open the lid and remove the filter.',
    miss: 'Our filters remove dust.',
  }),
  saying({
    id: 'mix-with-spoon',
    needs:
      'mix|stir + descaler|detergent|glue|paint|grout|plaster|dye|polish|soap + with|and - bleach|ammonia|acid|store|class|artist',
    dryness: 'sandy',
    text: 'Use a spoon you do not love.',
    more: [{ dryness: 'crisp', text: 'Stir until one of you gives in.' }],
    why: 'Honest kitchen advice.',
    example: 'Mix the plaster with two cups of water.',
    miss: 'The paint aisle has a mix of brands.',
  }),
  saying({
    id: 'use-half',
    needs:
      'half + run|pour|add|use|fill + it|water|mixture|solution|flour|batter|sauce - price|off|hour|day|year|past|mile|people|staff|we|@money|@percent|marathon',
    dryness: 'arid',
    text: 'Half is wherever you stop.',
    more: [{ dryness: 'sandy', text: 'Which half is up to you.' }],
    why: 'Measuring at its word.',
    example: 'Pour half of the mixture into the pan.',
    miss: 'Half of our staff run.',
  }),
  saying({
    id: 'let-it-sit',
    needs:
      'let|leave + sit|rest + minute|minutes|hour|hours|overnight|night - dog|baby|child|children|wound|room|bed|case|leg|meeting|us',
    dryness: 'crisp',
    text: 'You may do so as well.',
    more: [{ dryness: 'sandy', text: 'This is where most people wander off for good.' }],
    why: 'Waiting, shared.',
    example: 'Let the dough rest for 30 minutes.',
    miss: 'Let us rest our case.',
  }),
  saying({
    id: 'twice-for-nerves',
    needs:
      'rinse|flush|wipe|check|count|measure|read + twice|two times - a day|a week|a month|a year|daily|teeth|medication|dose|blood|has been|checked|counted|we',
    dryness: 'sandy',
    text: 'The second time is for your nerves.',
    why: 'Why it is twice.',
    example: 'Rinse the jar twice and let it dry.',
    miss: 'We have checked twice.',
  }),
  saying({
    id: 'first-cup',
    needs:
      'rinse|flush|descale|clean + before|again + coffee|tea - please|hot water bottle|table|stain|cup|cups|mug|mugs|room',
    dryness: 'crisp',
    text: 'The first cup will be sipped with suspicion.',
    why: 'How it goes after cleaning.',
    example: 'Flush the machine before you make coffee.',
    miss: 'Please clean the coffee mugs.',
  }),
  saying({
    id: 'enough-for-one',
    needs:
      'enough for|good for + one|single + cleaning|wash|use|load|treatment|polish - medical|patient|person|people|ride|visit|trip',
    dryness: 'sandy',
    text: 'In practice, it lasts for years.',
    why: 'A packet in a drawer.',
    example: 'One tablet is enough for one cleaning.',
    miss: 'A ticket is good for one ride.',
  }),
  saying({
    id: 'will-to-begin',
    needs:
      'packet|kit|tablet|bottle|cleaner + cost|costs|@money + clean|cleaning|descale|polish - medicine|delivery|service|person|crew|hour|water',
    dryness: 'arid',
    text: 'That does not include the will to begin.',
    why: 'An honest footnote on price.',
    example: 'The cleaning kit costs $12.',
    miss: 'Our cleaning service costs $90.',
  }),
  saying({
    id: 'vinegar',
    needs:
      'vinegar + smell|odor|works|work|clean|rinse|descale|instead - salad|dressing|chips|pickle|apple cider|recipe|eye|eyes|bleach',
    dryness: 'sandy',
    text: 'Visitors will ask about the salad.',
    more: [{ dryness: 'crisp', text: 'Plan on salad.' }],
    why: 'What else smells so.',
    example: 'You can clean the kettle with vinegar instead.',
    miss: 'Our chips come with vinegar.',
  }),
  saying({
    id: 'repairs-from',
    needs:
      'repair|repairs + start at|starting at|begin at|from|cost + @money - car|cars|auto|roof|phone|screen|shoe|road|bridge|home|plumb|tire|credit|clothing|zipper|bike|tooth|dental|city|total|came to|windshield|jewelry|watch|furniture',
    dryness: 'sandy',
    text: 'Hitting the side of the machine remains free.',
    more: [{ dryness: 'crisp', text: 'The sigh when the lid comes off is free.' }],
    why: 'What else was tried.',
    example: 'Appliance repairs start at $75.',
    miss: 'Car repairs start at $200.',
  }),
  saying({
    id: 'store-turns',
    needs:
      'our|my + store|shop|bakery|café|cafe|restaurant|company|business|studio|salon|brewery|bookstore|firm + turn|turns|turning + # - year-old|profit|head|corner|away|down|over|into|off|on the|loss|@money|@percent|lights|page',
    dryness: 'crisp',
    text: 'It still lives with us.',
    why: 'A birthday, taken at its word.',
    example: 'Our bookstore turns 12 in May.',
    miss: 'Our store turns a profit in its second year.',
  }),
  saying({
    id: 'store-was-shelves',
    needs:
      'our|my + store|shop|bookstore|bookshop|boutique|market + turn|turns|turning + # - profit|head|corner|away|down|over|into|off|on the|loss|@money|@percent|lights|page',
    dryness: 'sandy',
    text: 'We remember when it was only shelves.',
    why: 'What proud parents say.',
    example: 'Our shop turns five this weekend.',
    miss: 'Our store turns over $2 million.',
  }),
  saying({
    id: 'come-for-coffee',
    needs:
      'come by|stop by|come in|drop by|drop in|stop in + coffee|cake|cookie|cookies|donuts|doughnuts|cider|lemonade - meeting|interview|not|volunteer|office hours|principal|patient',
    dryness: 'sandy',
    text: 'You need not pretend to look at anything.',
    why: 'What people do in stores that offer something.',
    example: 'Stop by for cider on Saturday afternoon.',
    miss: 'Come by for the meeting.',
  }),
  saying({
    id: 'last-cup',
    needs:
      'coffee + from|until|to|@time + come|stop|drop|join|free|serve|served - coffee maker|coffee machine|order|bean|beans|bag|bags|sponsor|zoom|online|virtual|close|closed',
    dryness: 'crisp',
    text: 'The last cup is for the brave.',
    why: 'What is left in the pot.',
    example: 'Join us for coffee from 8 to 10 in the lobby.',
    miss: 'Our coffee machine is off until noon.',
  }),
]
