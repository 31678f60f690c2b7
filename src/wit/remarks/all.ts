import { duties } from './duties.ts'
import { lengths } from './lengths.ts'
import { news } from './news.ts'
import { offers1 } from './offers-1.ts'
import { offers2 } from './offers-2.ts'
import { placesAndTimes } from './places-and-times.ts'
import { please1 } from './please-1.ts'
import { please2 } from './please-2.ts'
import type { Remark } from './remark.ts'
import { statements1 } from './statements-1.ts'
import { statements2 } from './statements-2.ts'
import { thanks } from './thanks.ts'

/** All remarks. */
export const allRemarks: readonly Remark[] = [
  ...please1,
  ...please2,
  ...thanks,
  ...duties,
  ...offers1,
  ...offers2,
  ...news,
  ...lengths,
  ...placesAndTimes,
  ...statements1,
  ...statements2,
]
