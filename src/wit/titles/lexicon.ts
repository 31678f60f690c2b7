/** What a thing is for, as far as that changes what can be said of it. */
export type Subject =
  | 'furniture'
  | 'fixtures'
  | 'lamps'
  | 'lighting'
  | 'textiles'
  | 'decor'
  | 'storage'
  | 'appliances'
  | 'tools'
  | 'kitchenware'
  | 'vessels'
  | 'devices'
  | 'wearables'
  | 'accessories'
  | 'software'
  | 'teamware'
  | 'garments'
  | 'footwear'
  | 'bags'
  | 'adornments'
  | 'gear'
  | 'ridden'
  | 'driven'
  | 'gifts'
  | 'dishes'
  | 'groceries'
  | 'produce'
  | 'recipes'
  | 'drinks'
  | 'houseplants'
  | 'garden'
  | 'flowers'
  | 'petFood'
  | 'petThings'
  | 'animals'
  | 'forms'
  | 'stationery'
  | 'applications'
  | 'prints'
  | 'handouts'
  | 'services'
  | 'trades'
  | 'occasions'
  | 'professionals'
  | 'regulars'
  | 'places'
  | 'houses'
  | 'lodging'
  | 'venues'
  | 'housing'
  | 'outdoors'
  | 'courses'
  | 'practices'
  | 'classrooms'
  | 'reading'
  | 'gatherings'
  | 'goods'

const list = (words: string): string[] => words.trim().split(/\s+/)

/** Nouns that have a plural, by what they are for. */
const countable: Record<Subject, string[]> = {
  furniture: list(
    'desk chair sofa couch bed mattress table shelf bookshelf bookcase stool bench cabinet dresser wardrobe armchair ottoman nightstand sideboard hammock recliner futon headboard crib loveseat daybed swing',
  ),
  fixtures: list(
    'door window bathtub shower sink fireplace faucet tile toilet thermostat doorbell furnace boiler gutter fence deck countertop chimney staircase opener conditioner hood shutter blind hinge doorknob',
  ),
  lamps: list('lamp'),
  lighting: list('light lightbulb chandelier sconce spotlight'),
  textiles: list(
    'pillow curtain rug blanket duvet cushion tablecloth towel carpet quilt bedsheet sheet comforter napkin',
  ),
  decor: list(
    'mirror frame poster vase clock candle lantern painting print sculpture ornament wreath figurine tapestry',
  ),
  storage: list('basket organizer rack hook bin crate drawer box locker'),
  appliances: list(
    'fan heater humidifier dehumidifier fridge refrigerator freezer dishwasher washer dryer oven microwave toaster kettle blender mixer grinder machine vacuum purifier shaver toothbrush cooker juicer iron maker fryer stove',
  ),
  tools: list(
    'drill saw hammer ladder screwdriver mower lawnmower wrench toolbox sander trimmer wheelbarrow shovel rake toolkit chainsaw chisel plier clamp multitool',
  ),
  kitchenware: list('knife pan skillet wok pot spatula plate bowl spoon fork whisk colander grater'),
  vessels: list('mug bottle jar container glass cup teapot tumbler thermos pitcher'),
  devices: list(
    'keyboard mouse monitor laptop printer router camera projector tv television computer console drone scanner webcam microphone turntable radio speaker grill smoker',
  ),
  wearables: list('headphone headset phone smartphone earbud tablet smartwatch bank ereader'),
  accessories: list(
    'charger cable battery adapter dock stand mount case cover strap sleeve lens part filter cartridge tire',
  ),
  software: list(
    'app plugin tool builder generator api extension integration chatbot editor converter program tracker',
  ),
  teamware: list('crm platform dashboard database system cms erp'),
  garments: list(
    'jacket shirt t-shirt dress jean coat sweater hoodie skirt legging swimsuit raincoat apron uniform suit blazer cardigan short pant trouser blouse pajama bra vest robe costume',
  ),
  footwear: list('shoe boot sneaker sandal sock slipper heel loafer'),
  bags: list('backpack bag handbag purse tote suitcase briefcase duffel'),
  adornments: list('wallet hat scarf glove belt watch sunglass tie ring necklace bracelet earring brooch cap bowtie'),
  gear: list(
    'tent cooler mat dumbbell racket ball kayak canoe skateboard surfboard paddle yurt lure rod ski snowboard kettlebell binocular telescope',
  ),
  ridden: list('bike bicycle e-bike scooter motorcycle moped tricycle'),
  driven: list('car truck van suv minivan rv camper sedan convertible pickup'),
  gifts: list('gift present souvenir'),
  dishes: list(
    'cake pizza sandwich burger bagel donut doughnut taco burrito salad pie dumpling cupcake dessert appetizer platter dinner lunch breakfast brunch buffet meal snack',
  ),
  groceries: list('cookie muffin pickle noodle nut cracker brownie sauce spice cereal bean pancake waffle croissant'),
  produce: list(
    'egg apple tomato vegetable fruit berry mushroom onion potato avocado banana lemon peach carrot strawberry',
  ),
  recipes: list('recipe'),
  drinks: list('cocktail beer wine smoothie whiskey lemonade soda'),
  houseplants: list('plant monstera pothos philodendron succulent houseplant fern cactus orchid'),
  garden: list('seed bulb tree shrub herb perennial hedge lawn'),
  flowers: list('flower bouquet rose tulip arrangement'),
  petFood: list('treat'),
  petThings: list('post tower leash collar kennel aquarium birdcage harness carrier toy'),
  animals: list('puppy kitten dog cat rabbit hamster parrot goldfish'),
  forms: list('template checklist worksheet form spreadsheet invoice contract agenda'),
  stationery: list('planner notebook calendar journal diary binder pen pencil folder notepad'),
  applications: list('resume résumé cv letter'),
  prints: list('invitation sticker envelope label menu banner sign card magnet stamp'),
  handouts: list('flyer brochure leaflet'),
  services: list('service company firm installer repair contractor inspector appraiser'),
  trades: list(
    'plumber electrician mover painter carpenter gardener landscaper handyman roofer locksmith mechanic exterminator surveyor cleaner',
  ),
  occasions: list('photographer caterer dj florist videographer band'),
  professionals: list(
    'designer agency consultant translator copywriter writer developer freelancer architect realtor bookkeeper',
  ),
  regulars: list('tutor stylist coach trainer barber hairdresser tailor nanny babysitter walker groomer sitter'),
  places: list('airport city town neighborhood'),
  houses: list(
    'restaurant cafe café bar gym shop store museum bakery salon spa pub brewery winery library theater theatre cinema market mall supermarket pharmacy diner bistro club laundromat pool zoo gallery bookstore studio',
  ),
  lodging: list('hotel hostel resort airbnb villa cabin motel inn'),
  venues: list('venue hall ballroom barn'),
  housing: list('apartment condo house office room space loft townhouse'),
  outdoors: list('park campsite beach playground trail hike'),
  courses: list('course lesson certification degree mba diploma bootcamp tutorial'),
  practices: list('class'),
  classrooms: [],
  reading: list('book guide ebook textbook magazine novel cookbook'),
  gatherings: list('conference webinar workshop seminar meetup retreat'),
  goods: list(
    'gadget hose bucket broom mop brush umbrella product accessory game puzzle kit balloon guitar piano instrument stroller trampoline treadmill panel boat trailer violin ukulele drum',
  ),
}

/** Nouns without a plural, and nouns that are only ever plural, by what they are for. */
const uncountable: Partial<Record<Subject, string[]>> = {
  furniture: list('furniture'),
  fixtures: list('insulation flooring plumbing drywall siding'),
  lighting: list('lighting'),
  textiles: list('bedding upholstery'),
  decor: list('decor wallpaper'),
  storage: list('storage'),
  tools: list('paint glue'),
  kitchenware: list('cookware bakeware cutlery tableware glassware'),
  devices: list('electronics hardware'),
  teamware: list('software hosting saas automation'),
  garments: list('clothing underwear sportswear outerwear activewear'),
  footwear: list('footwear'),
  bags: list('luggage'),
  adornments: list('jewelry'),
  gear: list('gear equipment'),
  groceries: list(
    'cheese bread sourdough chocolate pasta rice honey salt pepper butter yogurt granola oatmeal popcorn tofu hummus oil vinegar jam kimchi cream soup bacon food ramen flour sugar',
  ),
  produce: list('chicken beef salmon fish'),
  dishes: list('sushi gelato'),
  drinks: list('coffee tea milk juice water matcha kombucha brew espresso decaf champagne'),
  houseplants: list('ivy bamboo'),
  garden: list('grass soil mulch compost fertilizer moss lavender basil'),
  petThings: list('litter'),
  petFood: list('kibble'),
  stationery: list('paper stationery'),
  prints: list('cardstock packaging signage'),
  services: list('maintenance delivery'),
  trades: list('landscaping roofing moving'),
  occasions: list('catering photography videography'),
  professionals: list('translation copywriting bookkeeping consulting'),
  regulars: list('tutoring coaching'),
  housing: list('housing'),
  lodging: list('accommodation lodging'),
  places: list('parking'),
  courses: list('training'),
  goods: list('merchandise swag supplies decorations lego yarn wood fabric tape'),
}

const subjects = new Map<string, Subject>()
const withoutPlural = new Set<string>()
for (const [subject, words] of Object.entries(countable) as [Subject, string[]][]) {
  for (const word of words) subjects.set(word, subject)
}
for (const [subject, words] of Object.entries(uncountable) as [Subject, string[]][]) {
  for (const word of words) {
    subjects.set(word, subject)
    withoutPlural.add(word)
  }
}

export interface Noun {
  subject: Subject
  number: 'singular' | 'plural' | 'uncountable'
}

/** @returns what is known of a noun, by its own form or its singular; undefined for one that is not here */
export function findNoun(word: string): Noun | undefined {
  const own = subjects.get(word)
  if (own) return { subject: own, number: withoutPlural.has(word) ? 'uncountable' : 'singular' }
  for (const singular of singularsOf(word)) {
    const subject = subjects.get(singular)
    if (subject && !withoutPlural.has(singular)) return { subject, number: 'plural' }
  }
  return undefined
}

function singularsOf(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith('s') ? [word.slice(0, -1)] : []
}

/** @returns the plural of a noun where it only adds letters, so that the singular still stands in it */
export function pluralWithin(noun: string): string | undefined {
  if (/(?:[^aeiou]y|\bdj|fe?|man|foot|tooth|child|person|mouse)$/.test(noun) && !/(?:chief|roof|proof)$/.test(noun))
    return undefined
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

const places = list(
  'london paris berlin madrid lisbon rome vienna dublin amsterdam barcelona prague tokyo kyoto seoul sydney melbourne toronto montreal vancouver chicago boston seattle denver austin dallas houston atlanta miami orlando phoenix portland detroit minneapolis nashville philadelphia brooklyn manhattan queens cleveland cincinnati pittsburgh baltimore charlotte savannah tampa honolulu anchorage tucson sacramento oakland texas california florida oregon ohio illinois michigan georgia arizona nevada utah colorado maine vermont iowa kansas iceland ireland scotland england spain portugal france italy germany greece canada mexico japan korea australia york jersey vegas diego monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december christmas halloween easter thanksgiving hanukkah spanish french german italian english japanese chinese korean portuguese russian arabic dutch greek swedish american british european mexican canadian francisco angeles orleans antonio louis paul',
)
const beforePlaces = new Map([
  ['york', 'new'],
  ['jersey', 'new'],
  ['orleans', 'new'],
  ['vegas', 'las'],
  ['diego', 'san'],
  ['francisco', 'san'],
  ['antonio', 'san'],
  ['angeles', 'los'],
  ['louis', 'st.'],
  ['paul', 'st.'],
])
const placeNames = new Set(places)

/** Gives the names of well-known places, languages, days and months their capitals, in a keyword that has none. */
export function withPlaceCapitals(keyword: string): string {
  const words = keyword.split(' ')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return words
    .map((word, at) => {
      const next = words[at + 1] ?? ''
      const first = beforePlaces.get(word)
      if (first !== undefined) return words[at - 1]?.toLowerCase() === first ? capital(word) : word
      if (beforePlaces.get(next) === word) return capital(word)
      return placeNames.has(word) ? capital(word) : word
    })
    .join(' ')
}

/** @returns whether a word names a place that is known here */
export const isPlaceName = (word: string): boolean => placeNames.has(word) && !beforePlaces.has(word)
