/**
 * Classes of things: two of one class are similar, though not the same ("printer", "copier"). Each line is a class; a word may
 * be in several.
 */
const lines: Record<string, string> = {
  machine:
    'printer copier scanner machine projector fax shredder elevator lift escalator escalators heating heater boiler thermostat air-conditioning conditioning hvac furnace light lights lamp dishwasher dryer washer laminator toner cartridge robot vacuum forklift press conveyor',
  kitchen:
    'microwave refrigerator fridge oven coffee toaster kettle sink dish mug cup kitchen freezer pantry dishwasher espresso',
  room: 'room lobby hallway lounge hall studio restroom bathroom kitchen cafeteria garage roof deck rooftop gym pool sauna library office floor studio closet locker lockers entrance door stairs staircase gate patio basement courtyard corridor',
  venue:
    'store shop office restaurant cafe café bakery salon gym museum library gallery bank branch clinic pool bar hotel warehouse showroom school theater market florist studio counter kitchen market cafeteria park zoo factory plant',
  event:
    'party picnic gala concert festival fair conference retreat offsite parade show talk tour workshop seminar webinar reception ceremony auction fundraiser run race tournament dinner lunch potluck celebration market exhibition exhibit bingo livestream keynote open-house recital raffle screening performance game match play reading rehearsal',
  meeting:
    'meeting call standup stand-up sync check-in review all-hands town-hall huddle session interview kickoff demo retro one-on-one conversation catch-up',
  lesson:
    'class course workshop training lesson yoga pilates spin seminar tutorial orientation webinar exam test quiz homework essay assignment lecture',
  paper:
    'report document contract agreement lease invoice proposal draft slide slides deck agenda minutes resume résumé form file copy contract nda receipt statement letter attachment presentation notes spreadsheet brief memo handbook manual quote estimate slip mockup mockups copies paperwork',
  money:
    'invoice bill payment fee price cost rate rent deposit refund balance charge fare tax salary bonus budget expense expenses reimbursement tip discount surcharge fine premium mortgage loan credit',
  parcel:
    'package parcel order delivery shipment box pallet crate mail letter envelope item truck freight groceries shipping package packages carton',
  account:
    'account password login pin profile membership subscription plan trial badge card pass authentication username session license permit registration warranty policy voucher coupon',
  software:
    'app website site software platform system tool portal dashboard server database api browser version update feature bug build deploy release intranet network wifi wi-fi internet vpn email inbox mailbox storage chatbot search mode link page',
  message:
    'email message newsletter issue text call voicemail inbox reply notification alert inquiry question ticket request post blog podcast episode',
  food: 'pizza salmon cake bread coffee tea milk croissant sandwich soup salad taco tacos lemon cheese cheddar jam honey sauce cereal chips pasta dessert ice-cream wine beer juice menu dish special flavor snack snacks lunch breakfast dinner appetizer bagel bagels muffin pastry pastries cookie tomato tomatoes egg eggs burger latte espresso brew roast tart',
  product:
    'mattress chair desk lamp candle soap shampoo conditioner detergent cream lotion bag backpack tote mug shoe shoes shirt sweater jacket blade knife towel towels rug mat bulb bulbs battery batteries bottle bottles notebook phone case cable cushion pillow blanket blender pan cutting-board sunscreen polish paint toy frame frames tile tiles sofa table furniture cottage home house apartment jeans dress watch headphones bike tent filter',
  person:
    'manager director engineer designer bookkeeper accountant receptionist barista driver nurse teacher intern assistant associate specialist consultant technician developer writer editor analyst coordinator chef cook server instructor officer representative ceo president chair colleague hire machinist cashier salesperson plumber electrician cleaner painter painters exterminator contractor inspector lifeguard speaker stylist developer representative supervisor operator mechanic carpenter',
  worker:
    'technician cleaner cleaners crew painter painters plumber electrician exterminator contractor inspector inspectors movers installer maintenance electricians plumbers window-cleaner consultant consultants auditor auditors photographer caterer driver',
  people:
    'team staff employee customer client guest visitor tenant resident member student parent child kid passenger neighbor vendor supplier applicant candidate attendee volunteer shopper subscriber reader user',
  animal: 'dog cat pet animal bird fish horse duck puppy pets dogs',
  plant: 'plant flower tree garden plot lawn bouquet flowers',
  vehicle:
    'bus train shuttle ferry car truck van bike bicycle flight plane taxi tram vehicle forklift boat sailing trains cart',
  trash: 'trash recycling compost garbage waste bin dumpster recyclables',
  parking: 'parking garage lot car permit space valet carpool park',
  water: 'water hydrant pipe shower sprinkler pump hot-water boiler sink faucet restroom',
  power: 'power electricity generator outage light lights',
  building:
    'elevator lobby roof parking garage stairs door entrance gate hallway escalator sidewalk window windows fire-alarm drill alarm detector detectors sprinkler carpet hvac intercom',
  clothes:
    'dress shirt shoes jeans code coat jacket uniform sweater hat helmet glasses vest gloves laundry badge lanyard',
  time: 'hours schedule shift deadline window timesheet appointment reservation slot vacation break leave holiday weekend day',
  stay: 'room hotel checkout check-in breakfast reservation booking stay guest towel towels suite lodge key',
  job: 'job position role opening candidate applicant interview resume application hire team career careers experience salary internship shift',
  sale: 'sale discount offer deal code coupon promotion price clearance gift card',
  ticket: 'ticket admission seat pass reservation booking table fare entry',
  survey: 'survey review feedback rating questionnaire opinion experience',
  brand: 'logo brand tagline slogan campaign ad packaging design website marketing',
  figure: 'revenue sales profit target quarter growth rate percent number numbers traffic goal budget forecast',
}

const classes = new Map<string, string[]>()
for (const [name, words] of Object.entries(lines)) {
  for (const word of words.split(' ')) classes.set(word, [...(classes.get(word) ?? []), name])
}

const none: readonly string[] = []

/** The classes of a thing. */
export const classesOf = (word: string): readonly string[] =>
  classes.get(word) ?? classes.get(word.split(' ').at(-1) ?? word) ?? none
