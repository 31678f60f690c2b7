import { type Computation, isWanted } from './computation.ts'

/** What a thing is called among its like: "room 12", "lane B"; wanted by what it is: `label(room|lane)`. */
export const label: Computation = {
  words: 'any',
  gives: ['label'],
  find({ quantities: { labels } }, { words }) {
    const found = labels.find(({ kind }) => isWanted(words, kind))
    return found && { value: found.value, texts: { label: `${found.kind} ${found.name}` } }
  },
}
