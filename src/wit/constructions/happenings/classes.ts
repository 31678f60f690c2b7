/**
 * Small classes of nouns that frames ask for, in the singular and as one expression each: a line that fits a printer need
 * not fit a library. `nounsOf` adds the plurals.
 */
const classes = {
  device:
    'printer|copier|photocopier|scanner|projector|microwave|dishwasher|dryer|washer|washing machine|vending machine|coffee machine|coffee maker|espresso machine|ice machine|ticket machine|machine|thermostat|toaster|oven|fridge|refrigerator|freezer|kettle|shredder|laminator|laptop|monitor|screen|keyboard|radio|speaker|phone|fax|air conditioner|air conditioning|heater|heating|boiler|furnace|fan|blender|router|label maker|intercom|doorbell|card reader|scoreboard|clock|lamp|faucet|sink|shower|dispenser|water cooler|water fountain|treadmill|forklift|conveyor|barcode scanner|cash register|register|kiosk|gate|garage door|lock|light|sensor|pump|filter|sprinkler',
  pressed:
    'printer|copier|photocopier|vending machine|coffee machine|coffee maker|espresso machine|ice machine|ticket machine|soda machine|snack machine|dispenser|kiosk|label maker|fax|water cooler',
  shared:
    'printer|copier|photocopier|scanner|microwave|dryer|washer|washing machine|coffee machine|coffee maker|espresso machine|vending machine|toaster|kettle|water cooler|treadmill',
  supply:
    'toner|ink|paper|printer paper|copy paper|paper towels|toilet paper|paper clips|milk|oat milk|coffee|decaf|tea|sugar|soap|cups|mugs|forks|spoons|napkins|snacks|staples|batteries|envelopes|stamps|labels|tape|ice|water|change|coins|detergent|pens|markers|sticky notes|creamer|bagels|bananas|cookies|chips|bread|bags|receipt paper|trash bags|lids|straws|ketchup|hot sauce|butter|eggs|lemons|limes|tissues',
  online:
    'website|site|web site|app|portal|server|intranet|online store|web shop|webshop|shop page|system|database|platform|dashboard|vpn|network|wi-fi|wifi|internet|email server|mail server|crm|ticketing system|booking system|checkout page|page|wiki|calendar',
  room: 'office|library|store|shop|museum|café|cafe|cafeteria|bank|gym|kitchen|gallery|bakery|bar|restaurant|branch|front office|school office|post office|studio|showroom|lounge|mail room|break room|lobby|clinic|salon|bookstore|pharmacy|reception|pool|sauna|spa|laundry room|florist|warehouse|workshop|archive|visitor center|box office|ticket office|tool crib|help desk|canteen|city hall|town hall|gift shop|deli|market|locker room|reading room|conference room|meeting room|coworking space|theater|dealership|garden center|hardware store|dining room|dispensary|fitness center|fitness studio|rec center|community center',
  meeting:
    'meeting|standup|stand-up|all-hands|town hall|call|sync|check-in|one-on-one|1:1|review|debrief|kickoff|retro|retrospective|huddle|briefing|planning session|staff meeting|team meeting',
  event:
    'meeting|standup|stand-up|all-hands|town hall|call|sync|workshop|class|training|seminar|webinar|lecture|conference|party|picnic|potluck|open house|orientation|rehearsal|concert|event|session|appointment|interview|presentation|demo|tour|tasting|reception|dinner|lunch|luncheon|breakfast|gala|fundraiser|bake sale|market|fair|show|game|match|practice|review|inspection|walkthrough|drill|ceremony|reading|signing|auction|photo shoot|shoot|kickoff|launch|delivery|exam|test|quiz|lesson|book club|happy hour|barbecue|cookout|meetup|panel|recital|screening',
  policy:
    'terms of service|terms and conditions|terms of use|terms|privacy policy|cookie policy|policy|policies|handbook|employee handbook|dress code|guidelines|house rules|rules|refund policy|return policy|returns policy|travel policy|cancellation policy|faq|style guide|menu|price list|pricing|schedule|brand guidelines|parking rules|code of conduct|manual|safety manual|org chart|bylaws',
  person:
    'accountant|bookkeeper|receptionist|manager|project manager|product manager|office manager|assistant manager|store manager|shift lead|sales associate|associate|assistant|barista|cook|line cook|chef|pastry chef|baker|server|host|bartender|driver|delivery driver|truck driver|courier|designer|graphic designer|developer|engineer|software engineer|analyst|data analyst|copywriter|writer|editor|intern|teacher|tutor|substitute|coach|instructor|trainer|consultant|specialist|coordinator|event coordinator|technician|electrician|plumber|carpenter|painter|mechanic|gardener|landscaper|florist|tailor|cleaner|housekeeper|janitor|custodian|concierge|clerk|cashier|auditor|night auditor|controller|treasurer|secretary|administrator|representative|sales representative|sales rep|rep|recruiter|librarian|photographer|videographer|stylist|hair stylist|barber|groomer|dog walker|lifeguard|usher|tour guide|guide|translator|proofreader|supervisor|foreman|operator|forklift operator|machinist|welder|picker|packer|buyer|planner|director|president|ceo|cfo|cto|head of \\w+|volunteer|roommate|tenant|colleague|coworker|team member|new hire|expert|agent|handyman|porter|bellhop|dispatcher|scheduler|marketer|strategist|producer|architect|surveyor|associate dean|principal|dean|mayor|landlord|superintendent|contractor|groundskeeper|webmaster|moderator|partner|account executive|account manager|customer success specialist|paralegal',
  system:
    'system|software|tool|app|portal|platform|dashboard|intranet|website|phone system|booking system|scheduling tool|ticketing system|phone tree|calendar|crm|checkout|printer|copier|projector|thermostat|coffee machine|form|process|expense tool|time clock|payroll system|ordering system|parking app|self-checkout|login page|menu',
  food: 'soup|pie|tart|cake|sandwich|burger|burrito|taco|pizza|salad|latte|iced tea|tea|coffee|lemonade|cookie|muffin|scone|bagel|croissant|donut|doughnut|pancake|waffle|ice cream|gelato|sorbet|milkshake|smoothie|curry|noodle|ramen|dumpling|pasta|lasagna|chili|chowder|stew|roast|brunch|special|pretzel|granola|oat bar|bread|sourdough|loaf|roll|cinnamon roll|brownie|cupcake|jam|cider|ale|lager|stout|beer|cocktail|punch|cocoa|hot chocolate|mocha|cheesecake|pudding|omelet|quiche|salsa|guacamole|hummus|fries|nachos|wings|menu item|flavor',
} as const

export type NounClass = keyof typeof classes

const plurals: Record<string, string> = { policy: 'policies', battery: 'batteries', 'new hire': 'new hires' }

/** The nouns of a class in both numbers, the longest first, as one expression without anchors. */
function nounsOf(name: NounClass): string {
  const nouns = classes[name].split('|').flatMap((noun) => {
    // What ends in "s" is in the plural already.
    const ending = /(?:ss|us|x|ch|sh)$/.test(noun) ? 'es' : 's'
    const plural = plurals[noun] ?? (/[^su]s$/.test(noun) ? noun : `${noun}${ending}`)
    const inflected = /[^aeo]y$/.test(noun) && !noun.endsWith('ey') ? `${noun.slice(0, -1)}ies` : plural
    return [noun, inflected]
  })
  return [...new Set(nouns)].sort((a, b) => b.length - a.length).join('|')
}

/** People by what they are, for lines that are not about them. */
export const people = new RegExp(
  `\\b(?:${nounsOf('person')}|kids?|children|students?|staff|teams?|crew|crews|members?|guests?|customers?|hires?|hosts?|employees?|speakers?|owners?|people|baby|babies|boss|ceo|neighbors?|family|doctors?|nurses?|player|players|candidates?|applicants?)\\b`,
)

const expressions = new Map<string, string>()

/** The expression of a class, made at its first use; undefined where there is no such class. */
export function expressionOf(name: string): string | undefined {
  if (!(name in classes)) return undefined
  const made = expressions.get(name) ?? nounsOf(name as NounClass)
  expressions.set(name, made)
  return made
}
