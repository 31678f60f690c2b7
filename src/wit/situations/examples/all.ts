import { accountsExamples, accountsNearMisses } from './customers/accounts.ts'
import { claimsExamples, claimsNearMisses } from './customers/claims.ts'
import { deliveryExamples, deliveryNearMisses } from './customers/delivery.ts'
import { giftsExamples, giftsNearMisses } from './customers/gifts.ts'
import { hotelExamples, hotelNearMisses } from './customers/hotel.ts'
import { marketingExamples, marketingNearMisses } from './customers/marketing.ts'
import { ordersExamples, ordersNearMisses } from './customers/orders.ts'
import { restaurantExamples, restaurantNearMisses } from './customers/restaurant.ts'
import { serviceExamples, serviceNearMisses } from './customers/service.ts'
import { shopExamples, shopNearMisses } from './customers/shop.ts'
import { webExamples, webNearMisses } from './customers/web.ts'
import { callsExamples, callsNearMisses } from './office/calls.ts'
import { climateExamples, climateNearMisses } from './office/climate.ts'
import { everydayExamples, everydayNearMisses } from './office/everyday.ts'
import { financeExamples, financeNearMisses } from './office/finance.ts'
import { itHelpExamples, itHelpNearMisses } from './office/it-help.ts'
import { meetingsExamples, meetingsNearMisses } from './office/meetings.ts'
import { networkExamples, networkNearMisses } from './office/network.ts'
import { officeKitchenExamples, officeKitchenNearMisses } from './office/office-kitchen.ts'
import { officeMachinesExamples, officeMachinesNearMisses } from './office/office-machines.ts'
import { officeRoomsExamples, officeRoomsNearMisses } from './office/office-rooms.ts'
import { passwordsExamples, passwordsNearMisses } from './office/passwords.ts'
import { peopleExamples, peopleNearMisses } from './office/people.ts'
import { buildingExamples, buildingNearMisses } from './places/building.ts'
import { classesExamples, classesNearMisses } from './places/classes.ts'
import { cultureExamples, cultureNearMisses } from './places/culture.ts'
import { entrancesExamples, entrancesNearMisses } from './places/entrances.ts'
import { eventsExamples, eventsNearMisses } from './places/events.ts'
import { fitnessExamples, fitnessNearMisses } from './places/fitness.ts'
import { homesExamples, homesNearMisses } from './places/homes.ts'
import { learningExamples, learningNearMisses } from './places/learning.ts'
import { transportExamples, transportNearMisses } from './places/transport.ts'

/** Sentences for every situation. */
export const allExamples = [
  ...officeKitchenExamples,
  ...officeRoomsExamples,
  ...itHelpExamples,
  ...meetingsExamples,
  ...peopleExamples,
  ...financeExamples,
  ...shopExamples,
  ...deliveryExamples,
  ...restaurantExamples,
  ...hotelExamples,
  ...serviceExamples,
  ...marketingExamples,
  ...claimsExamples,
  ...everydayExamples,
  ...buildingExamples,
  ...transportExamples,
  ...homesExamples,
  ...eventsExamples,
  ...classesExamples,
  ...learningExamples,
  ...climateExamples,
  ...callsExamples,
  ...giftsExamples,
  ...networkExamples,
  ...officeMachinesExamples,
  ...entrancesExamples,
  ...passwordsExamples,
  ...ordersExamples,
  ...accountsExamples,
  ...cultureExamples,
  ...fitnessExamples,
  ...webExamples,
]

/** Sentences that come near every situation and are not it. */
export const allNearMisses = [
  ...officeKitchenNearMisses,
  ...officeRoomsNearMisses,
  ...itHelpNearMisses,
  ...meetingsNearMisses,
  ...peopleNearMisses,
  ...financeNearMisses,
  ...shopNearMisses,
  ...deliveryNearMisses,
  ...restaurantNearMisses,
  ...hotelNearMisses,
  ...serviceNearMisses,
  ...marketingNearMisses,
  ...claimsNearMisses,
  ...everydayNearMisses,
  ...buildingNearMisses,
  ...transportNearMisses,
  ...homesNearMisses,
  ...eventsNearMisses,
  ...classesNearMisses,
  ...learningNearMisses,
  ...climateNearMisses,
  ...callsNearMisses,
  ...giftsNearMisses,
  ...networkNearMisses,
  ...officeMachinesNearMisses,
  ...entrancesNearMisses,
  ...passwordsNearMisses,
  ...ordersNearMisses,
  ...accountsNearMisses,
  ...cultureNearMisses,
  ...fitnessNearMisses,
  ...webNearMisses,
]
