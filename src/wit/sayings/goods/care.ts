import { type Saying, saying } from '../saying.ts'

/** How a thing is used and cared for, and what it promises a little. */
export const goodsCare: readonly Saying[] = [
  saying({
    id: 'machine-is-not',
    needs: 'machine washable|machine-washable - not|non|no longer|dishwasher',
    dryness: 'crisp',
    text: 'The machine is not.',
    why: 'A limit of washing.',
    example: 'The blanket is machine washable.',
    miss: 'The machine is washed every week.',
  }),
  saying({
    id: 'loading-dispute',
    needs:
      'dishwasher safe|dishwasher-safe|safe for the dishwasher|can go in the dishwasher|go right in the dishwasher - not|never|no',
    dryness: 'sandy',
    text: 'The right way to load a dishwasher remains under dispute.',
    why: 'On households.',
    example: 'Our mugs are dishwasher safe.',
    miss: 'The dishwasher is safe to open now.',
  }),
  saying({
    id: 'sleeve-does-not',
    needs:
      'damp cloth|soft cloth|dry cloth|clean cloth|microfiber cloth + wipe|clean|dust|polish|buff - not|never|do not|eye|wound|burn',
    dryness: 'crisp',
    text: 'A sleeve does not count.',
    why: 'What is at hand.',
    example: 'Wipe clean with a damp cloth.',
    miss: 'The tablecloth is clean.',
  }),
  saying({
    id: 'stand-up-first',
    needs:
      'chair|stool|lounger|recliner|bench|camp chair|lawn chair + fold flat|fold up|fold down|fold away|collapse|fold in|fold for|fold to - not|broken|need to be|please|bring|volunteer|set up|return',
    dryness: 'crisp',
    text: 'Please stand up first.',
    why: 'The order of things.',
    example: 'The chair folds flat for easy storage.',
    miss: 'The folding of flyers happens in the back.',
  }),
  saying({
    id: 'on-top-does-not',
    needs:
      'table|desk|tray table|workbench|ironing board + fold flat|fold up|fold down|fold away|fold against|collapse|fold into|fold in half - not|broken|please|bring|volunteer|letter|clothes|napkin|chair',
    dryness: 'sandy',
    text: 'What is on top does not.',
    why: 'Where things are kept.',
    example: 'The desk folds flat against the wall.',
    miss: 'Please fold the napkins on the table.',
  }),
  saying({
    id: 'carrying-involved',
    needs:
      'from stove to oven|from stovetop to oven|from oven to table|from freezer to oven|from fridge to oven|from stove to table|from stovetop to table|from oven to tabletop|from kitchen to table + go|move|travel|take|transition|straight',
    dryness: 'sandy',
    text: 'Carrying is involved.',
    why: 'What is left out.',
    example: 'The pan goes from stove to oven.',
    miss: 'Take it out of the oven.',
  }),
  saying({
    id: 'banana-elsewhere',
    needs:
      'laptop sleeve|sleeve for your laptop|sleeve for a laptop|laptop compartment|laptop pocket|pocket for your laptop|compartment for your laptop|padded sleeve + bag|backpack|tote|briefcase|messenger|duffel|suitcase|carry-on|satchel|case - lost|found|security',
    dryness: 'crisp',
    text: 'Please keep the banana elsewhere.',
    why: 'Useful help.',
    example: 'This backpack has a padded sleeve for your laptop.',
    miss: 'The laptop is in the bag.',
  }),
  saying({
    id: 'not-cleaning-easier',
    needs:
      'easy to clean|easy-to-clean|clean up easily|cleans up easily|easy to wipe|wipes clean|clean easily|cleans easily|breeze to clean|simple to clean - not|nor',
    dryness: 'arid',
    text: 'Not cleaning remains easier.',
    why: 'For fairness.',
    example: 'Our new grill is easy to clean.',
    miss: 'It is not easy to clean.',
  }),
  saying({
    id: 'usually-said-taking-more',
    needs:
      'not too sweet|not overly sweet|just sweet enough|not too rich + cake|frosting|pie|cookie|dessert|chocolate|tart|muffin|pudding|granola|brownie|ice cream|cheesecake|pastry|scone|filling|jam|custard|donut|bun|icing',
    dryness: 'crisp',
    text: 'This is usually said while taking more.',
    refersTo: [],
    why: 'How sweet things are praised.',
    example: 'This cream cheese frosting is smooth and not too sweet.',
    miss: 'The tea is sweet.',
  }),
  saying({
    id: 'extra-time-up',
    needs:
      'sheet|bedding|duvet|mattress|pillow + soft|softer|softest|cozy|comfy|comfortable|plush|fluffy - wash|dryer|was|were|spreadsheet|dog|cat|hotel|time sheet|pet|sofa|garden|flower|truck',
    dryness: 'crisp',
    text: 'Allow extra time for getting up.',
    why: 'A warning of comfort.',
    example: 'Our linen sheets are soft and light.',
    miss: 'The spreadsheet is soft-locked.',
  }),
  saying({
    id: 'elsewhere-adequate',
    needs:
      'ideal for|great for|well suited for|just right for + camping|picnic|hallway|entryway|kitchen|small space|travel|trip|cookout|barbecue|apartment|office|commute|beach|patio|weekend|balcony|dorm|road trip|snack|garden|bedroom|party|parties|closet - he|she|not|people|health|skin|heart|you|business|morale|candidate|position|tenant|couple|student|family|families|rent',
    dryness: 'arid',
    text: 'Elsewhere, merely good.',
    why: 'The other uses.',
    example: 'Ideal for narrow hallways and small entryways.',
    miss: 'He is great for the office.',
  }),
  saying({
    id: 'tuesday-counts',
    needs: 'every occasion|any occasion|all occasion|each occasion - not|no',
    dryness: 'crisp',
    text: 'A Tuesday counts if you say so.',
    why: 'What an occasion is.',
    example: 'The bakery makes custom cakes for every occasion.',
    miss: 'On one occasion, it rained.',
  }),
  saying({
    id: 'current-favorite',
    needs: 'next favorite|new favorite + find|discover|meet|your - no longer|my|i',
    dryness: 'crisp',
    text: 'The current favorite need not know.',
    why: 'Discretion.',
    example: 'Find your next favorite book at our store.',
    miss: 'My favorite book is here.',
  }),
  saying({
    id: 'hypothetical-lover',
    needs:
      'for people who|for anyone who|for those who|for people with|for anyone with|for cook who|for traveler who|for parent who|for reader who|for runner who|for gardener who|for writer who + love|hate|like|want|enjoy|prefer|work from home|dislike|cannot stand|too many|too much|little time|no time - disab|pain|sick|lost|struggle|suffer|qualify|eligible|register|parking|reserve|reserved|thank|thanks|sorry|allergy|gluten|pet|refund|cancel|quit|vaccine|weight|children|available|not',
    dryness: 'crisp',
    text: 'Other people may pretend.',
    why: 'A way in.',
    example: 'A planner for people who hate planning.',
    miss: 'Thanks to those who wanted to help.',
  }),
]
