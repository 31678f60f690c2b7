import { asking } from './happenings/asking.ts'
import { changed } from './happenings/changed.ts'
import { coming } from './happenings/coming.ts'
import { done } from './happenings/done.ts'
import { goods } from './happenings/goods.ts'
import { messages } from './happenings/messages.ts'
import { news } from './happenings/news.ts'
import { places } from './happenings/places.ts'
import { predicates } from './happenings/predicates.ts'
import { readyAndFull } from './happenings/ready-and-full.ts'
import { requestsToDo } from './happenings/requests-to-do.ts'
import { requestsToHandOver } from './happenings/requests-to-hand-over.ts'
import { rules } from './happenings/rules.ts'
import { services } from './happenings/services.ts'
import { states } from './happenings/states.ts'
import { wide } from './happenings/wide.ts'
import { wideRequests } from './happenings/wide-requests.ts'

/** Frames by what happens: verbs and predicates of plain working English, the narrow before the wide. */
export const happenings = [
  ...states,
  ...readyAndFull,
  ...done,
  ...changed,
  ...news,
  ...coming,
  ...asking,
  ...rules,
  ...requestsToHandOver,
  ...requestsToDo,
  ...goods,
  ...services,
  ...places,
  ...predicates,
  ...messages,
  ...wide,
  ...wideRequests,
]
