import { type Saying, saying } from '../saying.ts'

/** Rooms and places for rent. */
export const goodsRooms: readonly Saying[] = [
  saying({
    id: 'view-outside',
    needs:
      'view of the|views of the|views over the|view over the|overlook the + room|suite|apartment|cabin|loft|condo|studio|cottage|unit|balcony|terrace|penthouse|villa + lake|ocean|mountain|park|river|harbor|city|skyline|garden|sea|bay|valley|beach|pool|water|downtown - no view|obstruct|not|road|close|closed|meeting|screen|stage',
    dryness: 'sandy',
    text: 'The view itself is kept outside.',
    why: 'Where it is.',
    example: 'Every room comes with free Wi-Fi and a view of the lake.',
    miss: 'He has no view of the stage.',
  }),
  saying({
    id: 'no-ceiling',
    needs:
      'rooftop|patio|courtyard|terrace|deck|backyard garden|garden + rent|rental|reserve|book|private event|host + birthday|event|party|parties|wedding|gathering|reception|celebration|dinner - cover|covered|tent|close|closed|pavilion|gazebo|indoor|inside|apartment|unit|weather|rain|not',
    dryness: 'crisp',
    text: 'A ceiling is not included.',
    why: 'What the place lacks.',
    example: 'Our rooftop can be rented for birthdays and company events.',
    miss: 'The covered patio is closed for a party.',
  }),
  saying({
    id: 'minutes-included',
    needs:
      'by the hour|hourly rental|rented hourly|per hour basis|on an hourly basis + rent|book|reserve|available|studio|room|space|court|hall|kitchen|boat|bike|kayak|van - paid|pay|salary|wage|worse|better|charge|lawyer|change|bill|parking fine|temperature',
    dryness: 'arid',
    text: 'Minutes are included.',
    why: 'What an hour has.',
    example: 'The studio can be booked by the hour for photo shoots.',
    miss: 'He is paid by the hour.',
  }),
  saying({
    id: 'decades',
    needs:
      'by the day|by the week|by the month|by day + desk|room|office|space|apartment|locker|storage|studio|cabin|rent|rental|unit|camper + week|month - paid|pay|salary|grow|change|decade|day and night|better',
    dryness: 'arid',
    text: 'Decades are by arrangement.',
    why: 'Where the list might end.',
    example: 'Desks are available by the day, week, or month.',
    miss: 'The list grows by the day this week.',
  }),
  saying({
    id: 'cooking-stays',
    needs:
      'kitchen|appliance + renovated|remodeled|updated|new appliance|stainless steel appliance|modern appliance|brand-new|upgraded|renovate|remodel|redone + apartment|unit|home|house|condo|kitchen|rental|suite|townhouse|cottage|loft - close|closed|during|office|staff|break room|cabinet|not|will be|being|remodels|estimates|estimate|free|plan|want|we help|how much|under|until|contractor|your',
    dryness: 'crisp',
    text: 'Your cooking may stay as it is.',
    why: 'What need not change.',
    example: 'The kitchen was recently renovated with new appliances.',
    miss: 'The kitchen will be closed while the floor is renovated.',
  }),
  saying({
    id: 'clothes-chair',
    needs:
      'fully furnished|come furnished|comes furnished|furnished apartment|furnished room|furnished studio|furnished condo|furnished one-bedroom|furnished two-bedroom|is furnished|be furnished - office|not|unfurnished|partly|partially|or unfurnished|information',
    dryness: 'crisp',
    text: 'The clothes on the chair are to be your own.',
    why: 'What is brought along.',
    example: 'The apartment comes fully furnished and is available in June.',
    miss: 'The office is furnished.',
  }),
  saying({
    id: 'windows-both-ways',
    needs:
      'large window|big window|floor-to-ceiling window|tall window|huge window|oversized window|wide window|windows facing + room|apartment|loft|studio|home|house|unit|suite|bedroom|kitchen|condo|office|cottage|cabin - a large window|a big window|a tall window|a huge window|one|wash|clean|cleaning|install|replace|repair|store|shop|pop-up|broken|crack|draft',
    dryness: 'sandy',
    text: 'The windows work in both directions.',
    why: 'What a window does.',
    example: 'The loft has exposed brick and big windows facing the park.',
    miss: 'We wash big windows.',
  }),
  saying({
    id: 'sand-comes-back',
    needs:
      'beach + short walk|step|steps|minute|block|close|walking distance|short drive|walk + cottage|house|condo|apartment|cabin|rental|room|hotel|inn|villa|unit|motel|studio|bungalow|home|resort - close for|closed|cleanup|clean-up|not|open until|away from home|vote',
    dryness: 'crisp',
    text: 'Sand makes the trip back for free.',
    why: 'What comes along.',
    example: 'The cottage is a short walk from the beach.',
    miss: 'The beach is closed today.',
  }),
  saying({
    id: 'milk-marker',
    needs:
      'shared kitchen|shared bathroom|share a kitchen|communal kitchen|shared fridge - office|staff|please|clean|rule',
    dryness: 'crisp',
    text: 'Bring a marker for the milk.',
    why: 'Useful help.',
    example: 'The room has its own bath and a shared kitchen.',
    miss: 'Please clean the shared kitchen.',
  }),
  saying({
    id: 'exits-private',
    needs:
      'private entrance|separate entrance|its own entrance|own private entrance - staff|employee|not|use the|please',
    dryness: 'sandy',
    text: 'Your exits will be private as well.',
    why: 'The other use of a door.',
    example: 'The basement apartment has a private entrance.',
    miss: 'Please use the private entrance.',
  }),
  saying({
    id: 'hear-refrigerator',
    needs:
      'quiet street|quiet neighborhood|quiet building|quiet block|quiet residential street|quiet road|quiet cul-de-sac|quiet tree-lined street + house|apartment|home|room|unit|condo|studio|cottage|townhouse|rental|duplex|inn|bungalow|bedroom - please|party|rule|noise|construction',
    dryness: 'sandy',
    text: 'You will get to know the refrigerator.',
    why: 'What one hears.',
    example: 'The apartment is on a quiet street near the library.',
    miss: 'Please keep the building quiet.',
  }),
  saying({
    id: 'near-an-outlet',
    needs: 'work from anywhere|working from anywhere - not|security',
    dryness: 'crisp',
    text: 'Most people choose somewhere near an outlet.',
    why: 'Where anywhere is.',
    example: 'Our team can work from anywhere.',
    miss: 'The noise came from anywhere but work.',
  }),
]
