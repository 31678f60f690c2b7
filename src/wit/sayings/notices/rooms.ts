import { type Saying, saying } from '../saying.ts'

/** Halls, printers, kitchens and what is delivered there. */
export const noticesRooms: readonly Saying[] = [
  saying({
    id: 'narrow-shoulders',
    needs:
      'paint|repaint|repainted + hallway|stairwell|corridor|staircase|entryway|doorway|hall + be|will|is|are - my|home|finished|done|last|was|were|class|if|not|been|spray|bathroom down the|mural|artist|graffiti|color',
    dryness: 'sandy',
    text: 'Please have narrow shoulders until the paint dries.',
    why: 'How to pass.',
    example: 'The landlord is painting the hallway, so please keep bikes out of the stairwell.',
    miss: 'The hallway was painted last year.',
  }),
  saying({
    id: 'one-sip-counts',
    needs:
      'finish|finishes|empty|empties|last of the|last cup + coffee|pot|milk|carton|juice + make|start|brew|refill|replace|new|fresh - i|class|tour|recipe|concrete|flower|soup|stew|plant|add|flour|boil|trash',
    dryness: 'sandy',
    text: 'Leaving one sip counts as finishing.',
    why: 'Against a known method.',
    example: 'Whoever finishes the coffee should make a new pot.',
    miss: 'The coffee is fresh.',
  }),
  saying({
    id: 'on-the-screen',
    needs: 'please|@please + print only|only print - label|return|cursive|not only|coupon|name|3d|photo',
    dryness: 'sandy',
    text: 'The rest may be admired on the screen.',
    why: 'For the other pages.',
    example: 'Our printer is low on toner, so please print only what you need.',
    miss: 'We print only on cotton.',
  }),
  saying({
    id: 'softly-spoken',
    needs:
      'printer|copier + low on toner|low on ink|toner be low|ink be low|toner is low|ink is low|run low on toner|running low on toner|running low on ink|run low on ink - if|when|never|not|please|alert|subscription|order|buy',
    dryness: 'sandy',
    text: 'The later pages will be softly spoken.',
    why: 'How it will look.',
    example: 'The copier on the second floor is running low on toner.',
    miss: 'The printer is out of paper.',
  }),
  saying({
    id: 'in-a-hurry',
    needs:
      'new printer|new copier|new scanner + set up|install|in place|ready|here|arrive|replace|next to|room|hall|work|online|up and running - not|need|want|order|should|if|ink|sale|@percent|next week|tomorrow|printers|copiers|fund|budget|please|will|@money',
    dryness: 'sandy',
    text: 'It does not yet know when you are in a hurry.',
    why: 'The old one did.',
    example: 'The new printer is set up next to the mail room.',
    miss: 'We need a new printer.',
  }),
  saying({
    id: 'trying-not-to-read',
    needs:
      'please + pick up|collect|remove|take|get|grab + page|printout|print|printouts|document|paper + printer|copier - jam|tray|cartridge|toner|low|out of|load|add|turn|before|3d|photo',
    dryness: 'sandy',
    text: 'The rest of us are trying not to read.',
    why: 'What waiting pages ask for.',
    example: 'Please pick up your pages from the printer.',
    miss: 'Please add paper to the printer.',
  }),
  saying({
    id: 'empty-dish-won',
    needs:
      'potluck + bring|share|make + dish|side|food|salad|something - fork|napkin|still|brought|was|were|fun|thank|thanks|won|i|not|no|plate|chair|utensil|only',
    dryness: 'sandy',
    text: 'The dish that goes home empty has won.',
    why: 'How it is judged.',
    example: 'Everyone in the office is welcome to bring a dish to the potluck.',
    miss: "I'm bringing plates to the potluck.",
  }),
  saying({
    id: 'air-next-to-it',
    needs:
      'tire + need air|needs air|low on air|need more air|needs more air|need some air|needs some air - if|check|free|pump|tires|recall',
    dryness: 'sandy',
    text: 'There is plenty of air right next to it.',
    why: 'Where to look.',
    example: 'The front tire on the delivery van needs air.',
    miss: 'The tire is new.',
  }),
  saying({
    id: 'stepped-over',
    needs:
      'maintenance|inspector|contractor|exterminator|landlord|property manager|technician + your apartment|your unit|your home|your house|each apartment|each unit|every apartment|every unit|all apartments|all units + enter|stop by|come|visit|check|inspect|inspection|be in - you can|if|not|tax|insurance|mold|you may|emergency|violation|eviction',
    dryness: 'sandy',
    text: 'Whatever is on the floor will be stepped over politely.',
    why: 'On tidying.',
    example: 'Maintenance will stop by your apartment on Wednesday to change the air filter.',
    miss: 'Your apartment is ready.',
  }),
  saying({
    id: 'larger-box',
    needs:
      'sample|part|parts|shipment|package|replacement|filter|shirt|supplies|supply|swatch|brochure|banner|order + should arrive|should be here|should come|expected to arrive|be expected|is expected|are expected + @day|tomorrow|next week|this week|today|monday|tuesday|wednesday|thursday|friday - late|delay|medicine|not|baby|in order|furniture|mechanic|vaccine|part of|if|guest|table|restaurant|pickup',
    dryness: 'sandy',
    text: 'The box will be larger than seems necessary.',
    why: 'As boxes are.',
    example: 'The samples should arrive on Friday.',
    miss: 'The guests should arrive on Friday.',
  }),
  saying({
    id: 'looking-around',
    needs: 'help yourself to|help yourselves to - not|do|tour|if|medicine|please only|data',
    dryness: 'sandy',
    text: 'Looking around first is customary.',
    why: 'The manner of it.',
    example: 'Help yourself to the tomatoes by the door.',
    miss: 'Help us with the tomatoes.',
  }),
  saying({
    id: 'gray-pie-chart',
    needs:
      'please|@please + print in color|printing in color|color print|color printing|color copies|color copy|color printer|print in black and white|print everything in black and white - photo|paint|fabric|toner|order|wedding|poster|flyer|logo|service|t-shirt|cartridge',
    dryness: 'sandy',
    text: 'A pie chart can be enjoyed in gray.',
    why: 'How it will look.',
    example: "Please don't print in color unless you have to.",
    miss: 'Please order more color toner.',
  }),
  saying({
    id: 'rim-counts-as-inside',
    needs:
      'please|@please|asks that you|ask that you + empty + trash|trash can|bin|wastebasket|garbage|garbage can|recycling - dishwasher|take|not|full|medical|needle|truck|recycle bin on|folder|email|inbox|spam|desktop',
    dryness: 'sandy',
    text: 'What is balanced on the rim counts as inside.',
    why: 'How full they get.',
    example: 'The cleaning crew asks that you empty your trash by 5.',
    miss: 'The trash was emptied.',
  }),
]
