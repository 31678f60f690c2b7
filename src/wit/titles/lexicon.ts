/** What a thing is for, as far as that changes what can be said of it. */
export type Subject =
  | 'furniture'
  | 'lights'
  | 'home'
  | 'appliances'
  | 'device'
  | 'software'
  | 'clothes'
  | 'food'
  | 'plants'
  | 'pets'
  | 'paper'
  | 'print'
  | 'vehicles'
  | 'tools'
  | 'services'
  | 'places'
  | 'learning'
  | 'goods'

const list = (words: string): string[] => words.trim().split(/\s+/)

/** Nouns that have a plural, by what they are for. */
const countable: Record<Subject, string[]> = {
  furniture: list(
    'desk chair sofa couch bed mattress table shelf bookshelf bookcase stool bench cabinet dresser wardrobe armchair ottoman nightstand sideboard door window bathtub shower sink hammock recliner futon headboard crib fireplace',
  ),
  lights: list('lamp light lightbulb candle lantern chandelier'),
  home: list(
    'pillow curtain rug mirror blanket duvet frame poster vase basket clock blind tile carpet faucet organizer rack hook cushion tablecloth towel',
  ),
  device: list(
    'keyboard mouse monitor headphone headset laptop phone smartphone printer router camera charger cable speaker earbud tablet webcam microphone projector tv television computer console drone battery adapter dock scanner thermostat doorbell smartwatch ereader stand mount turntable radio',
  ),
  appliances: list(
    'fan heater humidifier dehumidifier fridge refrigerator freezer dishwasher washer dryer oven microwave toaster kettle blender mixer grinder machine vacuum purifier conditioner shaver toothbrush cooker juicer iron',
  ),
  software: list(
    'app crm platform plugin tool builder generator api dashboard extension integration database chatbot website theme tracker editor calculator converter program system cms erp newsletter podcast',
  ),
  clothes: list(
    'shoe boot sneaker sandal jacket shirt t-shirt dress sock hat jean coat sweater hoodie skirt scarf glove belt backpack bag handbag purse wallet watch sunglass suit tie legging swimsuit raincoat umbrella apron uniform ring necklace bracelet earring tote suitcase slipper',
  ),
  food: list(
    'cake pizza cookie recipe snack salad sandwich burger bagel muffin pie donut doughnut egg apple tomato pickle noodle dumpling taco burrito cocktail beer wine smoothie bean nut cracker brownie pancake waffle cupcake sauce spice cereal vegetable fruit berry mushroom onion potato meal dinner lunch breakfast dessert appetizer',
  ),
  plants: list(
    'plant flower seed bulb succulent tree shrub houseplant bouquet herb fern cactus orchid rose perennial hedge',
  ),
  pets: list('leash collar kennel aquarium birdcage puppy kitten treat harness post bowl carrier brush crate tower'),
  paper: list('template planner notebook checklist calendar worksheet resume letter form binder journal diary'),
  print: list('card invitation sticker envelope flyer brochure folder label menu banner sign'),
  vehicles: list(
    'bike bicycle e-bike scooter tire car truck van motorcycle suv minivan trailer rv camper boat kayak canoe skateboard stroller',
  ),
  tools: list(
    'drill saw hammer ladder screwdriver mower lawnmower knife pan skillet wok pot grill smoker wrench toolbox sander trimmer hose wheelbarrow shovel rake tent cooler thermos mug bottle jar container toolkit bucket mop broom',
  ),
  services: list(
    'photographer plumber electrician designer agency cleaner consultant caterer dj mover tutor contractor painter carpenter gardener landscaper handyman roofer florist coach trainer barber hairdresser stylist translator copywriter writer developer freelancer architect videographer locksmith mechanic tailor nanny babysitter walker groomer exterminator surveyor realtor installer service company firm studio repair',
  ),
  places: list(
    'hotel restaurant cafe café bar gym venue shop store campsite museum bakery salon spa park beach hostel resort pub brewery winery library theater theatre cinema market mall supermarket pharmacy airport apartment condo house office room airbnb villa cabin playground pool zoo diner bistro club laundromat space trail hike city',
  ),
  learning: list(
    'course class workshop conference webinar book guide tutorial certification degree lesson bootcamp ebook textbook seminar quiz magazine',
  ),
  goods: list(
    'case cover gift present toy gadget souvenir product accessory ornament book ebook magazine game puzzle kit balloon guitar piano pen pencil instrument ball racket part',
  ),
}

/** Nouns without a plural, and nouns that are only ever plural, by what they are for. */
const uncountable: Record<Subject, string[]> = {
  furniture: list('furniture storage insulation upholstery flooring'),
  lights: list('lighting'),
  home: list('bedding decor wallpaper'),
  appliances: [],
  device: list('electronics equipment hardware'),
  software: list('software hosting saas automation'),
  clothes: list('clothing footwear jewelry luggage underwear sportswear outerwear'),
  food: list(
    'coffee tea cheese bread sourdough chocolate pasta rice soup milk honey salt pepper butter yogurt kombucha matcha brew hummus granola oatmeal popcorn tofu bacon chicken beef salmon fish food juice water oil vinegar jam kimchi sushi ramen cream gelato',
  ),
  plants: list('grass soil mulch compost fertilizer moss ivy lavender basil bamboo'),
  pets: list('litter kibble'),
  paper: list('paper stationery'),
  print: list('cardstock packaging'),
  vehicles: list('camping'),
  tools: list('cookware bakeware cutlery tableware glassware paint glue yarn wood fabric tape gear'),
  services: list(
    'catering cleaning landscaping plumbing photography translation copywriting bookkeeping roofing moving tutoring coaching consulting maintenance delivery',
  ),
  places: list('housing parking accommodation lodging'),
  learning: list('training homework'),
  goods: list('merchandise swag supplies decorations lego'),
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
  if (/(?:[^aeiou]y|fe?|man|foot|tooth|child|person|mouse)$/.test(noun) && !/(?:chief|roof|proof)$/.test(noun))
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
