import { chatPage } from '#content-model/pages/chat-page.ts'
import { confirmPage, leavePage } from '#content-model/pages/consent.ts'
import {
  betaPage,
  comingSoonPage,
  contactPage,
  erasePage,
  newsletterPage,
  quotePage,
} from '#content-model/pages/form-pages.ts'
import { searchPage } from '#content-model/pages/search-page.ts'
import { tryPage } from '#content-model/pages/try-page.ts'

/**
 * Title, ground and object of the pages rendered on demand. The build does not render these pages, so their social
 * cards come from this list.
 */
export const openings = {
  beta: { title: betaPage.title, ground: 'lilac', object: 'paint-bucket' },
  chat: { title: chatPage.title, ground: 'sky', object: 'goldfish' },
  comingSoon: { title: comingSoonPage.title, ground: 'yolk', object: 'toaster' },
  confirm: { title: confirmPage.title, ground: 'lilac', object: 'megaphone' },
  contact: { title: contactPage.title, ground: 'mint', object: 'envelope' },
  erase: { title: erasePage.title, ground: 'lilac', object: 'goldfish' },
  leave: { title: leavePage.title, ground: 'lilac', object: 'goldfish' },
  newsletter: { title: newsletterPage.title, ground: 'lilac', object: 'megaphone' },
  quote: { title: quotePage.title, ground: 'sky', object: 'briefcase' },
  search: { title: searchPage.title, ground: searchPage.ground, object: searchPage.object },
  try: { title: tryPage.title, ground: 'tomato', object: 'rubber-duck' },
} as const
