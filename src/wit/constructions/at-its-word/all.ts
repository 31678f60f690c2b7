import { figures } from './figures.ts'
import { messages } from './messages.ts'
import { notices } from './notices.ts'
import { office } from './office.ts'
import { products } from './products.ts'
import { questions } from './questions.ts'
import { sharedTurns } from './shared-turns.ts'
import { short } from './short.ts'

/** Phrases of plain business writing taken at their word: figures first, then what is said and asked, then what many sentences share. */
export const atItsWord = [
  ...figures,
  ...notices,
  ...office,
  ...products,
  ...questions,
  ...messages,
  ...short,
  ...sharedTurns,
]
