import { officeKitchenSituations } from './office-kitchen.ts'
import { officeRoomsSituations } from './office-rooms.ts'
import { buildingSituations } from './building.ts'
import { itHelpSituations } from './it-help.ts'
import { meetingsSituations } from './meetings.ts'
import { peopleSituations } from './people.ts'
import { financeSituations } from './finance.ts'
import { shopSituations } from './shop.ts'
import { deliverySituations } from './delivery.ts'
import { restaurantSituations } from './restaurant.ts'
import { hotelSituations } from './hotel.ts'
import { eventsSituations } from './events.ts'
import { classesSituations } from './classes.ts'
import { transportSituations } from './transport.ts'
import { homesSituations } from './homes.ts'
import { learningSituations } from './learning.ts'
import { marketingSituations } from './marketing.ts'
import { claimsSituations } from './claims.ts'
import { serviceSituations } from './service.ts'
import { industrySituations } from './industry.ts'
import type { Situation } from './situation.ts'

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
...industrySituations,
]
