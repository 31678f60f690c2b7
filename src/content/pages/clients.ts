import { counted, countedFirst } from '#content/number-words.ts'
import { routes } from '#content/routes.ts'

/** By how many places are taken. */
const places: Readonly<Record<number, string>> = {
  4: 'The fifth',
  5: 'The sixth',
  6: 'The seventh',
  7: 'The eighth',
  8: 'The ninth',
}

export const clientsPage = {
  title: 'Our Clients',
  /** By how many of all clients are invented. */
  description: (madeUp: number, all: number) => {
    if (madeUp === 0) return 'Companies that let Deadpan near their words, and what was written for each of them.'
    const invented = madeUp === all ? countedFirst(all) : `${countedFirst(madeUp)} of ${counted(all)}`
    return `${invented} clients of Deadpan are made up. The empty place beside them is kept for the first that exists.`
  },
  lead: (madeUp: number, all: number) => {
    if (madeUp === 0) return 'Companies with a serious business. It is still serious. The sentences changed.'
    if (madeUp === all) return `${countedFirst(all)} companies we made up. They have been very easy to work with.`
    return `We made up ${counted(madeUp)} of these ${counted(all)}. The others have opinions.`
  },
  label: 'Clients',
  /** The place for the first that exists, for as long as one of the others does not. */
  empty: {
    title: (taken: number) => `${places[taken] ?? 'The next'} place is empty, and real`,
    text: 'It is kept for the first company that exists. Bring a logo and something serious. We will change the sentences and leave the business alone.',
    action: { label: 'Be the first client: write to us', href: routes.contact },
    frame: 'An empty picture frame.',
  },
  /** The tiles behind the marks, in the clients' order: no two that touch are alike, in four columns or in two. */
  grounds: ['yolk', 'sky', 'lilac', 'tomato', 'mint', 'yolk', 'sky', 'lilac'],
} as const
