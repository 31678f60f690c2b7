import { wordsIn } from '../needs.ts'
import type { Reading } from '../reading/reading.ts'
import { hangsOnThing, lastSentence } from '../referents.ts'
import { goodsCare } from './goods/care.ts'
import { goodsOffers } from './goods/offers.ts'
import { goodsRooms } from './goods/rooms.ts'
import { goodsServices } from './goods/services.ts'
import { goodsThings } from './goods/things.ts'
import { goodsThingsMore } from './goods/things-more.ts'
import { goodsTools } from './goods/tools.ts'
import { goodsToolsMore } from './goods/tools-more.ts'
import { household } from './household.ts'
import { lettersInvitations } from './letters/invitations.ts'
import { lettersMail } from './letters/mail.ts'
import { lettersOffice } from './letters/office.ts'
import { lettersPeople } from './letters/people.ts'
import { lettersWork } from './letters/work.ts'
import { notes } from './notes.ts'
import { noticesAsked } from './notices/asked.ts'
import { noticesRooms } from './notices/rooms.ts'
import { noticesShop } from './notices/shop.ts'
import { noticesStatus } from './notices/status.ts'
import { offersBookings } from './offers/bookings.ts'
import { offersGoods } from './offers/goods.ts'
import { offersPages } from './offers/pages.ts'
import { offersPosts } from './offers/posts.ts'
import { offersReviews } from './offers/reviews.ts'
import { offersServices } from './offers/services.ts'
import { offersShop } from './offers/shop.ts'
import { offersSocial } from './offers/social.ts'
import { postsHeadings } from './posts/headings.ts'
import { postsHeadings2 } from './posts/headings-2.ts'
import { postsNews } from './posts/news.ts'
import { postsNews2 } from './posts/news-2.ts'
import { postsNews3 } from './posts/news-3.ts'
import { postsSocial } from './posts/social.ts'
import { postsSocial2 } from './posts/social-2.ts'
import { postsSocial3 } from './posts/social-3.ts'
import { isSaid, type Saying } from './saying.ts'
import { services } from './services.ts'
import { visits } from './visits.ts'
import { work } from './work.ts'

export const allSayings = [
  ...visits,
  ...services,
  ...work,
  ...notes,
  ...household,
  ...lettersInvitations,
  ...lettersMail,
  ...lettersPeople,
  ...lettersWork,
  ...lettersOffice,
  ...offersBookings,
  ...offersGoods,
  ...offersPages,
  ...offersPosts,
  ...offersReviews,
  ...offersServices,
  ...offersShop,
  ...offersSocial,
  ...postsHeadings,
  ...postsHeadings2,
  ...postsNews,
  ...postsNews2,
  ...postsNews3,
  ...postsSocial,
  ...postsSocial2,
  ...postsSocial3,
  ...noticesShop,
  ...noticesRooms,
  ...noticesStatus,
  ...noticesAsked,
  ...goodsThings,
  ...goodsThingsMore,
  ...goodsCare,
  ...goodsServices,
  ...goodsOffers,
  ...goodsRooms,
  ...goodsTools,
  ...goodsToolsMore,
]

/** What is often said and is said here. */
export function saidIn(reading: Reading): Saying[] {
  const words = wordsIn(reading)
  const wordsBefore = reading.sentences > 1 ? wordsIn(lastSentence(reading)) : words
  const hangs = ({ lines }: Saying) => lines.some(({ text }) => hangsOnThing(text))
  return allSayings.filter(
    (saying) =>
      isSaid(saying, reading, words) &&
      (wordsBefore === words || !hangs(saying) || isSaid(saying, reading, wordsBefore)),
  )
}
