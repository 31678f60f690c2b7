import { officeKitchenExamples, officeKitchenNearMisses } from './office-kitchen.ts'
import { officeRoomsExamples, officeRoomsNearMisses } from './office-rooms.ts'
import { buildingExamples, buildingNearMisses } from './building.ts'
import { itHelpExamples, itHelpNearMisses } from './it-help.ts'
import { meetingsExamples, meetingsNearMisses } from './meetings.ts'
import { peopleExamples, peopleNearMisses } from './people.ts'
import { financeExamples, financeNearMisses } from './finance.ts'
import { shopExamples, shopNearMisses } from './shop.ts'
import { deliveryExamples, deliveryNearMisses } from './delivery.ts'
import { restaurantExamples, restaurantNearMisses } from './restaurant.ts'

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
]
