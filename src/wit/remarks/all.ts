import { duties } from './duties.ts'
import { lengths } from './lengths.ts'
import { news } from './news.ts'
import { offers } from './offers.ts'
import { placesAndTimes } from './places-and-times.ts'
import { please1 } from './please-1.ts'
import { please2 } from './please-2.ts'
import type { Remark } from './remark.ts'
import { statements } from './statements.ts'
import { thanks } from './thanks.ts'

/** All remarks. */
export const allRemarks: readonly Remark[] = [
  ...please1,
  ...please2,
  ...thanks,
  ...duties,
  ...offers,
  ...news,
  ...lengths,
  ...placesAndTimes,
  ...statements,
]
