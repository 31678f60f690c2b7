import { announcementsPhrases } from './customers/announcements.ts'
import { claimsPhrases } from './customers/claims.ts'
import { deliveryAndPaymentPhrases } from './customers/delivery-and-payment.ts'
import { plainOffersPhrases } from './customers/plain-offers.ts'
import { productPraisePhrases } from './customers/product-praise.ts'
import { salesPhrases } from './customers/sales.ts'
import { softwarePhrases } from './customers/software.ts'
import { storeAndKitchenPhrases } from './customers/store-and-kitchen.ts'
import { supportPhrases } from './customers/support.ts'
import { webPagesPhrases } from './customers/web-pages.ts'
import { notesToColleaguesPhrases } from './everyday/notes-to-colleagues.ts'
import { noticesPhrases } from './everyday/notices.ts'
import { ordersAndMenusPhrases } from './everyday/orders-and-menus.ts'
import { plainNewsPhrases } from './everyday/plain-news.ts'
import { requestsPhrases } from './everyday/requests.ts'
import { workplaceNoticesPhrases } from './everyday/workplace-notices.ts'
import { bodyAndMoneyPhrases } from './idioms/body-and-money.ts'
import { effortPhrases } from './idioms/effort.ts'
import { progressPhrases } from './idioms/progress.ts'
import { weatherAndWaterPhrases } from './idioms/weather-and-water.ts'
import { emailClosingsPhrases } from './office/email-closings.ts'
import { emailOpeningsPhrases } from './office/email-openings.ts'
import { figuresOfOfficeSpeechPhrases } from './office/figures-of-office-speech.ts'
import { jobAdsPhrases } from './office/job-ads.ts'
import { meetingsPhrases } from './office/meetings.ts'
import { quickCallsPhrases } from './office/quick-calls.ts'
import { workplacePhrases } from './office/workplace.ts'
import type { Phrase } from './phrase.ts'
import { eventsPhrases } from './places/events.ts'
import { homesPhrases } from './places/homes.ts'
import { houseRulesPhrases } from './places/house-rules.ts'
import { invitationsPhrases } from './places/invitations.ts'
import { signsPhrases } from './places/signs.ts'
import { deadlinesPhrases } from './times/deadlines.ts'
import { occasionsPhrases } from './times/occasions.ts'

/** All stock phrases. The first that a message holds is taken, so what is specific stands before what is general. */
export const phrases: readonly Phrase[] = [
  ...meetingsPhrases,
  ...figuresOfOfficeSpeechPhrases,
  ...quickCallsPhrases,
  ...emailOpeningsPhrases,
  ...emailClosingsPhrases,
  ...jobAdsPhrases,
  ...workplacePhrases,
  ...announcementsPhrases,
  ...productPraisePhrases,
  ...salesPhrases,
  ...plainOffersPhrases,
  ...plainNewsPhrases,
  ...storeAndKitchenPhrases,
  ...webPagesPhrases,
  ...softwarePhrases,
  ...signsPhrases,
  ...houseRulesPhrases,
  ...homesPhrases,
  ...invitationsPhrases,
  ...eventsPhrases,
  ...supportPhrases,
  ...deliveryAndPaymentPhrases,
  ...effortPhrases,
  ...weatherAndWaterPhrases,
  ...bodyAndMoneyPhrases,
  ...progressPhrases,
  ...deadlinesPhrases,
  ...occasionsPhrases,
  ...noticesPhrases,
  ...requestsPhrases,
  ...ordersAndMenusPhrases,
  ...claimsPhrases,
  ...workplaceNoticesPhrases,
  ...notesToColleaguesPhrases,
]
