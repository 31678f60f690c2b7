import { changes } from './changes.ts'
import { figures } from './figures.ts'
import { requests } from './requests.ts'
import { wording } from './wording.ts'

/** Frames that are asked for last, where neither a rule nor an example was found: figures, then words, then speech acts. */
export const broadFrames = [...figures, ...changes, ...wording, ...requests]
