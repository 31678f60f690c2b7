import { priced } from './priced.ts'

/** Figures, whatever they are of. */
export const generalPatterns = [...priced]
