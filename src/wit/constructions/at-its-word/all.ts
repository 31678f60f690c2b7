import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { office } from './office.ts'
import { products } from './products.ts'
import { questions } from './questions.ts'

/** Phrases of plain business writing taken at their word: figures first, then what is said and asked. */
export const atItsWord = [...figures, ...notices, ...office, ...products, ...questions]
