import { atTimes } from './at-times.ts'
import { counted } from './counted.ts'
import { lasting } from './lasting.ts'
import { numbered } from './numbered.ts'
import { onDays } from './on-days.ts'

/** Figures, times and days, whatever they are of: figures first, since more sentences name a day or a time. */
export const generalPatterns = [...counted, ...numbered, ...lasting, ...onDays, ...atTimes]
