import { buildingSituations } from './building.ts'
import { claimsSituations } from './claims.ts'
import { classesSituations } from './classes.ts'
import { deliverySituations } from './delivery.ts'
import { eventsSituations } from './events.ts'
import { everydaySituations } from './everyday.ts'
import { financeSituations } from './finance.ts'
import { homesSituations } from './homes.ts'
import { hotelSituations } from './hotel.ts'
import { itHelpSituations } from './it-help.ts'
import { learningSituations } from './learning.ts'
import { marketingSituations } from './marketing.ts'
import { meetingsSituations } from './meetings.ts'
import { officeKitchenSituations } from './office-kitchen.ts'
import { officeRoomsSituations } from './office-rooms.ts'
import { peopleSituations } from './people.ts'
import { restaurantSituations } from './restaurant.ts'
import { serviceSituations } from './service.ts'
import { shopSituations } from './shop.ts'
import type { Situation } from './situation.ts'
import { transportSituations } from './transport.ts'

/** Every situation, by field. */
export const allSituations: readonly Situation[] = [
  ...officeKitchenSituations,
  ...officeRoomsSituations,
  ...buildingSituations,
  ...itHelpSituations,
  ...meetingsSituations,
  ...peopleSituations,
  ...financeSituations,
  ...shopSituations,
  ...deliverySituations,
  ...restaurantSituations,
  ...hotelSituations,
  ...eventsSituations,
  ...classesSituations,
  ...transportSituations,
  ...homesSituations,
  ...learningSituations,
  ...marketingSituations,
  ...claimsSituations,
  ...serviceSituations,
  ...everydaySituations,
]
