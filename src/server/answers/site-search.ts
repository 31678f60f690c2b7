import { chatWords } from '#content/chat.ts'
import { routes } from '#content/routes.ts'
import type { Completion } from '#server/answers/ai/completion.ts'

/** What the site's own pages say to a question: a passage word for word, where it stands, and where else to look. */
export interface SiteAnswer {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** Searches the site; nothing when its pages do not cover the question. Pages lend it, because they know the words. */
export type SiteSearch = (question: string) => Promise<SiteAnswer | undefined>

const notCovered: SiteAnswer = {
  text: chatWords.notCovered,
  links: [{ label: chatWords.contact, href: routes.contact }],
}

/** Answers out of the site's own pages. Needs no service, and is what answers when there is none. */
export const siteSearch = (search: SiteSearch): Completion => ({
  label: chatWords.searchLabel,
  async *complete({ question }) {
    const { text, links } = (await search(question)) ?? notCovered
    yield { kind: 'text', text }
    for (const link of links) yield { kind: 'link', ...link }
    yield { kind: 'end', cutOff: false }
  },
})
