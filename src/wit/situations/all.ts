import { accountsSituations } from './customers/accounts.ts'
import { claimsSituations } from './customers/claims.ts'
import { deliverySituations } from './customers/delivery.ts'
import { giftsSituations } from './customers/gifts.ts'
import { hotelSituations } from './customers/hotel.ts'
import { marketingSituations } from './customers/marketing.ts'
import { ordersSituations } from './customers/orders.ts'
import { restaurantSituations } from './customers/restaurant.ts'
import { serviceSituations } from './customers/service.ts'
import { shopSituations } from './customers/shop.ts'
import { webSituations } from './customers/web.ts'
import { callsSituations } from './office/calls.ts'
import { climateSituations } from './office/climate.ts'
import { everydaySituations } from './office/everyday.ts'
import { financeSituations } from './office/finance.ts'
import { itHelpSituations } from './office/it-help.ts'
import { meetingsSituations } from './office/meetings.ts'
import { networkSituations } from './office/network.ts'
import { officeKitchenSituations } from './office/office-kitchen.ts'
import { officeMachinesSituations } from './office/office-machines.ts'
import { officeRoomsSituations } from './office/office-rooms.ts'
import { passwordsSituations } from './office/passwords.ts'
import { peopleSituations } from './office/people.ts'
import { buildingSituations } from './places/building.ts'
import { classesSituations } from './places/classes.ts'
import { cultureSituations } from './places/culture.ts'
import { entrancesSituations } from './places/entrances.ts'
import { eventsSituations } from './places/events.ts'
import { fitnessSituations } from './places/fitness.ts'
import { homesSituations } from './places/homes.ts'
import { learningSituations } from './places/learning.ts'
import { transportSituations } from './places/transport.ts'
import type { Situation } from './situation.ts'

/** Every situation, by field. */
export const allSituations: readonly Situation[] = [
  ...officeKitchenSituations,
  ...officeRoomsSituations,
  ...itHelpSituations,
  ...meetingsSituations,
  ...peopleSituations,
  ...financeSituations,
  ...shopSituations,
  ...deliverySituations,
  ...restaurantSituations,
  ...hotelSituations,
  ...serviceSituations,
  ...marketingSituations,
  ...claimsSituations,
  ...everydaySituations,
  ...buildingSituations,
  ...transportSituations,
  ...homesSituations,
  ...eventsSituations,
  ...classesSituations,
  ...learningSituations,
  ...climateSituations,
  ...callsSituations,
  ...giftsSituations,
  ...networkSituations,
  ...officeMachinesSituations,
  ...entrancesSituations,
  ...passwordsSituations,
  ...ordersSituations,
  ...accountsSituations,
  ...cultureSituations,
  ...fitnessSituations,
  ...webSituations,
]
