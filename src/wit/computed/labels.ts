import { type Computation, isWanted } from './computation.ts'

/** The label of a thing among its like: "room 12", "lane B"; selected by the kind: `label(room|lane)`. */
export const label: Computation = {
  words: 'any',
  gives: ['label'],
  find({ quantities: { labels } }, { words }) {
    const found = labels.find(({ kind }) => isWanted(words, kind))
    return found && { value: found.value, texts: { label: `${found.kind} ${found.name}` } }
  },
}
