import { buildingExamples, buildingNearMisses } from './building.ts'
import { claimsExamples, claimsNearMisses } from './claims.ts'
import { classesExamples, classesNearMisses } from './classes.ts'
import { deliveryExamples, deliveryNearMisses } from './delivery.ts'
import { eventsExamples, eventsNearMisses } from './events.ts'
import { everydayExamples, everydayNearMisses } from './everyday.ts'
import { financeExamples, financeNearMisses } from './finance.ts'
import { homesExamples, homesNearMisses } from './homes.ts'
import { hotelExamples, hotelNearMisses } from './hotel.ts'
import { itHelpExamples, itHelpNearMisses } from './it-help.ts'
import { learningExamples, learningNearMisses } from './learning.ts'
import { marketingExamples, marketingNearMisses } from './marketing.ts'
import { meetingsExamples, meetingsNearMisses } from './meetings.ts'
import { officeKitchenExamples, officeKitchenNearMisses } from './office-kitchen.ts'
import { officeRoomsExamples, officeRoomsNearMisses } from './office-rooms.ts'
import { peopleExamples, peopleNearMisses } from './people.ts'
import { restaurantExamples, restaurantNearMisses } from './restaurant.ts'
import { serviceExamples, serviceNearMisses } from './service.ts'
import { shopExamples, shopNearMisses } from './shop.ts'
import { transportExamples, transportNearMisses } from './transport.ts'

/** A sentence for every situation. */
export const allExamples = [
  ...officeKitchenExamples,
  ...officeRoomsExamples,
  ...buildingExamples,
  ...itHelpExamples,
  ...meetingsExamples,
  ...peopleExamples,
  ...financeExamples,
  ...shopExamples,
  ...deliveryExamples,
  ...restaurantExamples,
  ...hotelExamples,
  ...eventsExamples,
  ...classesExamples,
  ...transportExamples,
  ...homesExamples,
  ...learningExamples,
  ...marketingExamples,
  ...claimsExamples,
  ...serviceExamples,
  ...everydayExamples,
]

/** Sentences that come near a situation and are not it. */
export const allNearMisses = [
  ...officeKitchenNearMisses,
  ...officeRoomsNearMisses,
  ...buildingNearMisses,
  ...itHelpNearMisses,
  ...meetingsNearMisses,
  ...peopleNearMisses,
  ...financeNearMisses,
  ...shopNearMisses,
  ...deliveryNearMisses,
  ...restaurantNearMisses,
  ...hotelNearMisses,
  ...eventsNearMisses,
  ...classesNearMisses,
  ...transportNearMisses,
  ...homesNearMisses,
  ...learningNearMisses,
  ...marketingNearMisses,
  ...claimsNearMisses,
  ...serviceNearMisses,
  ...everydayNearMisses,
]
